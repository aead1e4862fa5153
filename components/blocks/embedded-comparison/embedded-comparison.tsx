import type {BlockProps} from '@/components/blocks/context'
import {ComparisonTable} from '@/components/comparison-table/comparison-table'

/** A comparison of products inside a text. */
export function EmbeddedComparison({block, id, context}: BlockProps<'embeddedComparison'>) {
  return <ComparisonTable table={block.table} id={id} context={context} />
}
