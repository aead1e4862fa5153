import type {SectionMarkdownContext} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import type {Section} from '@/lib/content/types'
import {linkList} from '@/lib/seo/markdown/context'
import {numberedEntries, stack} from '@/lib/seo/markdown/write'

/** What sets the product apart. */
export function whyDifferentMarkdown(
  section: Section<'whyDifferent'>,
  context: SectionMarkdownContext,
): string {
  const {points, link} = section
  return stack(
    openingMarkdown(section, context),
    numberedEntries(points),
    link && linkList([link], context),
  )
}
