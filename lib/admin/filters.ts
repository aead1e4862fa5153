import {z} from 'zod'

import {beginning} from '../i18n/beginning'
import {leadForms} from '../leads/fields'
import {popupSources} from '../leads/sources'
import {parsedJson} from '../server/json'
import {dashboardPath} from './paths'
import {statusesOf, statusFilters, type StatusFilter} from './statuses'
import {startOfDay} from './timestamp'

/** Sources of entries: forms, then popups, then what may come from bots, which no other filter finds. */
const entrySources = [...leadForms, ...popupSources, 'suspected'] as const
export type EntrySource = (typeof entrySources)[number]

/** Sort orders by their name in the URL; the first is the default. */
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

/** One end of a page: its entry's id and sort value. */
export interface Cursor {
  value: string
  id: string
  /** Read the page before the cursor instead of after it. */
  backwards: boolean
}

/** Filter of the list. */
export interface Filters {
  search: string
  sources: EntrySource[]
  /** First and last day, such as 2026-11-21. */
  from: string | null
  to: string | null
  /** Time zone of the days, such as Europe/Paris; null for UTC. */
  zone: string | null
  status: StatusFilter | null
  /** Chosen entries; empty for all. */
  ids: string[]
}

/** Results of an action that the dashboard shows. */
const notices = [
  'signed-in',
  'erased',
  'already-erased',
  'not-erased',
  'saved',
  'not-saved',
  'number-differs',
  'entries-erased',
  'sent-again',
  'not-sent',
] as const
export type Notice = (typeof notices)[number]

/** State of the dashboard in its URL. */
export interface DashboardQuery extends Filters {
  sorting: Sorting
  cursor: Cursor | null
  /** Id of the open entry. */
  entry: string | null
  /** Whether the panel shows the confirmation to erase the open entry. */
  erasing: boolean
  notice: Notice | null
}

/** Maximum characters of a search; the rest is ignored. */
export const longestSearch = 200

/** Years that the database accepts, and of which the next has four digits. */
const withinCalendar = (text: string) => /^(19[7-9]|[2-8]\d)/.test(text)

const day = z.iso.date().refine(withinCalendar).nullable().catch(null)
const id = z.guid().nullable().catch(null)

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', {timeZone: name}))
  } catch {
    return false
  }
}

/** A name, as browsers send it. */
const zone = z
  .string()
  .regex(/^[a-z][\w/+-]{1,50}$/i)
  .refine(isTimeZone)
  .nullable()
  .catch(null)

const status = z.enum(statusFilters).nullable().catch(null)
const ids = z
  .array(z.guid().nullable().catch(null))
  .transform((all) => all.flatMap((one) => one ?? []))

/** Chosen entries at most: two pages. */
const mostIds = 100

const notice = z.enum(notices).nullable().catch(null)
const search = z
  .string()
  .transform((text) =>
    beginning(text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim(), longestSearch).trim(),
  )
const cursorParts = z.tuple([
  z
    .string()
    .max(400)
    .regex(/^\P{Cc}*$/u),
  z.guid(),
])
const timestamp = z.iso.datetime({offset: true}).refine(withinCalendar)

export const sortingNames = Object.keys(sortings) as [Sorting, ...Sorting[]]
const sortingName = z.enum(sortingNames).catch('newest')

function parseCursor(text: string | null, sorting: Sorting): Omit<Cursor, 'backwards'> | null {
  if (!text) return null
  const parsed = cursorParts.safeParse(parsedJson(Buffer.from(text, 'base64url').toString()))
  if (!parsed.success) return null
  const [value, entry] = parsed.data
  const fits = sortings[sorting].column !== 'created_at' || timestamp.safeParse(value).success
  return fits ? {value, id: entry} : null
}

function cursorOf(params: URLSearchParams, sorting: Sorting): Cursor | null {
  const after = parseCursor(params.get('after'), sorting)
  if (after) return {...after, backwards: false}
  const before = parseCursor(params.get('before'), sorting)
  return before && {...before, backwards: true}
}

