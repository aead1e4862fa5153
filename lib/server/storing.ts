import type {ServerResponse} from 'node:http'

import {serverEnv} from './env.ts'
import {policyHeader, sealedPolicy} from './security-policy.ts'

/** Who may store a response, and for how long: every value of `cache-control` that the site sends. */
export const storing = {
  /**
   * Everybody. Browsers always revalidate. A CDN may reuse it for a minute, or an hour where publishes purge it, and serve
   * it stale while it revalidates or while the site is down.
   */
  get page() {
    const maxAge = serverEnv().cdnPurgeUrl ? 3600 : 60
    return `public, max-age=0, s-maxage=${maxAge}, stale-while-revalidate=600, stale-if-error=86400`
  },
  /** Everybody, for ever: a file whose address changes with its content. Next.js writes the same for build files. */
  version: 'public, max-age=31536000, immutable',
  /** Everybody, for a day: a picture whose address stays. */
  picture: 'public, max-age=86400',
  /** Everybody, who have to revalidate each time: Next.js's value for the icon and the manifest in `app/`. */
  icon: 'public, max-age=0, must-revalidate',
  /** The client, which has to revalidate each time: a text for machines, or a redirect that an editor may change. */
  text: 'private, no-cache',
  /** Nobody: what is personal, one of several answers at an address, or an error. */
  nobody: 'private, no-store',
} as const

let known: Set<unknown> | undefined

/** The values, once the environment is read. */
const values = () => (known ??= new Set<unknown>(Object.values(storing)))

/** Bodies that are whole or a range of it, and the answer to a client that has it. */
const successes = new Set([200, 206, 304])

/** The parts of a page that Next.js sends to its own scripts, at the address of the page. */
const partOfPage = 'text/x-component'

function isPublic(response: ServerResponse, status: number): boolean {
  const type = String(response.getHeader('content-type') ?? '')
  return (
    successes.has(status) &&
    values().has(response.getHeader('cache-control')) &&
    !type.startsWith(partOfPage)
  )
}

/**
 * Gives every response a `cache-control` of {@link storing} and a content security policy. Next.js lets everybody store
 * parts of pages and missing files for a year, and its own redirects have no headers.
 */
export function limitResponse(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = (...head: unknown[]) => {
    const isPrivate = /private|no-store/.test(String(response.getHeader('cache-control')))
    if (!isPrivate && !isPublic(response, Number(head[0]))) {
      response.setHeader('cache-control', storing.nobody)
    }
    if (!response.hasHeader(policyHeader)) response.setHeader(policyHeader, sealedPolicy)
    return writeHead(...head)
  }
}
