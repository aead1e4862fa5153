import {afterEach, expect, it, vi} from 'vitest'

import {storing} from '../../../../lib/server/storing'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['', 60],
  ['https://cdn.example/purge', 3600],
])('a CDN with the purge address %j keeps pages for %i seconds', (address, seconds) => {
  vi.stubEnv('CDN_PURGE_URL', address)
  expect(storing.page).toBe(
    `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=600, stale-if-error=86400`,
  )
})
