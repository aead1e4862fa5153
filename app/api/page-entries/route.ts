import type {NextRequest} from 'next/server'

import {countPageEntries} from '@/lib/admin/page-entries'
import {isFromStudio} from '@/lib/platform/sanity/studio-request'

const respond = (status: 200 | 401 | 503, body: object) =>
  Response.json(body, {status, headers: {'cache-control': 'private, no-store'}})

/** Counts the entries from a page by week, for people who are signed in to the Studio. */
export async function GET(request: NextRequest): Promise<Response> {
  const page = request.nextUrl.searchParams.get('page') ?? ''
  const isAllowed = await isFromStudio(request).catch(() => null)
  if (isAllowed === false) return respond(401, {message: 'The secret is missing or wrong.'})
  const weeks = isAllowed && (await countPageEntries(page))
  return weeks ? respond(200, {weeks}) : respond(503, {message: 'Entries cannot be counted.'})
}
