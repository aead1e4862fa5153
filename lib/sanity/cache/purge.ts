import 'server-only'
import {setTimeout as sleep} from 'node:timers/promises'

import {serverEnv} from '../../server/env'
import {logFailure} from '../../server/logging/failure'

/** Milliseconds. */
const timeout = 5000

/** Milliseconds to wait before each further attempt. */
const backOff = [1000, 4000, 15_000, 60_000]

/** Returns the CDN's status code, or null without a response. */
async function post(url: string): Promise<number | null> {
  const {cdnPurgeToken: token} = serverEnv()
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? {authorization: `Bearer ${token}`} : {}),
    },
    // Cloudflare's format: https://developers.cloudflare.com/api/resources/cache/methods/purge/
    body: JSON.stringify({purge_everything: true}),
    signal: AbortSignal.timeout(timeout),
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
  let status = await post(url)
  for (const wait of waits) {
    if (isOk(status) || isRefused(status)) break
    await sleep(wait)
    status = await post(url)
  }
  if (!isOk(status)) await logFailure('cdn-not-purged', {status})
}
