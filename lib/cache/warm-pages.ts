import 'server-only'
import {setTimeout as sleep} from 'node:timers/promises'

import {getNewestPaths, getPathsBuiltAhead} from '../content/pages'
import type {Locale} from '../i18n/locales'
import {publicEnv} from '../platform/env'
import {markdownHref, pageHref} from '../routing/paths'

/** Milliseconds that a page may take, and that a stale one is given to be rendered before the next is requested. */
const timeout = 15_000
const renderTime = 50

/** This process. At the public address a CDN would answer. */
const origin = process.env.PORT ? `http://localhost:${process.env.PORT}` : publicEnv.siteUrl

async function request(href: string): Promise<void> {
  const signal = AbortSignal.timeout(timeout)
  const response = await fetch(new URL(href, origin), {method: 'HEAD', signal}).catch(() => null)
  if (response?.headers.get('x-nextjs-cache') === 'STALE') await sleep(renderTime)
}

const hrefsOf = (paths: {locale: Locale; path: string}[]) => [
  ...paths.map(({locale, path}) => pageHref(locale, path)),
  ...paths.map(({locale, path}) => markdownHref(locale, path)),
]

let latest = 0

/**
 * Requests the pages that a build renders, those that were changed last first. Next.js renders an invalidated page when it
 * is requested and serves the old one meanwhile: without this, whoever publishes and reloads would see the old text.
 */
export async function warmPages(): Promise<void> {
  latest += 1
  const own = latest
  const hrefs = new Set([
    ...hrefsOf(await getNewestPaths()),
    ...hrefsOf(await getPathsBuiltAhead()),
  ])
  for (const href of hrefs) {
    // A later publish begins again.
    if (own !== latest) return
    await request(href)
  }
}
