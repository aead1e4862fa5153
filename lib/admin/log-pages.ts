import {pageSize} from './entries'

/** URL of a page of a log; parameters without a value are left out. */
export function logHref(path: string, query: Record<string, string | number | undefined>): string {
  const params = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(params.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${path}?${search}` : path
}

/** Rows to read for a page of a log: one more than it shows, which tells whether there is a next page. */
export const rowsToRead = pageSize + 1

/** The rows that a page shows, and the id that the next page begins before, or null. */
export function logPage<Row extends {id: number}>(read: Row[]): {rows: Row[]; next: number | null} {
  const rows = read.slice(0, pageSize)
  return {rows, next: read.length > pageSize ? (rows.at(-1)?.id ?? null) : null}
}
