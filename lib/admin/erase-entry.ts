'use server'

import {redirect} from 'next/navigation'
import {z} from 'zod'

import {createSessionClient} from '../server/supabase/server-client'
import {dashboardHref, filterOf, parseQuery, type DashboardQuery, type Notice} from './filters'
import {loginHref} from './next-path'
import {signInTooOld} from './sign-in-too-old'
import {getViewer} from './viewer'

/** The database's error code for an argument it refuses (supabase/schemas). */
const invalidArgument = '22023'

async function erase(entry: string): Promise<Notice | 'signInAgain'> {
  const client = await createSessionClient()
  const {data, error} = await client.rpc('erase_entry', {entry})
  if (error) return error.code === signInTooOld ? 'signInAgain' : 'not-erased'
  return data ? 'erased' : 'already-erased'
}

/**
 * Erases an entry and redirects to the list. Both this function and the database check access; the database requires
 * a recent sign-in.
 */
export async function eraseEntry(data: FormData): Promise<void> {
  const viewer = await getViewer()
  if (viewer === 'nobody') redirect(loginHref())
  const list = data.get('list')
  const query = parseQuery(new URLSearchParams(typeof list === 'string' ? list : ''))
  const entry = z.guid().safeParse(data.get('entry')).data
  const outcome = viewer === 'admin' && entry ? await erase(entry) : 'not-erased'
  if (outcome === 'signInAgain') {
    const next = dashboardHref({...query, entry: entry ?? null, erasing: true})
    redirect(loginHref({notice: 'sign-in-again', next}))
  }
  redirect(dashboardHref({...query, entry: null}, {notice: outcome}))
}

async function eraseAll(query: DashboardQuery, typed: string): Promise<Notice | 'signInAgain'> {
  const client = await createSessionClient()
  const expected = Number.parseInt(typed.replaceAll(/\D/g, ''), 10) || 0
  const {error} = await client.rpc('erase_entries', {filter: filterOf(query), expected})
  if (!error) return 'entries-erased'
  if (error.code === signInTooOld) return 'signInAgain'
  return error.code === invalidArgument ? 'number-differs' : 'not-erased'
}

/** Erases all entries of a filter if the number typed is theirs, and redirects to the list. */
export async function eraseEntries(data: FormData): Promise<void> {
  const viewer = await getViewer()
  if (viewer === 'nobody') redirect(loginHref())
  const [list, typed] = [data.get('list'), data.get('number')]
  const query = parseQuery(new URLSearchParams(typeof list === 'string' ? list : ''))
  const isAllowed = viewer === 'admin' && query.bulk !== null && typeof typed === 'string'
  const outcome = isAllowed ? await eraseAll(query, typed) : 'not-erased'
  if (outcome === 'signInAgain') {
    redirect(loginHref({notice: 'sign-in-again', next: dashboardHref(query)}))
  }
  const rest = outcome === 'entries-erased' ? {ids: [], bulk: null} : {}
  redirect(dashboardHref({...query, ...rest}, {notice: outcome}))
}
