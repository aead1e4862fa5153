import {rounds} from '../nightly.ts'
import {fuzzRequests} from './fuzz/requests.ts'
import {actionIds, routes} from './fuzz/routes.ts'
import {fuzz, readStatuses} from './fuzz/run.ts'
import {expect, stack, test} from './site.ts'

/** A fixed seed, so that each run sends the same requests; `npm run test:faults` sends more, with random seeds. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1)

test('the site answers any request without an internal error', async () => {
  const site = new URL(stack.siteUrl)
  const requests = fuzzRequests(rounds(300, 1000), {
    seed,
    site,
    actionIds: actionIds(stack.distDir),
  })
  const before = await readStatuses(site, routes)
  const {failures} = await fuzz(site, requests)
  expect(failures, `FUZZ_SEED=${seed}`).toEqual([])
  // No fuzzed request may have poisoned a cache.
  expect(await readStatuses(site, routes)).toEqual(before)
})
