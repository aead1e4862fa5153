import type {NextRequest} from 'next/server'

import {exportEntries} from '@/lib/admin/export'
import {dashboardHref, parseQuery} from '@/lib/admin/filters'
import {loginHref} from '@/lib/admin/next-path'
import {getViewer} from '@/lib/admin/viewer'
import {createSessionClient} from '@/lib/platform/supabase/server-client'
import {preferences} from '@/lib/routing/preferences'

const privateHeaders = {'cache-control': 'private, no-store'}

function refuse(status: 401 | 403 | 500 | 503, message: string): Response {
  return new Response(message, {status, headers: privateHeaders})
}

/** Language and region of the browser, which are likely those of the spreadsheet program. */
function languageOf(accepted: string | null): string {
  const [first = ''] = preferences('accept-language', accepted).languages()
  return /^[a-z]{2,3}(?:-[a-z]{2}\b)?/i.exec(first)?.[0] ?? 'en'
}

/** Exports the entries that match the dashboard's filter as CSV, for admins. */
export async function GET(request: NextRequest): Promise<Response> {
  const viewer = await getViewer()
  if (viewer === 'nobody') return refuse(401, 'Sign in first.')
  if (viewer === 'unknown') return refuse(503, 'Unable to load data. Please try again later.')
  if (viewer !== 'admin') return refuse(403, 'Access denied. Admin privileges required.')

  const headers = new Headers()
  const client = await createSessionClient({responseHeaders: headers})
  const query = parseQuery(request.nextUrl.searchParams)
  const reader = request.nextUrl.searchParams.get('for') === 'crm' ? 'crm' : 'excel'
  const language = languageOf(request.headers.get('accept-language'))
  const file = await exportEntries(client, query, {reader, language})
  if (file === 'signInAgain') {
    const location = loginHref({notice: 'sign-in-again', next: dashboardHref(query)})
    return new Response(null, {status: 303, headers: {...privateHeaders, location}})
  }
  if (!file) return refuse(500, 'Unable to load data. Please try again later.')

  const day = new Date().toISOString().slice(0, 10)
  headers.set('content-type', 'text/csv; charset=utf-8')
  headers.set('content-disposition', `attachment; filename="waitlist-${day}-${reader}.csv"`)
  headers.set('x-content-type-options', 'nosniff')
  headers.set('cache-control', privateHeaders['cache-control'])
  return new Response(file, {headers})
}
