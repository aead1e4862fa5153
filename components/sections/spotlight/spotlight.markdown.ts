import type {SectionMarkdownContext} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import type {Section} from '@/lib/content/types'
import {linkList} from '@/lib/seo/markdown/context'
import {paragraph, stack} from '@/lib/seo/markdown/write'

/** One event or programme. */
export function spotlightMarkdown(
  section: Section<'spotlight'>,
  context: SectionMarkdownContext,
): string {
  const {badge, heading, text, links} = section
  return stack(
    openingMarkdown({heading}, context),
    badge && paragraph({text: badge, strong: true}),
    text && paragraph(text),
    linkList(links, context),
  )
}
