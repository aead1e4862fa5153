import type {BlockMarkdown} from '@/components/blocks/context'
import {comparisonTableMarkdown} from '@/components/comparison-table/comparison-table.markdown'

/** A comparison of products inside a text. */
export const embeddedComparisonMarkdown: BlockMarkdown<'embeddedComparison'> = (block, context) =>
  block.table ? comparisonTableMarkdown(block.table, context) : ''
