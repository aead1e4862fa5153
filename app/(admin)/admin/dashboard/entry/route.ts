import type {NextRequest} from 'next/server'
import {z} from 'zod'

import {downloadResponse, refuseDownload, refuseOthers, signInFirst} from '@/lib/admin/download'
import {signInTooOld} from '@/lib/admin/entries'
import {dashboardPath} from '@/lib/admin/paths'
import {createSessionClient} from '@/lib/server/supabase/clients'

/** Downloads all that is kept about one person as JSON. The database checks access and a recent sign-in, and logs it. */
export async function GET(request: NextRequest): Promise<Response> {
  const refusal = await refuseOthers()
  if (refusal) return refusal
  const entry = z.guid().safeParse(request.nextUrl.searchParams.get('id')).data
  if (!entry) return refuseDownload(400, 'Entry not found')
  const headers = new Headers()
  const client = await createSessionClient({responseHeaders: headers})
  const {data, error} = await client.rpc('download_entry', {entry})
  if (error?.code === signInTooOld) return signInFirst(`${dashboardPath}?entry=${entry}`)
  if (error) return refuseDownload(500, 'Unable to load data. Please try again later.')
  if (!data) return refuseDownload(404, 'Entry not found')
  const file = {name: `entry-${entry}.json`, type: 'application/json; charset=utf-8', headers}
  return downloadResponse(JSON.stringify(data, null, 2), file)
}
