import 'server-only'
import type {SupabaseClient} from '@supabase/supabase-js'
import {z} from 'zod'

import type {Database} from '../server/supabase/database.types.generated'
import {
  filterOf,
  sortings,
  type Cursor,
  type DashboardQuery,
  type Filters,
  type Sorting,
} from './filters'
import {dayLength, isoTimestamp, startOfDay} from './timestamp'

/** A client with the signed-in user's session; row-level security decides what it sees. */
export type SessionClient = SupabaseClient<Database>

/** The database's error code for an operation that needs a more recent sign-in (supabase/schemas). */
export const signInTooOld = 'PT403'

/** Entries per page. */
export const pageSize = 50

/** One waitlist row, with the keys that the database sorts and searches by. */
export type Row = Database['public']['Tables']['waitlist']['Row']

/** One waitlist row as the dashboard shows it. */
export type Entry = Omit<Row, 'name_key' | 'email_key' | 'company_key' | 'search'>

/** A page of entries with the cursors of the previous and next page. */
export interface EntryPage {
  entries: Row[]
  previous: Cursor | null
  next: Cursor | null
}

/** Filter, sort order, cursor and size of one read. */
export interface PageRequest extends Filters {
  /** Only what was requested after this time. */
  since?: string | null
  sorting: Sorting
  cursor: Cursor | null
  size: number
}

/** Entries per query: the function's maximum. */
const batchSize = 1000

/** What the API returns of the entries after (or before) a cursor in display order, which may be fewer than asked for. */
async function readSome(
  client: SessionClient,
  {since, sorting, cursor, size, ...filters}: PageRequest,
): Promise<{rows: Row[]} | {errorCode: string}> {
  const {column, descending} = sortings[sorting]
  const {data, error} = await client.rpc('list_waitlist', {
    filter: {...filterOf(filters), ...(since && {requested_after: since})},
    sort: column,
    descending,
    page_size: Math.min(size, batchSize),
    ...(cursor && {
      after_value: cursor.value,
      after_id: cursor.id,
      backwards: cursor.backwards,
    }),
  })
  return error ? {errorCode: error.code} : {rows: data}
}

/** Entries after (or before) a cursor in display order: as many as asked for, or all that there are. The read is logged. */
export async function readEntries(
  client: SessionClient,
  request: PageRequest,
): Promise<{rows: Row[]} | {errorCode: string}> {
  const {sorting, size} = request
  const backwards = request.cursor?.backwards === true
  let rows: Row[] = []
  let isEnd = false
  while (!isEnd && rows.length < size) {
    const cursor = cursorBeside(rows, {sorting, backwards}) ?? request.cursor
    const read = await readSome(client, {...request, cursor})
    if (!('rows' in read)) return read
    isEnd = read.rows.length === 0
    rows = backwards ? [...read.rows, ...rows] : [...rows, ...read.rows]
  }
  return {rows: backwards ? rows.slice(-size) : rows.slice(0, size)}
}

function sortKey(row: Row, sorting: Sorting): string {
  const {column} = sortings[sorting]
  return column === 'created_at' ? isoTimestamp(row.created_at) : row[`${column}_key`]
}

/** Cursor after the last of these entries, or with `backwards` before the first. */
function cursorBeside(
  entries: Row[],
  {sorting, backwards}: {sorting: Sorting; backwards: boolean},
): Cursor | null {
  const edge = backwards ? entries[0] : entries.at(-1)
  if (!edge) return null
  return {value: sortKey(edge, sorting), id: edge.id, backwards}
}

/** Ids of the entries of a page beside one, which may no longer match the filter. */
export function neighborsOf(
  opened: Row,
  {entries}: EntryPage,
  sorting: Sorting,
): {previous: string | undefined; next: string | undefined} {
  const keyOf = (row: Row) => Buffer.from(`${sortKey(row, sorting)}\0${row.id}`)
  const sign = sortings[sorting].descending ? -1 : 1
  const others = entries.filter(({id}) => id !== opened.id)
  const after = others.filter((row) => Buffer.compare(keyOf(row), keyOf(opened)) === sign)
  return {previous: others.at(-after.length - 1)?.id, next: after[0]?.id}
}

