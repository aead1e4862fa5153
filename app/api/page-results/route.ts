import type {NextRequest} from 'next/server'

import {readPageResults} from '@/lib/admin/page-results'
import {isFromStudio} from '@/lib/sanity/clients/studio-request'

const respond = (status: 200 | 401 | 503, body: object) =>
  Response.json(body, {status, headers: {'cache-control': 'private, no-store'}})

/** Returns what a page, or each page, brings by week, for people who are signed in to the Studio. */
export async function GET(request: NextRequest): Promise<Response> {
  const isAllowed = await isFromStudio(request).catch(() => null)
  if (isAllowed === false) return respond(401, {message: 'The secret is missing or wrong.'})
  const weeks = isAllowed && (await readPageResults(request.nextUrl.searchParams.get('page')))
  return weeks ? respond(200, {weeks}) : respond(503, {message: 'The results cannot be read.'})
}
