'use server'

import {redirect} from 'next/navigation'
import {z} from 'zod'

import {createSessionClient} from '../platform/supabase/server-client'
import {dashboardHref, parseQuery, type Notice} from './filters'
import {loginHref} from './next-path'
import {signInTooOld} from './sign-in-too-old'
import {getViewer} from './viewer'

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
