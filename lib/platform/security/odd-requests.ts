import {subscribe} from 'node:diagnostics_channel'
import type {IncomingMessage} from 'node:http'

import {isFormless} from '../../routing/methods'

function canBeDecoded(url: string): boolean {
  try {
    decodeURIComponent(url.replace(/[?#].*/s, ''))
    return true
  } catch {
    return false
  }
}

/** What Next.js cannot make a request of: it would answer 500 before any code of the site runs. */
function isOdd({method, url = ''}: IncomingMessage): boolean {
  if (method === 'TRACE' || !(url.startsWith('/') || URL.canParse(url))) return true
  return isFormless(url) && !canBeDecoded(url)
}

/**
 * Turns requests that the web's own type has no place for, TRACE and those for `*`, and those of its own addresses that Next.js
 * cannot decode, into ones that `proxy.ts` refuses. Node.js tells of each request before it hands it on.
 */
export function refuseOddRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const {request} = message as {request: IncomingMessage}
    if (isOdd(request)) Object.assign(request, {method: 'OPTIONS', url: '/'})
  })
}
