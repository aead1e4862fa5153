import {client} from '../sanity/client'
import {pagePathsQuery} from '../sanity/queries'
import {isLocale, type Locale} from './locales'
import {homePath, pageHref} from './paths'

/** How long a loaded index is used before it is read again in the background, in milliseconds. */
const maxAge = 5_000

/** How often, at most, an unknown path makes the index be read again, in milliseconds. */
const missInterval = 500

/** How long a visitor waits for a Content Lake that is down, in milliseconds; the client alone would try for minutes. */
const patience = 2000

let known: Set<string> | null = null
let readAt = 0
let reading: Promise<void> | null = null

async function read(): Promise<void> {
  // Counted from the start, so that a Content Lake that is down is not asked again at once.
  readAt = Date.now()
  const signal = AbortSignal.timeout(patience)
  const pages = await client
    .fetch(pagePathsQuery, {}, {cacheMode: 'noStale', signal})
    .catch(() => null)
  if (!pages) return
  known = new Set(
    pages.flatMap(({language, path}) => (isLocale(language) ? [pageHref(language, path)] : [])),
  )
}

function refresh(): Promise<void> {
  reading ??= read().finally(() => {
    reading = null
  })
  return reading
}

/**
 * True when a page is published at the path. A path that is not in the index makes it be read again, so that a new page
 * is found at once; true as long as the Content Lake has never answered, so that pages built before are still served.
 */
export async function isPublishedPath(locale: Locale, path: string): Promise<boolean> {
  if (path === homePath) return true
  const href = pageHref(locale, path)
  if (known?.has(href)) {
    if (Date.now() - readAt > maxAge) void refresh()
    return true
  }
  if (reading || Date.now() - readAt > missInterval) await refresh()
  return known?.has(href) ?? true
}
