import {evaluateSync} from 'groq-js'

import type {StoredDocument} from '../../contract.ts'
import {pathOf} from './constraints.ts'
import {type GroqNode, literal, part, parts} from './nodes.ts'

/** Arguments of `order()`, all of which are fields. */
export type Ordering = readonly GroqNode[]

/** The ordering of `| order(…)`; undefined when it compares anything but fields. */
export function orderingOf(node: GroqNode): Ordering | undefined {
  if (node.type !== 'PipeFuncCall' || node['name'] !== 'order') return undefined
  const args = parts(node, 'args')
  return args.every(isField) ? args : undefined
}

function isField(argument: GroqNode): boolean {
  const hasDirection = argument.type === 'Asc' || argument.type === 'Desc'
  return pathOf(hasDirection ? part(argument, 'base') : argument) !== undefined
}

type Documents = readonly StoredDocument[]

/** Ordered lists, valid as long as the index returns the same array. */
const known = new WeakMap<Documents, Map<string, Documents>>()

/** Sorts documents; cached, so that all slices of an order share one sort. */
export function inOrder(documents: Documents, ordering: Ordering): Documents {
  if (ordering.length === 0) return documents
  const name = JSON.stringify(ordering)
  const orders = known.get(documents) ?? new Map<string, Documents>()
  known.set(documents, orders)
  const order = {type: 'PipeFuncCall', name: 'order', base: literal(documents), args: ordering}
  const ordered = orders.get(name) ?? (evaluateSync(order).data as Documents)
  orders.set(name, ordered)
  return ordered
}
