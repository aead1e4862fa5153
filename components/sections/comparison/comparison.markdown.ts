import {comparisonTableMarkdown} from '@/components/comparison-table/comparison-table.markdown'
import type {SectionMarkdownContext} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import type {Section} from '@/lib/content/types'
import {stack} from '@/lib/seo/markdown/write'

/** A comparison of products as a table. */
export function comparisonMarkdown(
  section: Section<'comparison'>,
  context: SectionMarkdownContext,
): string {
  const {table} = section
  if (!table) return ''
  return stack(openingMarkdown(section, context), comparisonTableMarkdown(table, context))
}
