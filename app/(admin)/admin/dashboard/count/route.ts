import type {NextRequest} from 'next/server'

import {countEntries} from '@/lib/admin/entries'
import {parseQuery} from '@/lib/admin/filters'
import {getViewer} from '@/lib/admin/viewer'
import {createSessionClient} from '@/lib/platform/supabase/server-client'

/**
 * Counts the entries that match the dashboard's filter: null for all but admins. The Studio asks whether or not
 * someone is signed in, and browsers would log a 401.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const headers = new Headers({'cache-control': 'private, no-store'})
  if ((await getViewer()) !== 'admin') return Response.json({count: null}, {headers})
  const client = await createSessionClient({responseHeaders: headers})
  const count = await countEntries(client, parseQuery(request.nextUrl.searchParams))
  return Response.json({count}, {headers})
}
