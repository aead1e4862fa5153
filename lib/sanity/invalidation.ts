import 'server-only'
import {setTimeout as sleep} from 'node:timers/promises'

import type {Locale} from '../i18n/locales'
import {publicEnv, serverEnv} from '../server/env'
import {logFailure} from '../server/request-log'
import {pageHref} from '../urls/paths'

/** Milliseconds. */
const purgeTimeout = 5000

/** Milliseconds to wait before each further attempt. */
const backOff = [1000, 4000, 15_000, 60_000]

/** Returns the CDN's status code, or null without a response. */
async function requestPurge(url: string): Promise<number | null> {
  const {cdnPurgeToken: token} = serverEnv()
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? {authorization: `Bearer ${token}`} : {}),
    },
    // Cloudflare's format: https://developers.cloudflare.com/api/resources/cache/methods/purge/
    body: JSON.stringify({purge_everything: true}),
    signal: AbortSignal.timeout(purgeTimeout),
  }).catch(() => null)
  await response?.body?.cancel()
  return response?.status ?? null
}

const isOk = (status: number | null) => status !== null && status < 300

/** Not retried: a bad request or token will fail again. */
const isRefused = (status: number | null) =>
  status !== null && status >= 400 && status < 500 && status !== 429

/**
 * Purges the whole CDN, if there is one, with retries: a page does not say which documents it shows. The site then
 * responds from its own page cache.
 */
export async function purgeCdn(waits = backOff): Promise<void> {
  const {cdnPurgeUrl: url} = serverEnv()
  if (!url) return
  let status = await requestPurge(url)
  for (const wait of waits) {
    if (isOk(status) || isRefused(status)) break
    await sleep(wait)
    status = await requestPurge(url)
  }
  if (!isOk(status)) await logFailure('cdn-not-purged', {status})
}

/** Milliseconds: the timeout of a request, and the pause for a stale page to be rendered before the next request. */
const timeout = 15_000
const renderTime = 50

/** This process, rather than the public URL, where a CDN would respond. */
const origin = process.env.PORT ? `http://localhost:${process.env.PORT}` : publicEnv.siteUrl

async function requestPage(href: string): Promise<void> {
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
    await requestPage(pageHref(locale, path))
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
