import 'server-only'
import {publicEnv} from '../env'
import {locales} from '../i18n/locales'
import {feedHref, homePath, markdownHref, pageHref} from '../i18n/paths'
import {getPublishedPaths} from './pages'

/** Pages asked for at a time; rendering is what costs, so this is about the number of cores. */
const concurrency = 2

/** How long a page may take, in milliseconds: one that hangs must not hold up the others. */
const patience = 30_000

/** What is still to be asked for. */
const queue: string[] = []
let working: Promise<unknown> | null = null

async function request(href: string): Promise<void> {
  const url = new URL(href, publicEnv.siteUrl)
  // A page that fails stays as it was and is tried again by its next visitor.
  const signal = AbortSignal.timeout(patience)
  const response = await fetch(url, {method: 'HEAD', redirect: 'manual', signal}).catch(() => null)
  await response?.body?.cancel()
}

async function work(): Promise<void> {
  for (let href = queue.shift(); href; href = queue.shift()) await request(href)
}

/** What lists the pages for machines. */
function listings(): string[] {
  const feeds = locales.flatMap((locale) => [feedHref(locale, 'rss'), feedHref(locale, 'json')])
  return ['/llms.txt', '/sitemap.xml', '/.well-known/security.txt', ...feeds]
}

/**
 * Asks for every page and article once, for its Markdown, and for what lists them. Those that a publish made stale are
 * rendered again, so that the next visitor already sees the new text; for all others this is a read from the cache.
 */
export async function refreshPages(): Promise<void> {
  const homes = locales.map((locale) => ({locale, path: homePath}))
  const places = [...homes, ...(await getPublishedPaths())]
  // Pages first: people wait for those.
  const hrefs = [
    ...places.map(({locale, path}) => pageHref(locale, path)),
    ...places.map(({locale, path}) => markdownHref(locale, path)),
    ...listings(),
  ]
  // What an earlier publish has left is in the list of this one, too.
  queue.splice(0, queue.length, ...new Set(hrefs))
  working ??= Promise.all(Array.from({length: concurrency}, work)).finally(() => {
    working = null
  })
  await working
}
