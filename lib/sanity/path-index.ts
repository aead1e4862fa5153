import type {SanityClient} from '@sanity/client'

import {type Locale, locales} from '../i18n/locales'
import {logPathLeftOut, logPathIndex} from '../server/log'
import type {Hrefs, PathState} from '../urls/document-paths'
import {normalHref} from '../urls/hrefs'
import {homePath, pageHref, parsePathname} from '../urls/paths'
import {
  hrefAfter,
  pathsLeftOut,
  publishedHrefs,
  redirectedPaths,
  withTranslations,
  type SitePaths,
} from '../urls/published-paths'
import {client, draftClient} from './clients'
import {pathsQuery} from './paths'
import {read, type ReadOptions} from './read'

/** Milliseconds after which the index is refreshed in the background. */
const maxAge = 5_000

/** Minimum milliseconds between refreshes caused by unknown paths. */
const missInterval = 500

/** Query timeout in milliseconds. The client's default is minutes. */
const timeout = 2000

/** All hrefs, and the final targets of redirects. */
interface PathIndex {
  published: Map<string, Hrefs>
  redirects: Map<string, string>
}

/** Hrefs of the published home pages; of all languages in an empty dataset. */
function homesAmong(published: PathIndex['published']): Hrefs {
  const homes = locales.map((locale) => [locale, pageHref(locale, homePath)] as const)
  const found = homes.filter(([, href]) => published.has(href))
  return Object.fromEntries(found.length > 0 ? found : homes)
}

/** Builds the index. Home pages count as each other's translations. */
export function pathIndex(site: SitePaths): PathIndex {
  const published = publishedHrefs(site)
  const homes = homesAmong(published)
  for (const href of Object.values(homes)) published.set(href, homes)
  return {published, redirects: redirectedPaths(site)}
}

/** Reads the paths of all pages and articles, with their translations, and the redirects. */
async function fetchPaths(reader: SanityClient, options: ReadOptions): Promise<SitePaths> {
  return withTranslations((await read(reader, pathsQuery, {}, options)).result)
}

let known: PathIndex | null = null
/** Monotonic time, so that setting the clock back does not keep an old index. */
let readAt = -Infinity
let reading: Promise<void> | null = null
let isExpired = false
let isAnswered = true

function report(now: boolean): void {
  if (isAnswered !== now) logPathIndex(now)
  isAnswered = now
}

/** Paths that have been logged; this module lives as long as the process. */
const reported = new Set<string>()

function reportLeftOut(site: SitePaths): SitePaths {
  for (const path of pathsLeftOut(site)) {
    if (!reported.has(path)) logPathLeftOut(path)
    reported.add(path)
  }
  return site
}

async function readIndex(): Promise<void> {
  // Set before the query, so that a Content Lake that is down is not queried again at once.
  readAt = performance.now()
  isExpired = false
  const signal = AbortSignal.timeout(timeout)
  // Null without a response, or when it is not a Content Lake's.
  const index = await fetchPaths(client, {signal})
    .then(reportLeftOut)
    .then(pathIndex)
    .catch(() => null)
  report(index !== null)
  known = index ?? known
}

function refresh(): Promise<void> {
  reading ??= readIndex().finally(() => {
    reading = null
  })
  return reading
}

/** Href in a language of a document that has this path in another: `/fr/about` → `/fr/a-propos`. */
function hrefOfOther({published}: PathIndex, pathname: string): string | undefined {
  const {locale, path} = parsePathname(pathname)
  const hrefs = locales.map((other) => published.get(pageHref(other, path))?.[locale])
  return hrefs.find(Boolean)
}

/** The target of an unpublished href: the page at its normal form, a redirect's target, or a page in another language. */
function targetOf(index: PathIndex, href: string): string | undefined {
  const normal = normalHref(href)
  if (normal === null) return undefined
  if (index.published.has(normal)) return normal
  return index.redirects.get(normal) ?? hrefOfOther(index, normal)
}

/** Looks up the state of a path in an index. */
export function pathState(index: PathIndex, locale: Locale, path: string): PathState {
  const href = pageHref(locale, path)
  const hrefs = index.published.get(href)
  if (hrefs) return {kind: 'published', hrefs}
  const to = targetOf(index, href)
  return to ? {kind: 'redirect', to, hrefs: index.published.get(to) ?? {}} : {kind: 'missing'}
}

/** Makes the next lookup wait for a new index. Call it after a publish. */
export function expirePathIndex(): void {
  isExpired = true
}

/**
 * Returns the published state of a path. An unknown path refreshes the index, so that a new page is found at once.
 * Until the first index is read, every path counts as published, so that built pages are served.
 */
export async function findPath(locale: Locale, path: string): Promise<PathState> {
  const href = pageHref(locale, path)
  const isKnown = known?.published.has(href) || known?.redirects.has(href)
  if (isKnown && !isExpired) {
    if (performance.now() - readAt > maxAge) void refresh()
  } else if (reading || performance.now() - readAt > missInterval) {
    await refresh()
  }
  return known ? pathState(known, locale, path) : {kind: 'published', hrefs: {[locale]: href}}
}

/** Query timeout of a preview, which has no index, in milliseconds. */
const draftTimeout = 5000

/**
 * State of a path in a preview, with unpublished paths included. A published path that the draft has changed
 * redirects to the draft. Null when the Content Lake does not respond.
 */
export async function findDraftPath(
  perspective: string[],
  locale: Locale,
  path: string,
): Promise<PathState | null> {
  const signal = AbortSignal.timeout(draftTimeout)
  const pathsIn = (from: string[] | 'published') =>
    fetchPaths(draftClient(), {perspective: from, signal}).catch(() => null)
  const site = await pathsIn(perspective)
  if (!site) return null
  const state = pathState(pathIndex(site), locale, path)
  if (state.kind !== 'missing') return state
  const published = await pathsIn('published')
  const to = published && hrefAfter(pageHref(locale, path), published, site)
  return to ? {kind: 'redirect', to, hrefs: {}} : state
}
