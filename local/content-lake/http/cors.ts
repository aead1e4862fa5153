import type {Context, MiddlewareHandler} from 'hono'

/**
 * Only pages from loopback origins get CORS headers: any page in a browser can reach loopback, and
 * could otherwise read drafts with a leaked token. There are no cookies, so form posts are
 * anonymous.
 */
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\]|(?:[a-z0-9-]+\.)+localhost)$/

/** Preflight cache in seconds; Chromium caps it at two hours. */
const PREFLIGHT_SECONDS = 7200

/** Response headers that Sanity's clients read. */
const EXPOSED =
  'content-disposition, content-length, content-type, etag, last-event-id, retry-after, server-timing, x-sanity-shard'

/** Whether a Host header names this machine: a page whose DNS name was rebound to loopback names its own host. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOST.test(host.replace(/:\d+$/, '').toLowerCase())
}

/** Whether an origin is on this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const {protocol, hostname} = new URL(origin)
  return (protocol === 'http:' || protocol === 'https:') && LOOPBACK_HOST.test(hostname)
}

/** Answers preflights and adds CORS headers for loopback pages. */
export const cors: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('origin')
  const allowed = origin !== undefined && isLoopbackOrigin(origin)
  if (c.req.method === 'OPTIONS') return preflight(c, allowed ? origin : undefined)
  await next()
  if (!allowed) return undefined
  c.res.headers.set('access-control-allow-origin', origin)
  c.res.headers.set('access-control-allow-credentials', 'true')
  c.res.headers.set('access-control-expose-headers', EXPOSED)
  c.res.headers.append('vary', 'Origin')
  return undefined
}

function preflight(c: Context, origin: string | undefined): Response {
  if (!origin) return c.body(null, 204)
  const headers: Record<string, string> = {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-max-age': String(PREFLIGHT_SECONDS),
    vary: 'Origin, Access-Control-Request-Headers',
  }
  const requested = c.req.header('access-control-request-headers')
  if (requested) headers['access-control-allow-headers'] = requested
  return c.body(null, 204, headers)
}
