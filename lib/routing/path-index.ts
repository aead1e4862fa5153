import {readAddresses} from '../content/addresses'
import {client} from '../content/client'
import {type Locale, locales} from '../i18n/locales'
import {homePath, pageHref} from './paths'
import {type Hrefs, publishedHrefs, redirectedPaths} from './published-paths'
import {sitePath} from './redirects'
import type {Addresses} from './translations'

/** How long a loaded index is used before it is read again in the background, in milliseconds. */
const maxAge = 5_000

/** How often, at most, an unknown path makes the index be read again, in milliseconds. */
const missInterval = 500

/** How long a visitor waits for a Content Lake that is down, in milliseconds; the client alone would try for minutes. */
const patience = 2000

/** Every address, and where those that lead on end. */
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

/** The index of what these addresses name. */
export function pathIndex(addresses: Addresses): PathIndex {
  return {published: publishedHrefs(addresses), redirects: redirectedPaths(addresses)}
}

let known: PathIndex | null = null
/** By the clock that nobody sets: one that is set back would keep an old index for as long. */
let readAt = -Infinity
let reading: Promise<void> | null = null

async function read(): Promise<void> {
  // Counted from the start, so that a Content Lake that is down is not asked again at once.
  readAt = performance.now()
  const signal = AbortSignal.timeout(patience)
  known = await readAddresses(client, {cacheMode: 'noStale', signal})
    .then(pathIndex)
    // It did not answer, or something else did.
    .catch(() => known)
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

/** What an index has at a path. */
export function pathState(index: PathIndex, locale: Locale, path: string): PathState {
  if (path === homePath) return {kind: 'published', hrefs: homes}
  const href = pageHref(locale, path)
  const hrefs = index.published.get(href)
  if (hrefs) return {kind: 'published', hrefs}
  const to = index.redirects.get(sitePath(href) ?? href) ?? hrefOfOther(index, locale, path)
  return to ? {kind: 'redirect', to, hrefs: index.published.get(to) ?? {}} : {kind: 'missing'}
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
    if (performance.now() - readAt > maxAge) void refresh()
  } else if (reading || performance.now() - readAt > missInterval) {
    await refresh()
  }
  return known ? pathState(known, locale, path) : {kind: 'published', hrefs: {[locale]: href}}
}
