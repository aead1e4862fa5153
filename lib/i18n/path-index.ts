import {client} from '../sanity/client'
import {addressesQuery} from '../sanity/queries'
import type {Locale} from './locales'
import {homePath, pageHref} from './paths'
import {publishedPaths, redirectedPaths} from './published-paths'

/** How long a loaded index is used before it is read again in the background, in milliseconds. */
const maxAge = 5_000

/** How often, at most, an unknown path makes the index be read again, in milliseconds. */
const missInterval = 500

/** How long a visitor waits for a Content Lake that is down, in milliseconds; the client alone would try for minutes. */
const patience = 2000

interface PathIndex {
  published: Set<string>
  redirects: Map<string, string>
}

/** What is at a path: something published, another path that it leads to, or nothing. */
export type PathState = {kind: 'published'} | {kind: 'redirect'; to: string} | {kind: 'missing'}

let known: PathIndex | null = null
let readAt = 0
let reading: Promise<void> | null = null

async function read(): Promise<void> {
  // Counted from the start, so that a Content Lake that is down is not asked again at once.
  readAt = Date.now()
  const signal = AbortSignal.timeout(patience)
  const addresses = await client
    .fetch(addressesQuery, {}, {cacheMode: 'noStale', signal})
    .catch(() => null)
  if (!addresses) return
  const hrefs = publishedPaths(addresses).map(({locale, path}) => pageHref(locale, path))
  known = {published: new Set(hrefs), redirects: redirectedPaths(addresses)}
}

function refresh(): Promise<void> {
  reading ??= read().finally(() => {
    reading = null
  })
  return reading
}

function stateOf(href: string): PathState {
  if (!known || known.published.has(href)) return {kind: 'published'}
  const to = known.redirects.get(href)
  return to ? {kind: 'redirect', to} : {kind: 'missing'}
}

/**
 * What is published at a path. A path that is not in the index makes it be read again, so that a new page is found at
 * once; everything counts as published as long as the Content Lake has never answered, so that pages built before are
 * still served.
 */
export async function findPath(locale: Locale, path: string): Promise<PathState> {
  if (path === homePath) return {kind: 'published'}
  const href = pageHref(locale, path)
  if (known && stateOf(href).kind !== 'missing') {
    if (Date.now() - readAt > maxAge) void refresh()
    return stateOf(href)
  }
  if (reading || Date.now() - readAt > missInterval) await refresh()
  return stateOf(href)
}
