import 'server-only'
import {readReceivers} from '../leads/outbox/receivers'
import {createSessionClient} from '../server/supabase/clients'
import type {Tables} from '../server/supabase/database.types.generated'
import {
  countEntries,
  countLastDays,
  getPage,
  listAdmins,
  noteVisit,
  openEntry,
  type Admin,
  type DayCount,
  type EntryPage,
  type FoundEntry,
  type SessionClient,
  type Visit,
} from './entries'
import {readExportMark} from './export'
import {isFiltered, parseQuery, type DashboardQuery} from './filters'

/** A request to a webhook. */
export type Delivery = Tables<'outbox'>

/** Deliveries of an entry, oldest first; an empty list when the database failed, which must not hide the entry. */
async function readDeliveries(client: SessionClient, entry: string): Promise<Delivery[]> {
  const {data} = await client.from('outbox').select().eq('entry', entry).order('id')
  return data ?? []
}

/** Number of deliveries that wait or were given up; 0 when the database failed, which must not hide the entries. */
async function countUnsent(client: SessionClient): Promise<number> {
  const {count} = await client
    .from('outbox')
    .select('id', {count: 'exact', head: true})
    .neq('status', 'sent')
  return count ?? 0
}

/** Data of the dashboard. */
export interface Dashboard {
  page: EntryPage
  /** Number of entries that match the filter. */
  found: number
  /** Number of all entries but the suspected ones. */
  total: number
  suspected: number
  /** The last thirty days. */
  days: DayCount[]
  visit: Visit | null
  opened: FoundEntry | null
  admins: Admin[]
  /** Until when the admin has exported the whole list. */
  exported: string | null
  /** Number of deliveries that no webhook has accepted. */
  unsent: number
  /** Deliveries of the open entry. */
  deliveries: Delivery[]
  /** Today in the filter's time zone. */
  today: string
}

const everything = parseQuery(new URLSearchParams())

/** Reads the dashboard's data; null when the database failed. */
export async function getDashboard(query: DashboardQuery): Promise<Dashboard | null> {
  const client = await createSessionClient()
  // Chosen entries do not filter the list behind their panel.
  const list = {...query, ids: []}
  // Sweden writes dates as ISO does.
  const today = new Date().toLocaleDateString('sv-SE', {timeZone: query.zone ?? 'UTC'})
  const [page, found, total, suspected, days, visit, opened, admins, exported, unsent, deliveries] =
    await Promise.all([
      getPage(client, list),
      countEntries(client, list),
      isFiltered(list) ? countEntries(client, everything) : null,
      countEntries(client, {...everything, sources: ['suspected']}),
      countLastDays(client, list, today),
      noteVisit(client),
      query.entry ? openEntry(client, query.entry) : null,
      listAdmins(client),
      readExportMark(client),
      readReceivers().length > 0 ? countUnsent(client) : 0,
      query.entry ? readDeliveries(client, query.entry) : [],
    ])
  if (!page || found === null || suspected === null || !days) return null
  const counts = {found, total: total ?? found, suspected, days, unsent}
  return {page, ...counts, visit, opened, admins, exported, deliveries, today}
}
