import {deadline} from '../machine-speed.ts'
import {rounds} from '../nightly.ts'
import {descendant} from '../processes/descendant.ts'
import {eventLoopDelay, longestDelay} from '../processes/event-loop.ts'
import {longestRequests} from './fuzz/longest.ts'
import {fuzzRequests} from './fuzz/requests.ts'
import {routes} from './fuzz/routes.ts'
import {fuzz, readStatuses} from './fuzz/run.ts'
import {expect, stack, test} from './site.ts'

/** A fixed seed, so that each run sends the same requests; `npm test faults` sends more, with random seeds. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1)

/** Returns the delay of the site's event loop since the last call, at the 99th percentile. */
async function siteDelay(): Promise<number> {
  const {p99} = await eventLoopDelay(descendant(stack.pid, 'next-server'), stack.eventLoop)
  return p99
}

/** Milliseconds. Searches occupy the site's thread for longer than `longestDelay`, and come in clusters here. */
const longestDelayOfMix = 500

test('the site answers any request without an internal error', async () => {
  const site = new URL(stack.siteUrl)
  const requests = fuzzRequests(rounds(300, 1000), seed)
  const before = await readStatuses(site, routes)
  await siteDelay()
  const {failures} = await fuzz(site, requests)
  expect(await siteDelay()).toBeLessThan(deadline(longestDelayOfMix))
  expect(failures, `FUZZ_SEED=${seed}`).toEqual([])
  // No fuzzed request may have poisoned a cache.
  expect(await readStatuses(site, routes)).toEqual(before)
})

test('no request is so long that others wait for it', async () => {
  await siteDelay()
  const {failures} = await fuzz(new URL(stack.siteUrl), longestRequests())
  expect(await siteDelay()).toBeLessThan(deadline(longestDelay))
  expect(failures).toEqual([])
})
