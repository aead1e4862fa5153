import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'

import {locales} from '../../lib/i18n/locales.ts'
import {markdownHref} from '../../lib/urls/paths.ts'
import {longestRequests} from '../e2e/fuzz/longest.ts'
import {fuzzRequests} from '../e2e/fuzz/requests.ts'
import {routes} from '../e2e/fuzz/routes.ts'
import {fuzz, readStatuses} from '../e2e/fuzz/run.ts'
import {pageCacheFiles} from '../e2e/page-cache-files.ts'
import {deadline} from '../machine-speed.ts'
import {seedOr} from '../nightly.ts'
import {eventLoopDelay, longestDelay} from '../processes/event-loop.ts'
import {root} from '../processes/run.ts'
import {expect, environment, test} from './site.ts'

/** The same seed gives the same requests. */
const seed = seedOr(Date.now() % 1_000_000)

const requests = Number(process.env['FUZZ_REQUESTS'] ?? 24_000)

/** Enough requests to fill the caches and compile the code. */
const warmUp = Math.round(requests / 6)

const mostGrowthMegabytes = 200

function megabytesOf(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1]) / 1024
}

/** Matches logged failures, except for malformed forms and clients that disconnect while sending. */
const loggedFailure =
  /unhandledRejection|uncaughtException(?!.*Error: aborted)|"level":"error"(?!.*"event":"request-error".*"method":"POST")/

/** Milliseconds without a new file; longer than the delay before the site warms stale pages. */
const quiet = 10_000

/** Waits until the page cache stops growing: the warm-up after startup is over. */
async function warmedUp(distDir: string): Promise<void> {
  for (let before = -1; pageCacheFiles(distDir).length !== before;) {
    before = pageCacheFiles(distDir).length
    await sleep(quiet)
  }
}

/** Entries of the page cache other than the build's own pages, which are rendered anew when they are stale. */
function otherEntries(distDir: string): string[] {
  const isOfBuild = (file: string) =>
    existsSync(join(distDir, 'server/app', file.split('$/')[1] ?? ''))
  return pageCacheFiles(distDir).filter((file) => file.endsWith('.meta') && !isOfBuild(file))
}

/** The fallback for missing Markdown pages, which each language caches on first request. */
const missingMarkdown = locales.map((locale) => markdownHref(locale, 'not-there'))

test('the site answers any request, logs no errors and does not leak memory', async ({
  running: {site},
}) => {
  test.setTimeout(deadline(1_200_000))
  console.log(`NIGHTLY_SEED=${seed}`)
  const distDir = join(root, environment.variables['NEXT_DIST_DIR'] ?? '')
  const url = new URL(site.url)
  const all = [...fuzzRequests(requests, seed), ...longestRequests()]
  const before = await readStatuses(url, routes)
  await readStatuses(url, missingMarkdown)
  await warmedUp(distDir)
  site.readLog()
  const first = await fuzz(url, all.slice(0, warmUp))
  const memory = megabytesOf(site.pid)
  const kept = new Set(otherEntries(distDir))
  await eventLoopDelay(site.pid, site.eventLoop)
  const second = await fuzz(url, all.slice(warmUp))
  const delay = await eventLoopDelay(site.pid, site.eventLoop)
  console.log(second.statuses, delay)
  expect(delay.p99).toBeLessThan(deadline(longestDelay))

  expect([...first.failures, ...second.failures].slice(0, 20)).toEqual([])
  expect(
    site
      .readLog()
      .split('\n')
      .filter((line) => loggedFailure.test(line)),
  ).toEqual([])
  expect(await readStatuses(url, routes)).toEqual(before)
  // Garbage collection lags behind the last requests.
  await expect
    .poll(() => megabytesOf(site.pid) - memory, {timeout: deadline(60_000)})
    .toBeLessThan(mostGrowthMegabytes)
  expect(otherEntries(distDir).filter((file) => !kept.has(file))).toEqual([])
})
