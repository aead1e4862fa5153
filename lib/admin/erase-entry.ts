'use server'

import {redirect} from 'next/navigation'
import {z} from 'zod'

import {createSessionClient} from '../platform/supabase/server-client'
import {dashboardHref, parseQuery, type Notice} from './filters'
import {loginHref} from './next-path'
import {getViewer} from './viewer'

async function erase(id: unknown): Promise<Notice> {
  const entry = z.guid().safeParse(id)
  if (!entry.success) return 'not-erased'
  const client = await createSessionClient()
  const {data, error} = await client.rpc('erase_entry', {entry: entry.data})
  if (error) return 'not-erased'
  return data ? 'erased' : 'already-erased'
}

/** Erases an entry and redirects to the list. Access is checked here and by the database. */
export async function eraseEntry(data: FormData): Promise<void> {
  const viewer = await getViewer()
  if (viewer === 'nobody') redirect(loginHref())
  const list = data.get('list')
  const query = parseQuery(new URLSearchParams(typeof list === 'string' ? list : ''))
  const notice = viewer === 'admin' ? await erase(data.get('entry')) : 'not-erased'
  redirect(dashboardHref({...query, entry: null}, {notice}))
}
