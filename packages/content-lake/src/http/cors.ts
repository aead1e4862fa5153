import type {Context, HonoRequest, MiddlewareHandler} from 'hono'

import {httpError} from '../errors.ts'
import type {Collection} from '../state.ts'

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\]|(?:[a-z0-9-]+\.)+localhost)$/
/** Hosts that programs reach through this server as their proxy. */
const SANITY_HOST = /^(?:(?:[a-z0-9-]+\.)?api(?:cdn)?|cdn)\.sanity\.io$/

/** Preflight cache in seconds; Chromium caps it at two hours. */
const PREFLIGHT_SECONDS = 7200

/** Response headers that Sanity's clients read. */
const EXPOSED =
  'content-disposition, content-length, content-type, etag, last-event-id, retry-after, server-timing, x-sanity-shard'

/** Whether a Host header names this server. Stops DNS rebinding, which sends its own name. */
export function isOwnHost(host: string, allowed: readonly string[] = []): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return LOOPBACK_HOST.test(name) || SANITY_HOST.test(name) || allowed.includes(name)
}

/** An origin that may call the API; `*` in it stands for any characters. */
export interface CorsOrigin {
  id: string
  origin: string
  allowCredentials: boolean
  createdAt: string
}

/** What pages of an origin may do; undefined when the origin is not allowed. */
export type AllowsOrigin = (origin: string) => Pick<CorsOrigin, 'allowCredentials'> | undefined

/** Allows this machine, the given origins and the stored ones. */
export function allowOrigins(
  given: readonly string[],
  stored: Collection<CorsOrigin>,
): AllowsOrigin {
  return (origin) => {
    const isTrusted = isLoopbackOrigin(origin) || given.some((pattern) => matches(pattern, origin))
    if (isTrusted) return {allowCredentials: true}
    return stored.all().find(({origin: pattern}) => matches(pattern, origin))
  }
}

function matches(pattern: string, origin: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[^\w-]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`, 'i').test(origin)
}

/** Whether an origin is on this machine. */
function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const {protocol, hostname} = new URL(origin)
  return (protocol === 'http:' || protocol === 'https:') && LOOPBACK_HOST.test(hostname)
}

/** What pages of any site may show or link to: assets, as on the hosted CDN, and the page to sign in. */
const OPEN_PATH = /^\/(?:images|files)\/|\/auth\/login\//

/** Whether another site's page sent a request. Programs send neither of these headers. */
function isForeign(request: HonoRequest, allows: AllowsOrigin): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && OPEN_PATH.test(request.path)) return false
  const origin = request.header('origin')
  if (origin === undefined) return request.header('sec-fetch-site') === 'cross-site'
  return !allows(origin)
}

/** Adds CORS headers for allowed origins, and refuses others: any page can reach loopback. */
export function cors(allows: AllowsOrigin): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin')
    const allowed = origin === undefined ? undefined : allows(origin)
    if (c.req.method === 'OPTIONS') {
      c.res = c.body(null, 204, allowed && preflight(c))
    } else {
      if (isForeign(c.req, allows)) throw httpError(403, 'CORS origin not allowed')
      await next()
    }
    // Also without an origin: caches give the answer to pages that send one.
    c.res.headers.append('vary', 'Origin')
    if (!allowed || origin === undefined) return
    c.res.headers.set('access-control-allow-origin', origin)
    if (allowed.allowCredentials) c.res.headers.set('access-control-allow-credentials', 'true')
    c.res.headers.set('access-control-expose-headers', EXPOSED)
  }
}

function preflight(c: Context): Record<string, string> {
  const headers: Record<string, string> = {
    // Clients ask for `OPTIONS` itself before live events.
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-max-age': String(PREFLIGHT_SECONDS),
    vary: 'Access-Control-Request-Headers',
  }
  const requested = c.req.header('access-control-request-headers')
  if (requested) headers['access-control-allow-headers'] = requested
  return headers
}
