import type {SectionMarkdownContext} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import type {Section} from '@/lib/content/types'
import {numberedEntries, stack} from '@/lib/seo/markdown/write'

/** What happens first, second and third. */
export function stepsMarkdown(section: Section<'steps'>, context: SectionMarkdownContext): string {
  return stack(openingMarkdown(section, context), numberedEntries(section.steps))
}
