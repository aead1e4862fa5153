import type {PostgresConnection} from '@supabase/lite/postgres'

/** A parsed row request, as lite passes it to its connection. */
export type ParsedQuery = Parameters<PostgresConnection['onPostgrestAST']>[0]

/** A request that uses more of lite than columns, filters and an order. */
export class RefusedQuery extends Error {
  override name = 'RefusedQuery'
}

// Prototype property names: lite would write a column's data into a prototype.
function isInherited(name: string): boolean {
  return name in {}
}

const structural = /(?:^|\.)(?:select|order|columns|on_conflict)$/

/** Whether the parameters' names are safe for lite's parser. */
export function hasPlainNames(parameters: URLSearchParams): boolean {
  return [...parameters].every(([name, value]) => {
    const words = structural.test(name) ? (value.match(/\w+/g) ?? []) : []
    return /^[a-z][\w.]*$/i.test(name) && ![...name.split('.'), ...words].some(isInherited)
  })
}

type Fields = Record<string, unknown>

const column = /^[a-z][a-z0-9_]*$/
const castType = /^[a-z][a-z0-9_ ]*$/

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isColumn(value: unknown): boolean {
  return typeof value === 'string' && column.test(value)
}

function isScalar(value: unknown): boolean {
  // lite parses "is.unknown" and "not.is.null" to symbols.
  return value === null || ['string', 'number', 'boolean', 'symbol'].includes(typeof value)
}

function isOperand(operator: string, value: unknown): boolean {
  if (operator === '$not') return areOperators(value)
  if (operator === '$textSearch') return isFields(value) && Object.values(value).every(isScalar)
  // An object would be a subquery: any table of any schema, and SQL in an aggregate's name.
  return Array.isArray(value) ? value.every(isScalar) : isScalar(value)
}

function areOperators(value: unknown): boolean {
  return isFields(value) && Object.entries(value).every(([key, inner]) => isOperand(key, inner))
}

function isFilter(value: unknown): boolean {
  if (!isFields(value)) return value === undefined
  return Object.entries(value).every(([key, inner]) => {
    if (key === '$and' || key === '$or') return Array.isArray(inner) && inner.every(isFilter)
    if (key === '$not') return isFields(inner) && isFilter(inner)
    return isColumn(key) && areOperators(inner)
  })
}

function isSelected(value: unknown): boolean {
  if (value === '*' || isColumn(value)) return true
  if (!isFields(value)) return false
  return Object.entries(value).every(([alias, chosen]) => {
    if (!isColumn(alias) || !isFields(chosen)) return false
    const {column: name = alias, cast = 'text', ...rest} = chosen
    return isColumn(name) && castType.test(String(cast)) && Object.keys(rest).length === 0
  })
}

function isSorted(value: unknown): boolean {
  return isFields(value) && isColumn(value['column']) && value['embed'] === undefined
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return value === undefined || (Array.isArray(value) && value.every(isItem))
}

/**
 * Rejects queries beyond what the site uses. lite reads a JSON object in a filter as part of its
 * syntax tree, which allows injection.
 */
export function assertPlainQuery(query: ParsedQuery): void {
  const {select, where, order, join, onConflict} = query as unknown as Fields
  const plain =
    join === undefined &&
    isListOf(select, isSelected) &&
    isListOf(order, isSorted) &&
    isListOf(onConflict, isColumn) &&
    isFilter(where)
  if (!plain) throw new RefusedQuery('Only columns, filters by plain values and orders are served')
}

/** Makes a query's count exact: an estimate would reveal the number of rows to roles that may read none. */
export function countingExactly(query: ParsedQuery): ParsedQuery {
  const {$meta: meta} = query as {$meta?: {count?: string}}
  if (meta?.count === undefined || meta.count === 'exact') return query
  return {...query, $meta: {...meta, count: 'exact'}}
}
