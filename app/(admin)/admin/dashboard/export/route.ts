import type {NextRequest} from 'next/server'

import {downloadResponse, refuseDownload, refuseOthers, signInFirst} from '@/lib/admin/download'
import {exportEntries, readExportMark} from '@/lib/admin/export'
import {dashboardHref, parseQuery} from '@/lib/admin/filters'
import {createSessionClient} from '@/lib/server/supabase/clients'

const types = {
  crm: {extension: 'csv', type: 'text/csv; charset=utf-8'},
  excel: {
    extension: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
}

/** Exports the entries that match the dashboard's filter, or with `since` those new since the admin's last export. */
export async function GET(request: NextRequest): Promise<Response> {
  const refusal = await refuseOthers()
  if (refusal) return refusal

  const headers = new Headers()
  const client = await createSessionClient({responseHeaders: headers})
  const parameters = request.nextUrl.searchParams
  const query = parseQuery(parameters)
  const isPartial = parameters.has('since')
  const since = isPartial ? await readExportMark(client) : null
  const reader = parameters.get('for') === 'crm' ? 'crm' : 'excel'
  // Without that time, the file would have the whole list.
  const file = isPartial && !since ? null : await exportEntries(client, {...query, since}, reader)
  if (file === 'signInAgain') return signInFirst(dashboardHref(query))
  if (!file) return refuseDownload(500, 'Unable to load data. Please try again later.')

  const day = new Date().toISOString().slice(0, 10)
  const {extension, type} = types[reader]
  return downloadResponse(file, {name: `waitlist-${day}-${reader}.${extension}`, type, headers})
}
