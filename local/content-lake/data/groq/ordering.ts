import type {StoredDocument} from '../../contract.ts'
import {valueAt} from '../paths.ts'
import {pathOf} from './constraints.ts'
import {type GroqNode, part, parts} from './nodes.ts'

interface Key extends Direction {
  readonly path: string
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

// Ordered lists, valid as long as the index returns the same array.
const known = new WeakMap<Documents, Map<string, Documents>>()

/** Orders documents as groq-js does; stable for ties. */
export function inOrder(documents: Documents, ordering: Ordering): Documents {
  const name = JSON.stringify(ordering)
  const orders = known.get(documents) ?? new Map<string, Documents>()
  const sorted = orders.get(name) ?? sort(documents, ordering)
  orders.set(name, sorted)
  known.set(documents, orders)
  return sorted
}

/**
 * Index of the first document past a bound in an ordered list; documents equal to the bound are not
 * skipped.
 */
export function startOf(documents: Documents, [key]: Ordering, bound: Limit): number {
  if (!key || key.path !== bound.path || key.isDescending === bound.isLower) return 0
  let low = 0
  let high = documents.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const document = documents[middle]
    const result = document ? compare(valueAt(document, key.path), bound.value) : 0
    const isBefore = key.isDescending ? result > 0 : result < 0
    if (isBefore) low = middle + 1
    else high = middle
  }
  return low
}

interface Limit {
  path: string
  isLower: boolean
  value: unknown
}

function sort(documents: Documents, ordering: Ordering): Documents {
  const rows = documents.map((item) => {
    return {item, values: ordering.map(({path}) => valueAt(item, path))}
  })
  return sortRows(rows, ordering).map(({item}) => item)
}

/** Something ordered by values; the first difference decides. */
export interface Row<T = unknown> {
  item: T
  values: readonly unknown[]
}

export interface Direction {
  readonly isDescending: boolean
}

/** Sorts rows as groq-js does; undefined when a value is a time. */
export function sortRows<T>(rows: readonly Row<T>[], directions: readonly Direction[]): Row<T>[] {
  return rows.toSorted((a, b) => {
    for (const [index, {isDescending}] of directions.entries()) {
      const result = compare(a.values[index], b.values[index])
      if (result !== 0) return isDescending ? -result : result
    }
    return 0
  })
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
