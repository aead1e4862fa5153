import type {NextRequest} from 'next/server'
import {z} from 'zod'

import {dashboardPath, loginHref} from '@/lib/admin/next-path'
import {signInTooOld} from '@/lib/admin/sign-in-too-old'
import {createSessionClient} from '@/lib/platform/supabase/server-client'

const privateHeaders = {'cache-control': 'private, no-store'}

const refuse = (status: number, message: string) =>
  new Response(message, {status, headers: privateHeaders})

/** Downloads all that is kept about one person as JSON. The database checks access and a recent sign-in, and logs it. */
export async function GET(request: NextRequest): Promise<Response> {
  const entry = z.guid().safeParse(request.nextUrl.searchParams.get('id')).data
  if (!entry) return refuse(400, 'Entry not found')
  const headers = new Headers()
  const client = await createSessionClient({responseHeaders: headers})
  const {data, error} = await client.rpc('download_entry', {entry})
  if (error?.code === signInTooOld) {
    const next = `${dashboardPath}?entry=${entry}`
    const location = loginHref({notice: 'sign-in-again', next})
    return new Response(null, {status: 303, headers: {...privateHeaders, location}})
  }
  if (error?.code === '42501') return refuse(403, 'Access denied. Admin privileges required.')
  if (error) return refuse(500, 'Unable to load data. Please try again later.')
  if (!data) return refuse(404, 'Entry not found')
  headers.set('content-type', 'application/json; charset=utf-8')
  headers.set('content-disposition', `attachment; filename="entry-${entry}.json"`)
  headers.set('x-content-type-options', 'nosniff')
  headers.set('cache-control', privateHeaders['cache-control'])
  return new Response(JSON.stringify(data, null, 2), {headers})
}
