import {z} from 'zod'

import {leadForms} from '../leads/limits'
import {popupSources} from '../leads/sources'
import {dashboardPath} from './next-path'

/** Where entries come from: the forms, then the popups. */
export const entrySources = [...leadForms, ...popupSources] as const
export type EntrySource = (typeof entrySources)[number]

/** How the entries may be sorted, as it is written in the address; the first is the default. */
export const sortings = {
  newest: {column: 'created_at', descending: true},
  oldest: {column: 'created_at', descending: false},
  name: {column: 'name', descending: false},
  '-name': {column: 'name', descending: true},
  email: {column: 'email', descending: false},
  '-email': {column: 'email', descending: true},
  company: {column: 'company', descending: false},
  '-company': {column: 'company', descending: true},
} as const
export type Sorting = keyof typeof sortings

/** An end of a page: the entry there and what it is sorted by. */
export interface Cursor {
  value: string
  id: string
  /** The page before it is wanted, not the one after. */
  backwards: boolean
}

/** Which entries are asked for. */
export interface Filters {
  search: string
  sources: EntrySource[]
  /** First and last day in UTC, as 2026-11-21. */
  from: string | null
  to: string | null
}

/** What has just happened, said when the dashboard opens. */
const notices = ['signed-in', 'erased', 'already-erased', 'not-erased'] as const
export type Notice = (typeof notices)[number]

/** What the dashboard's address says. */
export interface DashboardQuery extends Filters {
  sorting: Sorting
  cursor: Cursor | null
  /** The entry that is open. */
  entry: string | null
  /** Its erasure is to be confirmed. */
  erasing: boolean
  notice: Notice | null
}

/** Longest search that is read. */
export const longestSearch = 200

/** Years that the database takes, too. */
const withinCalendar = (text: string) => /^(19[7-9]|[2-9]\d)/.test(text)

const day = z.iso.date().refine(withinCalendar).nullable().catch(null)
const id = z.guid().nullable().catch(null)
const notice = z.enum(notices).nullable().catch(null)
const search = z.string().transform((text) =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .trim(),
)
const cursorParts = z.tuple([
  z
    .string()
    .max(400)
    .regex(/^\P{Cc}*$/u),
  z.guid(),
])
const moment = z.iso.datetime().refine(withinCalendar)

const sortingNames = Object.keys(sortings) as [Sorting, ...Sorting[]]
const sortingName = z.enum(sortingNames).catch('newest')

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function parseCursor(text: string | null, sorting: Sorting): Omit<Cursor, 'backwards'> | null {
  if (!text) return null
  const parsed = cursorParts.safeParse(readJson(Buffer.from(text, 'base64url').toString()))
  if (!parsed.success) return null
  const [value, entry] = parsed.data
  const fits = sortings[sorting].column !== 'created_at' || moment.safeParse(value).success
  return fits ? {value, id: entry} : null
}

function cursorOf(params: URLSearchParams, sorting: Sorting): Cursor | null {
  const after = parseCursor(params.get('after'), sorting)
  if (after) return {...after, backwards: false}
  const before = parseCursor(params.get('before'), sorting)
  return before && {...before, backwards: true}
}

/** Reads the dashboard's address. Whatever makes no sense is left out, never an error. */
export function parseQuery(params: URLSearchParams): DashboardQuery {
  const sorting = sortingName.parse(params.get('sort'))
  const days = [day.parse(params.get('from')), day.parse(params.get('to'))] as const
  const turned = days[0] !== null && days[1] !== null && days[0] > days[1]
  const chosen = params.getAll('source')
  const entry = id.parse(params.get('entry'))
  return {
    search: search.parse(params.get('q') ?? ''),
    sources: entrySources.filter((source) => chosen.includes(source)),
    from: turned ? days[1] : days[0],
    to: turned ? days[0] : days[1],
    sorting,
    cursor: cursorOf(params, sorting),
    entry,
    erasing: entry !== null && params.has('erase'),
    notice: notice.parse(params.get('notice')),
  }
}

/** The parameters of a page, as Next.js hands them over, in the shape of an address. */
export function paramsOf(record: Record<string, string | string[] | undefined>): URLSearchParams {
  const pairs = Object.entries(record).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, one]),
  )
  return new URLSearchParams(pairs)
}

/** Whether fewer than all entries are asked for. */
export function isFiltered({search: words, sources, from, to}: Filters): boolean {
  return words !== '' || sources.length > 0 || from !== null || to !== null
}

function printCursor({value, id: entry}: Cursor): string {
  return Buffer.from(JSON.stringify([value, entry])).toString('base64url')
}

/** Writes what {@link parseQuery} reads; what is not said is the default. */
export function printQuery(query: Partial<DashboardQuery>): string {
  const {sources = [], sorting, cursor, entry} = query
  const pairs: (readonly [string, string | null | undefined])[] = [
    ['q', query.search],
    ...sources.map((source) => ['source', source] as const),
    ['from', query.from],
    ['to', query.to],
    ['sort', sorting === 'newest' ? null : sorting],
    [cursor?.backwards ? 'before' : 'after', cursor && printCursor(cursor)],
    ['entry', entry],
    ['erase', entry && query.erasing ? '1' : null],
    ['notice', query.notice],
  ]
  const said = pairs.flatMap(([name, value]) => (value ? [[name, value]] : []))
  return new URLSearchParams(said).toString()
}

/** The dashboard as a query says, with the parts of it that change; a notice is said once. */
export function dashboardHref(query: DashboardQuery, change: Partial<DashboardQuery> = {}): string {
  const printed = printQuery({...query, notice: null, ...change})
  return printed ? `${dashboardPath}?${printed}` : dashboardPath
}

/** All entries of the current filter in the current order, as a file. */
export function exportHref(query: DashboardQuery): string {
  const printed = printQuery({...query, cursor: null, entry: null, notice: null})
  return printed ? `${dashboardPath}/export?${printed}` : `${dashboardPath}/export`
}