/**
 * One page of entries; null when the database failed. Reads one entry more than it shows to know
 * whether there is a next page. A cursor whose page is gone falls back to the first page.
 */
export async function getPage(
  client: SessionClient,
  query: Pick<DashboardQuery, keyof Filters | 'sorting' | 'cursor'>,
): Promise<EntryPage | null> {
  const {cursor, sorting} = query
  const answer = await readEntries(client, {...query, size: pageSize + 1})
  if (!('rows' in answer)) return null
  const read = answer.rows
  const more = read.length > pageSize
  const backwards = cursor?.backwards === true
  if (cursor && (backwards ? !more : read.length === 0)) {
    return getPage(client, {...query, cursor: null})
  }

  const entries = backwards ? read.slice(-pageSize) : read.slice(0, pageSize)
  return {
    entries,
    previous: (backwards ? more : cursor !== null)
      ? cursorBeside(entries, {sorting, backwards: true})
      : null,
    next: backwards || more ? cursorBeside(entries, {sorting, backwards: false}) : null,
  }
}

/** Drivers return bigints as text. */
const count = z.coerce.number()

/** Number of matching entries; null when the database failed. */
export async function countEntries(
  client: SessionClient,
  {since, ...filters}: Filters & Pick<PageRequest, 'since'>,
): Promise<number | null> {
  const filter = {...filterOf(filters), ...(since && {requested_after: since})}
  const {data, error} = await client.rpc('count_waitlist', {filter})
  return error ? null : count.parse(data)
}

/** Number of entries on one day, such as 2026-11-21. */
export interface DayCount {
  day: string
  entries: number
}

/** Matching entries on each of the thirty days up to one, oldest first; null when the database failed. */
export async function countLastDays(
  client: SessionClient,
  filters: Filters,
  last: string,
): Promise<DayCount[] | null> {
  const days = Array.from({length: 30}, (_, index) =>
    new Date(Date.parse(last) - (29 - index) * dayLength).toISOString().slice(0, 10),
  )
  const starts = days.map((day) => startOfDay(day, filters.zone))
  const {data, error} = await client.rpc('count_waitlist_by_day', {
    filter: filterOf(filters),
    starts,
  })
  if (error) return null
  const counts = z.array(count).parse(data)
  return days.map((day, index) => ({day, entries: counts[index] ?? 0}))
}

/** The admin's previous visit and the number of entries since, and how long the oldest entry is kept. */
export interface Visit {
  previous: string | null
  newEntries: number
  oldest: {submitted: string; keptUntil: string} | null
}

/** Records the admin's visit. Null on failure, which must not hide the entries. */
export async function noteVisit(client: SessionClient): Promise<Visit | null> {
  const {data, error} = await client.rpc('visit_waitlist')
  const visit = error ? undefined : data[0]
  if (!visit) return null
  const {previous_visit: previous, new_entries: fresh, oldest_entry: submitted} = visit
  const oldest = submitted ? {submitted, keptUntil: visit.oldest_kept_until} : null
  return {previous, newEntries: count.parse(fresh), oldest}
}

/** An entry as it is read in full, with the day it is erased. */
export type ReadEntry = Row & {erased_on: string}

/** Result of reading an entry. */
export type FoundEntry = {status: 'read'; entry: ReadEntry} | {status: 'gone'} | {status: 'failed'}

/** Reads an entry to show in full, which the database logs. */
export async function openEntry(client: SessionClient, id: string): Promise<FoundEntry> {
  const {data, error} = await client.rpc('read_entry', {entry: id})
  if (error) return {status: 'failed'}
  const entry = data as ReadEntry | null
  return entry ? {status: 'read', entry} : {status: 'gone'}
}

/** Somebody who was made an admin. */
export type Admin = Database['public']['Functions']['list_admins']['Returns'][number]

/** Admins by name; an empty list when the database failed, which must not hide the entries. */
export async function listAdmins(client: SessionClient): Promise<Admin[]> {
  const {data} = await client.rpc('list_admins')
  return data ?? []
}
