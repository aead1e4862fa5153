import type {SectionMarkdownContext} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import type {Section} from '@/lib/content/types'
import {linkList} from '@/lib/seo/markdown/context'
import {entries, stack} from '@/lib/seo/markdown/write'

/** What happens inside the CRM. */
export function copilotMarkdown(
  section: Section<'copilot'>,
  context: SectionMarkdownContext,
): string {
  const {points, link} = section
  return stack(
    openingMarkdown(section, context),
    entries(points),
    link && linkList([link], context),
  )
}
