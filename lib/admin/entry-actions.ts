'use server'

import {redirect} from 'next/navigation'
import {after} from 'next/server'
import {z} from 'zod'

import {deliverLeads} from '../leads/outbox/deliver'
import {createSessionClient} from '../server/supabase/clients'
import {signInTooOld} from './entries'
import {dashboardHref, parseQuery, type DashboardQuery, type Notice} from './filters'
import {keepNote, readFlash} from './flash-message'
import {loginHref} from './paths'
import {entryStatuses} from './statuses'
import {getViewer} from './viewer'

// The database checks access too, and logs each change.

/** The dashboard's query that a form was sent from. Anybody may call an action, with any value. */
function queryOf(data: unknown): DashboardQuery {
  const list = data instanceof FormData ? data.get('list') : null
  return parseQuery(new URLSearchParams(typeof list === 'string' ? list : ''))
}

/** The fields of an entry that its form changes, one by one. */
const changedFields = ['status', 'note'] as const

export type ChangedField = (typeof changedFields)[number]

/** The form of an entry: its id, its fields, and which of them to change. The form of chosen entries has only a status. */
const workSchema = z.object({
  entry: z.guid().optional(),
  change: z.enum(changedFields).optional(),
  status: z.enum(entryStatuses).optional(),
  // PostgreSQL holds no null characters, and forms send a line break, which counts as one character, as two.
  note: z
    .string()
    .max(10_000)
    .transform((text) => text.replaceAll('\0', '').replaceAll('\r\n', '\n'))
    .optional(),
  /** Set by a form that showed the kept note. */
  kept: z.string().optional(),
})

type Work = z.infer<typeof workSchema>

async function save(
  {entry, change = 'status', status, note}: Work,
  {ids}: DashboardQuery,
): Promise<boolean> {
  const client = await createSessionClient()
  if (change === 'status') {
    if (!status) return false
    const entries = entry ? [entry] : ids
    const {error} = await client.rpc('set_status', {entries, new_status: status})
    return !error
  }
  if (!entry || note === undefined) return false
  const {error} = await client.rpc('add_note', {entry, note})
  return !error
}

/** Keeps a note that was not saved, also beside a change of the status. Forgets the entry's once saved or emptied. */
async function keepUnsaved({entry, change, note, kept}: Work, isSaved: boolean): Promise<void> {
  if (!entry) return
  if (note && !(isSaved && change === 'note')) return keepNote({entry, note})
  const {unsaved} = await readFlash()
  if (unsaved?.entry === entry && (note || kept)) await keepNote(undefined)
}

/** Sets the status of an entry or of the chosen ones, or adds a note, and returns to it. */
export async function workOnEntries(data: FormData): Promise<void> {
  const parsed = workSchema.safeParse(data instanceof FormData ? Object.fromEntries(data) : {})
  const query = queryOf(data)
  const entry = parsed.data?.entry ?? null
  const viewer = await getViewer()
  const isSaved = viewer === 'admin' && parsed.success && (await save(parsed.data, query))
  if (parsed.data) await keepUnsaved(parsed.data, isSaved)
  if (viewer === 'nobody') {
    redirect(loginHref({notice: 'session-ended', next: dashboardHref({...query, entry})}))
  }
  const back = entry ? {entry} : {ids: isSaved ? [] : query.ids}
  redirect(dashboardHref({...query, ...back}, {notice: isSaved ? 'saved' : 'not-saved'}))
}

async function erase(entries: string[]): Promise<number | 'signInAgain' | 'failed'> {
  const client = await createSessionClient()
  const {data, error} = await client.rpc('erase_entries', {entries})
  if (!error) return data
  return error.code === signInTooOld ? 'signInAgain' : 'failed'
}

/** Erases an entry and redirects to the list. The database requires a recent sign-in. */
export async function eraseEntry(data: FormData): Promise<void> {
  const viewer = await getViewer()
  if (viewer === 'nobody') redirect(loginHref())
  const query = queryOf(data)
  const entry = z.guid().safeParse(data.get('entry')).data
  const erased = viewer === 'admin' && entry ? await erase([entry]) : 'failed'
  if (erased === 'signInAgain') {
    const next = dashboardHref({...query, entry: entry ?? null, erasing: true})
    redirect(loginHref({notice: 'sign-in-again', next}))
  }
  const notices: Record<number | 'failed', Notice> = {
    0: 'already-erased',
    1: 'erased',
    failed: 'not-erased',
  }
  redirect(dashboardHref({...query, entry: null}, {notice: notices[erased]}))
}

/** Erases the chosen entries if the number typed is theirs, and redirects to the list. */
export async function eraseEntries(data: FormData): Promise<void> {
  const viewer = await getViewer()
  const query = queryOf(data)
  if (viewer === 'nobody') {
    redirect(loginHref({notice: 'session-ended', next: dashboardHref(query)}))
  }
  const typed = data.get('number')
  if (typeof typed !== 'string' || Number(typed.replaceAll(/\D/g, '')) !== query.ids.length) {
    redirect(dashboardHref(query, {notice: 'number-differs'}))
  }
  const erased = viewer === 'admin' ? await erase(query.ids) : 'failed'
  if (erased === 'signInAgain') {
    redirect(loginHref({notice: 'sign-in-again', next: dashboardHref(query)}))
  }
  if (erased === 'failed') redirect(dashboardHref(query, {notice: 'not-erased'}))
  redirect(dashboardHref(query, {ids: [], notice: 'entries-erased'}))
}

/** Sends all deliveries again that wait or were given up, at once, and redirects to the list. */
export async function sendAgain(data: FormData): Promise<void> {
  if ((await getViewer()) === 'nobody') redirect(loginHref())
  const client = await createSessionClient()
  const {error} = await client.rpc('send_again')
  if (!error) after(deliverLeads)
  redirect(dashboardHref(queryOf(data), {notice: error ? 'not-sent' : 'sent-again'}))
}