/** Parses the dashboard's URL. Ignores invalid values; never throws. */
export function parseQuery(params: URLSearchParams): DashboardQuery {
  const sorting = sortingName.parse(params.get('sort'))
  const days = [day.parse(params.get('from')), day.parse(params.get('to'))] as const
  const isReversed = days[0] !== null && days[1] !== null && days[0] > days[1]
  const chosen = params.getAll('source')
  const entry = id.parse(params.get('entry'))
  return {
    search: search.parse(params.get('q') ?? ''),
    sources: entrySources.filter((source) => chosen.includes(source)),
    from: isReversed ? days[1] : days[0],
    to: isReversed ? days[0] : days[1],
    zone: zone.parse(params.get('tz')),
    status: status.parse(params.get('status')),
    ids: ids.parse(params.getAll('id')).slice(0, mostIds),
    sorting,
    cursor: cursorOf(params, sorting),
    entry,
    erasing: entry !== null && params.has('erase'),
    notice: notice.parse(params.get('notice')),
  }
}

/** Next.js's `searchParams` as `URLSearchParams`. */
export function paramsOf(record: Record<string, string | string[] | undefined>): URLSearchParams {
  const pairs = Object.entries(record).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, one]),
  )
  return new URLSearchParams(pairs)
}

function daysOf({from, to, zone: timeZone}: Filters) {
  return {
    ...(from && {since: startOfDay(from, timeZone)}),
    ...(to && {until: startOfDay(to, timeZone, 1)}),
  }
}

/** The filter as the database takes it, without what filters nothing. */
export function filterOf(filters: Filters) {
  const {search: words, sources, ids: chosen} = filters
  return {
    ...(words && {search: words}),
    ...(sources.length > 0 && {sources}),
    ...daysOf(filters),
    ...(filters.status && {statuses: statusesOf(filters.status)}),
    ...(chosen.length > 0 && {ids: chosen}),
  }
}

/** Whether the filter excludes any entries. */
export function isFiltered(filters: Filters): boolean {
  return Object.keys(filterOf(filters)).length > 0
}

function printCursor({value, id: entry}: Cursor): string {
  return Buffer.from(JSON.stringify([value, entry])).toString('base64url')
}

/** Inverse of {@link parseQuery}; omits defaults. */
export function printQuery(query: Partial<DashboardQuery>): string {
  const {sources = [], ids: chosen = [], sorting, cursor, entry} = query
  const pairs: (readonly [string, string | null | undefined])[] = [
    ['q', query.search],
    ...sources.map((source) => ['source', source] as const),
    ['from', query.from],
    ['to', query.to],
    ['tz', query.zone],
    ['status', query.status],
    ...chosen.map((one) => ['id', one] as const),
    ['sort', sorting === 'newest' ? null : sorting],
    [cursor?.backwards ? 'before' : 'after', cursor && printCursor(cursor)],
    ['entry', entry],
    ['erase', entry && query.erasing ? '1' : null],
    ['notice', query.notice],
  ]
  const parameters = pairs.flatMap(([name, value]) => (value ? [[name, value]] : []))
  return new URLSearchParams(parameters).toString()
}

/** The dashboard's URL with some changes; drops the notice, which is shown once. */
export function dashboardHref(query: DashboardQuery, change: Partial<DashboardQuery> = {}): string {
  const printed = printQuery({...query, notice: null, ...change})
  return printed ? `${dashboardPath}?${printed}` : dashboardPath
}

/** Readers of an export. */
export const exportReaders = ['excel', 'crm'] as const
export type ExportReader = (typeof exportReaders)[number]

/** URL of an export for the current filter and order. */
export function exportHref(query: DashboardQuery, reader: ExportReader): string {
  const printed = printQuery({...query, cursor: null, entry: null, notice: null})
  return `${dashboardPath}/export?${printed}${printed && '&'}for=${reader}`
}
