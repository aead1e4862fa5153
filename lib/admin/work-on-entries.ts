'use server'

import {redirect} from 'next/navigation'
import {z} from 'zod'

import {createSessionClient} from '../server/supabase/server-client'
import {dashboardHref, filterOf, parseQuery, type DashboardQuery} from './filters'
import {keepNote} from './flash-message'
import {loginHref} from './next-path'
import {entryStatuses} from './statuses'
import {getViewer} from './viewer'

/** The fields of an entry that its form changes, one by one. */
const changedFields = ['status', 'assignee', 'note'] as const

export type ChangedField = (typeof changedFields)[number]

/** The form of an entry: its id, the dashboard's query, its fields, and which of them to change. */
const workSchema = z.object({
  list: z.string().catch(''),
  entry: z.guid().optional(),
  change: z.enum(changedFields).optional(),
  status: z.enum(entryStatuses).optional(),
  assignee: z.union([z.guid(), z.literal('')]).optional(),
  note: z.string().max(10_000).optional(),
})

type Work = z.infer<typeof workSchema>

async function save(
  {entry, change = 'status', status, assignee, note}: Work,
  query: DashboardQuery,
): Promise<boolean> {
  const client = await createSessionClient()
  if (change === 'status') {
    if (!status) return false
    const filter = entry ? {ids: [entry]} : filterOf(query)
    const {error} = await client.rpc('set_status', {filter, new_status: status})
    return !error
  }
  if (!entry) return false
  if (change === 'assignee') {
    // The generated type leaves out that nobody is null.
    const person = (assignee || null) as string
    const {error} = await client.rpc('assign_entry', {entry, person})
    return !error
  }
  if (note === undefined) return false
  const {error} = await client.rpc('add_note', {entry, note})
  return !error
}

/** Keeps a note that was not saved, also beside a change of another field, and forgets one that was. */
async function keepUnsaved({entry, change, note}: Work, isSaved: boolean): Promise<void> {
  if (!entry || !note) return
  await keepNote(isSaved && change === 'note' ? undefined : {entry, note})
}

/** Sets the status of an entry or of all that the query finds, assigns an entry, or adds a note, and returns to it. */
export async function workOnEntries(data: FormData): Promise<void> {
  const parsed = workSchema.safeParse(data instanceof FormData ? Object.fromEntries(data) : {})
  const query = parseQuery(new URLSearchParams(parsed.data?.list))
  const entry = parsed.data?.entry ?? null
  const viewer = await getViewer()
  const isSaved = viewer === 'admin' && parsed.success && (await save(parsed.data, query))
  if (parsed.data) await keepUnsaved(parsed.data, isSaved)
  if (viewer === 'nobody') {
    redirect(loginHref({notice: 'session-ended', next: dashboardHref({...query, entry})}))
  }
  const back = entry ? {entry} : {ids: [], bulk: null}
  redirect(dashboardHref({...query, ...back}, {notice: isSaved ? 'saved' : 'not-saved'}))
}
