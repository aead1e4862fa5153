import {cookies} from 'next/headers'

import {changeEvents} from '@/lib/sanity/preview/change-events'
import {isSecretValid, readSession} from '@/lib/sanity/preview/session'
import {previewCookie} from '@/lib/urls/paths'

const headers = {
  'content-type': 'text/event-stream',
  // Compression and nginx's buffer would hold events back.
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** Tells a preview of changes, as long as its session lasts. */
export async function GET(request: Request): Promise<Response> {
  const jar = await cookies()
  const session = readSession(jar.get(previewCookie)?.value)
  const isValid = session && (await isSecretValid(session).catch(() => null))
  if (session && isValid === null) return new Response(null, {status: 503})
  if (!session || !isValid) return new Response(null, {status: 401})
  return new Response(changeEvents(session, request.signal), {headers})
}
