import type {BlockMarkdownContext} from '@/components/blocks/context'
import {comparisonTableMarkdown} from '@/components/comparison-table/comparison-table.markdown'
import type {Block} from '@/lib/content/types'

/** A comparison of products inside a text. */
export function embeddedComparisonMarkdown(
  block: Block<'embeddedComparison'>,
  context: BlockMarkdownContext,
): string {
  return block.table ? comparisonTableMarkdown(block.table, context) : ''
}
