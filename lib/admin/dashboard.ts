import 'server-only'
import {createSessionClient} from '../platform/supabase/server-client'
import {
  countByAttribution,
  countByDay,
  countEntries,
  getPage,
  noteVisit,
  openEntry,
  type AttributionCounts,
  type DayCount,
  type EntryPage,
  type FoundEntry,
  type Visit,
} from './entries'
import {isFiltered, type DashboardQuery} from './filters'

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
  /** Today in UTC. */
  today: string
}

const everything = {search: '', sources: [], from: null, to: null, page: null, campaign: null}

/** Reads the dashboard's data; null when the database failed. */
export async function getDashboard(query: DashboardQuery): Promise<Dashboard | null> {
  const client = await createSessionClient()
  const [page, found, total, days, attribution, visit, opened] = await Promise.all([
    getPage(client, query),
    countEntries(client, query),
    isFiltered(query) ? countEntries(client, everything) : null,
    countByDay(client, query),
    countByAttribution(client, query),
    noteVisit(client),
    query.entry ? openEntry(client, query.entry) : null,
  ])
  if (!page || found === null || !days || !attribution) return null
  const today = new Date().toISOString().slice(0, 10)
  return {page, found, total: total ?? found, days, attribution, visit, opened, today}
}
