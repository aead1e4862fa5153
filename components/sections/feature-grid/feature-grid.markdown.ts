import type {SectionMarkdownContext} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import type {Section} from '@/lib/content/types'
import {entries, stack} from '@/lib/seo/markdown/write'

/** What the product does. */
export function featureGridMarkdown(
  section: Section<'featureGrid'>,
  context: SectionMarkdownContext,
): string {
  return stack(openingMarkdown(section, context), entries(section.cards))
}
