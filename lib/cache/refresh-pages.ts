import 'server-only'
import {setTimeout as sleep} from 'node:timers/promises'

import {getNewestPaths, getPathsBuiltAhead, getPublishedPaths} from '../content/pages'
import {locales} from '../i18n/locales'
import {readPages} from '../kept-pages/read-pages'
import {publicEnv} from '../platform/env'
import {feedHref, homePath, markdownHref, pageHref, pageRoute} from '../routing/paths'
import {markdownRoute} from '../seo/markdown/requested'
import {hasPurge, purgeCdn} from './purge'

type Places = Awaited<ReturnType<typeof getPublishedPaths>>

/** How long a page may take, in milliseconds: one that hangs must not hold up the others for long. */
const patience = 15_000

/** What is still to be asked for. */
const queue: string[] = []
let working: Promise<void> | null = null

/** Addresses of pages that have just been rendered again, and of which a CDN still has the old ones. */
const changed = new Set<string>()

/** Where pages are asked for. A CDN at the public address would answer what it has kept. */
const origin = () => (hasPurge() ? `http://localhost:${process.env.PORT}` : publicEnv.siteUrl)

/** Asks for a page; returns whether the site knew that it is old, and renders it now. */
async function request(href: string): Promise<boolean> {
  const url = new URL(href, origin())
  // A page that fails stays as it was and is tried again by its next visitor.
  const signal = AbortSignal.timeout(patience)
  const response = await fetch(url, {method: 'HEAD', redirect: 'manual', signal}).catch(() => null)
  await response?.body?.cancel()
  return response?.headers.get('x-nextjs-cache') === 'STALE'
}

/** How often, and after how many milliseconds, a page is asked for again until it is new. */
const tries = 100
const interval = 50

async function untilNew(href: string): Promise<void> {
  for (let left = tries; left > 0 && (await request(href)); left -= 1) await sleep(interval)
}

/** One page at a time: to render is work for one thread, and the first is to be there soon, not all of them at once. */
async function work(): Promise<void> {
  for (let href = queue.shift(); href; href = queue.shift()) {
    if (!(await request(href))) continue
    await untilNew(href)
    if (hasPurge()) changed.add(href)
  }
}

/** What was listed after the last publish. */
let known: ReadonlySet<string> = new Set()

/** How long new pages are gathered before the CDN is told of them, in milliseconds. */
const gathering = 500

/** Lets a CDN forget what is no longer there, and what has changed, as soon as the site has the new page. */
async function refreshCdn(hrefs: ReadonlySet<string>, done: Promise<unknown>): Promise<void> {
  const gone = [...known].filter((href) => !hrefs.has(href))
  known = hrefs
  await purgeCdn(gone)
  for (let goesOn = true; goesOn;) {
    goesOn = await Promise.race([done.then(() => false), sleep(gathering, true)])
    const rendered = [...changed]
    changed.clear()
    await purgeCdn(rendered)
  }
}

/** What lists the pages for machines. */
function listings(): string[] {
  const feeds = locales.flatMap((locale) => [feedHref(locale, 'rss'), feedHref(locale, 'json')])
  return ['/llms.txt', '/sitemap.xml', '/.well-known/security.txt', ...feeds]
}

const pagesOf = (places: Places) => places.map(({locale, path}) => pageHref(locale, path))
const textsOf = (places: Places) => places.map(({locale, path}) => markdownHref(locale, path))

/** Pages and Markdown that are published; both can be of the same addresses. */
interface Wanted {
  pages: Places
  texts: Places
}

/** Pages first, because people wait for those; then what leads machines to new ones. */
function hrefsOf({pages, texts}: Wanted): Set<string> {
  return new Set([...pagesOf(pages), ...listings(), ...textsOf(texts)])
}

/** What is worth asking for: pages of a build that are not known to be new, and of all others those known to be outdated. */
function wantedOf(ahead: Places, published: Places): Wanted {
  const states = new Map(readPages().map(({route, isOutdated}) => [route, isOutdated]))
  const mayBeOld = (route: string) => states.get(route) ?? true
  const isOld = (route: string) => states.get(route) ?? false
  const wanted = (routeOf: typeof pageRoute) => [
    ...ahead.filter(({locale, path}) => mayBeOld(routeOf(locale, path))),
    ...published.filter(({locale, path}) => isOld(routeOf(locale, path))),
  ]
  return {pages: wanted(pageRoute), texts: wanted(markdownRoute)}
}

/**
 * Asks for what a build renders, as Markdown too, for what visitors have asked for and a publish made stale, and for what
 * lists it all. What is stale is rendered again, so that the next visitor already sees the new text; what this process
 * knows to be new is left alone. What was changed comes first: a page in the menu makes every page stale, and who published
 * it looks at it. Articles that nobody has asked for yet still wait for their first visitor, so that thousands cost a
 * publish nothing.
 */
export async function refreshPages(): Promise<void> {
  const homes = locales.map((locale) => ({locale, path: homePath}))
  const newest = await getNewestPaths()
  const published = await getPublishedPaths()
  const ahead = [...newest, ...homes, ...(await getPathsBuiltAhead(published))]
  // What an earlier publish has left is in the list of this one, too.
  queue.splice(0, queue.length, ...hrefsOf(wantedOf(ahead, published)))
  working ??= work().finally(() => {
    working = null
  })
  if (hasPurge()) {
    const all = [...ahead, ...published]
    await refreshCdn(hrefsOf({pages: all, texts: all}), working)
  }
  await working
}
