import 'server-only'
import {storing} from '../server/storing'
import {loginHref} from './paths'
import {getViewer} from './viewer'

const privateHeaders = {'cache-control': storing.nobody}

/** Refuses a download with a message. */
export const refuseDownload = (status: 400 | 401 | 403 | 404 | 500 | 503, message: string) =>
  new Response(message, {status, headers: privateHeaders})

/** Refuses a download to all but admins; null for an admin. */
export async function refuseOthers(): Promise<Response | null> {
  const viewer = await getViewer()
  if (viewer === 'admin') return null
  if (viewer === 'nobody') return refuseDownload(401, 'Sign in first.')
  if (viewer === 'unknown')
    return refuseDownload(503, 'Unable to load data. Please try again later.')
  return refuseDownload(403, 'Access denied. Admin privileges required.')
}

/** Redirects a download that needs a recent sign-in to the sign-in page, which returns to `next`. */
export function signInFirst(next: string): Response {
  const location = loginHref({notice: 'sign-in-again', next})
  return new Response(null, {status: 303, headers: {...privateHeaders, location}})
}

/** Responds with an uncacheable file that browsers save under a name; keeps the headers of a refreshed session. */
export function downloadResponse(
  body: string | ReadableStream,
  {name, type, headers}: {name: string; type: string; headers: Headers},
): Response {
  headers.set('content-type', type)
  headers.set('content-disposition', `attachment; filename="${name}"`)
  headers.set('x-content-type-options', 'nosniff')
  headers.set('cache-control', privateHeaders['cache-control'])
  return new Response(body, {headers})
}
