import 'server-only'
import {setTimeout as sleep} from 'node:timers/promises'

import {publicEnv, serverEnv} from '../platform/env'
import {logFailure} from '../platform/logging/failure'

/** As many addresses go into one request; some CDNs take no more. */
const batch = 30

/** How long the CDN may take to answer, in milliseconds. */
const patience = 5000

/** How long to wait before each further attempt, in milliseconds. */
const backOff = [1000, 4000, 15_000, 60_000]

/** The status that the CDN answered, or null for none. */
async function ask(url: string, files: readonly string[]): Promise<number | null> {
  const {cdnPurgeToken: token} = serverEnv()
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? {authorization: `Bearer ${token}`} : {}),
    },
    body: JSON.stringify({files}),
    signal: AbortSignal.timeout(patience),
  }).catch(() => null)
  await response?.body?.cancel()
  return response?.status ?? null
}

const isTaken = (status: number | null) => status !== null && status < 300
/** What is wrong with the request itself will be wrong the next time. */
const isRefused = (status: number | null) =>
  status !== null && status >= 400 && status < 500 && status !== 429

async function purge(url: string, files: string[], waits: readonly number[]): Promise<void> {
  let status = await ask(url, files)
  for (const wait of waits) {
    if (isTaken(status) || isRefused(status)) break
    await sleep(wait)
    status = await ask(url, files)
  }
  if (!isTaken(status)) await logFailure('cdn-not-purged', {status})
}

/** Whether there is a CDN that is told what has changed. */
export const hasPurge = () => serverEnv().cdnPurgeUrl !== undefined

/** Tells the CDN which addresses have changed, again if need be. What it does not take ends there by its age. */
export async function purgeCdn(hrefs: readonly string[], waits = backOff): Promise<void> {
  const {cdnPurgeUrl: url} = serverEnv()
  if (!url) return
  const files = hrefs.map((href) => new URL(href, publicEnv.siteUrl).href)
  for (let index = 0; index < files.length; index += batch) {
    await purge(url, files.slice(index, index + batch), waits)
  }
}
