import {getSession} from '@/lib/admin/viewer'
import {storing} from '@/lib/server/storing'

const statuses = {ended: 401, unknown: 503} as const

/**
 * Reports whether the session is valid and when it expires. The proxy refreshes it shortly before.
 */
export async function GET(): Promise<Response> {
  const headers = new Headers()
  const session = await getSession(headers)
  headers.set('cache-control', storing.nobody)
  if (typeof session === 'string') {
    return Response.json({session}, {status: statuses[session], headers})
  }
  return Response.json(session, {headers})
}
