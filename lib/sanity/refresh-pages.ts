import 'server-only'
import {setTimeout as sleep} from 'node:timers/promises'

import {hasPurge, purgeCdn} from '../cdn/purge'
import {publicEnv} from '../env'
import {locales} from '../i18n/locales'
import {feedHref, homePath, markdownHref, pageHref, pageRoute} from '../i18n/paths'
import {outdatedPages} from '../kept-pages/outdated'
import {markdownRoute} from '../markdown/requested'
import {getNewestPaths, getPathsBuiltAhead, getPublishedPaths} from './pages'

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

/** Pages first: people wait for those. `more` are only pages, or only Markdown. */
function hrefsOf(places: Places, more: {pages: Places; texts: Places}): Set<string> {
  return new Set([
    ...pagesOf(places),
    ...pagesOf(more.pages),
    ...textsOf(places),
    ...textsOf(more.texts),
    ...listings(),
  ])
}

/** What is published of the outdated pages: what is gone is nothing to render. */
function outdatedOf(published: Places): {pages: Places; texts: Places} {
  const routes = new Set(outdatedPages())
  const isOld = (route: string) => routes.has(route)
  return {
    pages: published.filter(({locale, path}) => isOld(pageRoute(locale, path))),
    texts: published.filter(({locale, path}) => isOld(markdownRoute(locale, path))),
  }
}

/**
 * Asks for what a build renders, as Markdown too, for what visitors have asked for and a publish made stale, and for what
 * lists it all. What is stale is rendered again, so that the next visitor already sees the new text; all else is a read
 * from the cache. What was changed comes first: a page in the menu makes every page stale, and who published it looks at
 * it. Articles that nobody has asked for yet still wait for their first visitor, so that thousands cost a publish nothing.
 */
export async function refreshPages(): Promise<void> {
  const homes = locales.map((locale) => ({locale, path: homePath}))
  const newest = await getNewestPaths()
  const published = await getPublishedPaths()
  const places = [...newest, ...homes, ...(await getPathsBuiltAhead(published))]
  // What an earlier publish has left is in the list of this one, too.
  queue.splice(0, queue.length, ...hrefsOf(places, outdatedOf(published)))
  working ??= work().finally(() => {
    working = null
  })
  if (hasPurge()) {
    const all = [...places, ...published]
    await refreshCdn(hrefsOf(all, {pages: [], texts: []}), working)
  }
  await working
}
