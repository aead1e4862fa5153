import 'server-only'
import {createSessionClient} from '../server/supabase/server-client'
import {
  countByAttribution,
  countByDay,
  countEntries,
  getPage,
  listAdmins,
  noteVisit,
  openEntry,
  type Admin,
  type AttributionCounts,
  type DayCount,
  type EntryPage,
  type FoundEntry,
  type Visit,
} from './entries'
import {readExportMark} from './export-mark'
import {isFiltered, parseQuery, type DashboardQuery} from './filters'
import {readReplies, type Replies} from './replies'

/** Data of the dashboard. */
export interface Dashboard {
  page: EntryPage
  /** Number of entries that match the filter. */
  found: number
  /** Number of all entries. */
  total: number
  days: DayCount[]
  attribution: AttributionCounts
  visit: Visit | null
  opened: FoundEntry | null
  admins: Admin[]
  /** Until when the admin has exported the whole list. */
  exported: string | null
  /** Replies to the open entry. */
  replies: Replies
  /** Today in the filter's time zone. */
  today: string
}

const everything = parseQuery(new URLSearchParams())

/** Reads the dashboard's data; null when the database failed. */
export async function getDashboard(query: DashboardQuery): Promise<Dashboard | null> {
  const client = await createSessionClient()
  const [page, found, total, days, attribution, visit, opened, admins, exported] =
    await Promise.all([
      getPage(client, query),
      countEntries(client, query),
      isFiltered(query) ? countEntries(client, everything) : null,
      countByDay(client, query),
      countByAttribution(client, query),
      noteVisit(client),
      query.entry ? openEntry(client, query.entry) : null,
      listAdmins(client),
      readExportMark(client),
    ])
  if (!page || found === null || !days || !attribution) return null
  const replies = opened?.status === 'read' ? await readReplies(opened.entry) : {}
  // Sweden writes dates as ISO does.
  const today = new Date().toLocaleDateString('sv-SE', {timeZone: query.zone ?? 'UTC'})
  const counts = {found, total: total ?? found, days, attribution}
  return {page, ...counts, visit, opened, admins, exported, replies, today}
}
