import type {StoredDocument} from '../../contract.ts'
import {valueAt} from '../paths.ts'
import {pathOf} from './constraints.ts'
import {type GroqNode, part, parts} from './nodes.ts'

interface Key {
  readonly path: string
  readonly isDescending: boolean
}

/** Fields compared by `order()`. */
export type Ordering = readonly Key[]

/** The ordering of `| order(…)`; undefined when it compares anything but fields. */
export function orderingOf(node: GroqNode): Ordering | undefined {
  if (node.type !== 'PipeFuncCall' || node['name'] !== 'order') return undefined
  const keys = parts(node, 'args').map(keyOf)
  return keys.every((key) => key !== undefined) ? keys : undefined
}

function keyOf(argument: GroqNode): Key | undefined {
  const isDescending = argument.type === 'Desc'
  const subject = isDescending || argument.type === 'Asc' ? part(argument, 'base') : argument
  const path = pathOf(subject)
  return path === undefined ? undefined : {path, isDescending}
}

type Documents = readonly StoredDocument[]

/** Ordered lists, valid as long as the index returns the same array. */
const known = new WeakMap<Documents, Map<string, Documents>>()

/** Orders documents as groq-js does; stable for ties. */
export function inOrder(documents: Documents, ordering: Ordering): Documents {
  if (ordering.length === 0) return documents
  const name = JSON.stringify(ordering)
  const orders = known.get(documents) ?? new Map<string, Documents>()
  const sorted = orders.get(name) ?? sort(documents, ordering)
  known.set(documents, orders.set(name, sorted))
  return sorted
}

function sort(documents: Documents, ordering: Ordering): Documents {
  const rows = documents.map((document) => {
    return {document, values: ordering.map(({path}) => valueAt(document, path))}
  })
  const sorted = rows.sort((a, b) => {
    for (const [index, {isDescending}] of ordering.entries()) {
      const result = compare(a.values[index], b.values[index])
      if (result !== 0) return isDescending ? -result : result
    }
    return 0
  })
  return sorted.map(({document}) => document)
}

const TYPE_ORDER: Record<string, number> = {number: 1, string: 2, boolean: 3}
const OTHER_TYPE = 4

function compare(a: unknown, b: unknown): number {
  const types = typeOrder(a) - typeOrder(b)
  if (types !== 0) return types
  if (typeof a === 'object' || a === b) return 0
  return (a as string) < (b as string) ? -1 : 1
}

function typeOrder(value: unknown): number {
  return TYPE_ORDER[typeof value] ?? OTHER_TYPE
}
