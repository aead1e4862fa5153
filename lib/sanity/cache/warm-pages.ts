import 'server-only'
import {setTimeout as sleep} from 'node:timers/promises'

import type {Locale} from '../../i18n/locales'
import {publicEnv} from '../../server/env'
import {pageHref} from '../../urls/paths'
import {purgeCdn} from './purge'

/** Milliseconds: the timeout of a request, and the pause for a stale page to be rendered before the next request. */
const timeout = 15_000
const renderTime = 50

/** This process, rather than the public address, where a CDN would respond. */
const origin = process.env.PORT ? `http://localhost:${process.env.PORT}` : publicEnv.siteUrl

async function request(href: string): Promise<void> {
  const signal = AbortSignal.timeout(timeout)
  const response = await fetch(new URL(href, origin), {method: 'HEAD', signal}).catch(() => null)
  if (response?.headers.get('x-nextjs-cache') === 'STALE') await sleep(renderTime)
}

type Paths = {locale: Locale; path: string}[]

/** Milliseconds without another publish before all pages are warmed, which takes seconds of CPU time. */
const quietTime = 6000

let latest = 0

/** Requests pages, and stops when a later publish starts over; returns whether all were requested. */
async function warm(paths: Paths, own: number): Promise<boolean> {
  for (const {locale, path} of paths) {
    if (own !== latest) return false
    await request(pageHref(locale, path))
  }
  return own === latest
}

/**
 * Requests the pages that changed last, then those that a build renders, and purges the CDN after each. Next.js
 * serves an invalidated page once more while it renders the new one, so an editor who reloads would see the old text.
 */
export async function warmPages(
  newest: () => Promise<Paths>,
  prerendered: () => Promise<Paths>,
): Promise<void> {
  latest += 1
  const own = latest
  if (await warm(await newest(), own)) await purgeCdn()
  await sleep(quietTime)
  if (own !== latest) return
  if (await warm(await prerendered(), own)) await purgeCdn()
}
