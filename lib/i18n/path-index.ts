import {client} from '../sanity/client'
import {addressesQuery} from '../sanity/queries'
import {type Locale, locales} from './locales'
import {homePath, pageHref} from './paths'
import {type Hrefs, publishedHrefs, redirectedPaths} from './published-paths'
import {sitePath} from './redirects'

/** How long a loaded index is used before it is read again in the background, in milliseconds. */
const maxAge = 5_000

/** How often, at most, an unknown path makes the index be read again, in milliseconds. */
const missInterval = 500

/** How long a visitor waits for a Content Lake that is down, in milliseconds; the client alone would try for minutes. */
const patience = 2000

interface PathIndex {
  published: Map<string, Hrefs>
  redirects: Map<string, string>
}

/**
 * What is at a path: something published, another path that it leads to, or nothing. `hrefs` is where the document is read
 * in each language.
 */
export type PathState =
  | {kind: 'published'; hrefs: Hrefs}
  | {kind: 'redirect'; to: string; hrefs: Hrefs}
  | {kind: 'missing'}

/** Every language has a home page, also in an empty dataset. */
const homes: Hrefs = Object.fromEntries(
  locales.map((locale) => [locale, pageHref(locale, homePath)]),
)

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
  known = {published: publishedHrefs(addresses), redirects: redirectedPaths(addresses)}
}

function refresh(): Promise<void> {
  reading ??= read().finally(() => {
    reading = null
  })
  return reading
}

/** Where readers of a language find what has this path in another one: `/fr/about` → `/fr/a-propos`. */
function hrefOfOther({published}: PathIndex, locale: Locale, path: string): string | undefined {
  const hrefs = locales.map((other) => published.get(pageHref(other, path))?.[locale])
  return hrefs.find((href) => href !== undefined && published.has(href))
}

function stateOf(locale: Locale, path: string): PathState {
  const href = pageHref(locale, path)
  if (!known) return {kind: 'published', hrefs: {[locale]: href}}
  const hrefs = known.published.get(href)
  if (hrefs) return {kind: 'published', hrefs}
  const to = known.redirects.get(sitePath(href) ?? href) ?? hrefOfOther(known, locale, path)
  return to ? {kind: 'redirect', to, hrefs: known.published.get(to) ?? {}} : {kind: 'missing'}
}

/**
 * What is published at a path. A path that is not in the index makes it be read again, so that a new page is found at
 * once; everything counts as published as long as the Content Lake has never answered, so that pages built before are
 * still served.
 */
export async function findPath(locale: Locale, path: string): Promise<PathState> {
  if (path === homePath) return {kind: 'published', hrefs: homes}
  const href = pageHref(locale, path)
  if (known?.published.has(href) || known?.redirects.has(href)) {
    if (Date.now() - readAt > maxAge) void refresh()
  } else if (reading || Date.now() - readAt > missInterval) {
    await refresh()
  }
  return stateOf(locale, path)
}
