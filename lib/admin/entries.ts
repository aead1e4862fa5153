import 'server-only'
import type {SupabaseClient} from '@supabase/supabase-js'
import {z} from 'zod'

import type {Database} from '../supabase/database.types.generated'
import {sortings, type Cursor, type DashboardQuery, type Filters, type Sorting} from './filters'

/** A client that speaks for the person who is signed in; the database decides what they see. */
export type SessionClient = SupabaseClient<Database>

/** Entries on one page of the dashboard. */
export const pageSize = 50

/** One waitlist row, and what it is sorted by. */
export interface Entry {
  id: string
  name: string
  email: string
  company: string | null
  phone: string | null
  message: string | null
  source: string
  language: string
  created_at: string
}

interface SortedEntry extends Entry {
  sort_value: string
}

/** A page of entries, and the cursors of its neighbours. */
export interface EntryPage {
  entries: Entry[]
  previous: Cursor | null
  next: Cursor | null
}

function filterArguments({search, sources, from, to}: Filters) {
  return {
    ...(search && {search}),
    ...(sources.length > 0 && {sources}),
    ...(from && {first_day: from}),
    ...(to && {last_day: to}),
  }
}

/** What is read at once: the filter, the order, where to go on, and how many. */
export interface PageRequest extends Filters {
  sorting: Sorting
  cursor: Cursor | null
  size: number
}

/** Entries next to a cursor in the order in which they are shown, or null when they could not be read. */
export async function readEntries(
  client: SessionClient,
  {sorting, cursor, size, ...filters}: PageRequest,
): Promise<SortedEntry[] | null> {
  const {column, descending} = sortings[sorting]
  const {data, error} = await client.rpc('list_waitlist', {
    ...filterArguments(filters),
    sort: column,
    descending,
    page_size: size,
    ...(cursor && {
      after_value: cursor.value,
      after_id: cursor.id,
      backwards: cursor.backwards,
    }),
  })
  return error ? null : data
}

/** The cursor that leads on from the last of these entries, or with `backwards` from the first. */
export function cursorBeside(entries: SortedEntry[], backwards: boolean): Cursor | null {
  const edge = backwards ? entries[0] : entries.at(-1)
  return edge ? {value: edge.sort_value, id: edge.id, backwards} : null
}

/**
 * One page of entries, or null when it could not be read. One entry more is asked for than is shown: it tells whether
 * the page has a neighbour. An address whose page is gone, or was cut short by newer entries, shows the first page.
 */
export async function getPage(
  client: SessionClient,
  query: Pick<DashboardQuery, keyof Filters | 'sorting' | 'cursor'>,
): Promise<EntryPage | null> {
  const {search, sources, from, to, sorting, cursor} = query
  const request = {search, sources, from, to, sorting, cursor, size: pageSize + 1}
  const read = await readEntries(client, request)
  if (!read) return null
  const more = read.length > pageSize
  const backwards = cursor?.backwards === true
  if (cursor && (backwards ? !more : read.length === 0)) {
    return getPage(client, {...query, cursor: null})
  }

  const entries = backwards ? read.slice(-pageSize) : read.slice(0, pageSize)
  return {
    entries,
    previous: (backwards ? more : cursor !== null) ? cursorBeside(entries, true) : null,
    next: backwards || more ? cursorBeside(entries, false) : null,
  }
}

/** Drivers hand large integers over as text. */
const count = z.coerce.number()

/** How many entries match, or null when they could not be counted. */
export async function countEntries(
  client: SessionClient,
  filters: Filters,
): Promise<number | null> {
  const {data, error} = await client.rpc('count_waitlist', filterArguments(filters))
  return error ? null : count.parse(data)
}

/** Entries that came on one day. */
export interface DayCount {
  day: string
  entries: number
}

/** How many matching entries came on each day that had some, oldest first, or null when they could not be counted. */
export async function countByDay(
  client: SessionClient,
  filters: Filters,
): Promise<DayCount[] | null> {
  const {data, error} = await client.rpc('count_waitlist_by_day', filterArguments(filters))
  if (error) return null
  return data.map(({day, entries}) => ({day: day.slice(0, 10), entries: count.parse(entries)}))
}

/** When this admin was here last, and what came since. */
export interface Visit {
  previous: string | null
  newEntries: number
}

/** Notes that an admin looks at the waitlist. Null when that failed, which must not keep the entries from them. */
export async function noteVisit(client: SessionClient): Promise<Visit | null> {
  const {data, error} = await client.rpc('visit_waitlist')
  const visit = error ? undefined : data[0]
  return visit ? {previous: visit.previous_visit, newEntries: count.parse(visit.new_entries)} : null
}

const columns = 'id, name, email, company, phone, message, source, language, created_at'

/** What came of looking for an entry. */
export type FoundEntry = {status: 'read'; entry: Entry} | {status: 'gone'} | {status: 'failed'}

/** Looks for one entry, of which no more is shown than the list does. */
export async function findEntry(client: SessionClient, id: string): Promise<FoundEntry> {
  const {data: entry, error} = await client
    .from('waitlist')
    .select(columns)
    .eq('id', id)
    .maybeSingle()
  if (error) return {status: 'failed'}
  return entry ? {status: 'read', entry} : {status: 'gone'}
}

/** Reads one entry to be shown in full. That is written down first: what cannot be logged is not shown. */
export async function openEntry(client: SessionClient, id: string): Promise<FoundEntry> {
  const found = await findEntry(client, id)
  if (found.status !== 'read') return found
  const {error} = await client.rpc('log_entry_read', {entry: id})
  return error ? {status: 'failed'} : found
}
