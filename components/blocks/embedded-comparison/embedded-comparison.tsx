import type {BlockProps} from '@/components/blocks/context'
import {ComparisonTable} from '@/components/comparison-table/comparison-table'

/** A comparison of products inside a text; nothing without its table. */
export function EmbeddedComparison({block, id, context}: BlockProps<'embeddedComparison'>) {
  if (!block.table) return null
  return <ComparisonTable table={block.table} id={id} context={context} />
}
