import {afterEach, expect, it, vi} from 'vitest'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['', 60],
  ['https://cdn.example/purge', 3600],
])('a CDN with the purge address %j keeps pages for %i seconds', async (address, seconds) => {
  vi.stubEnv('CDN_PURGE_URL', address)
  vi.resetModules()
  const {cacheControl, invalidationDurations} = await import('../../../../lib/sanity/cache')
  expect(cacheControl).toBe(
    `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=600, stale-if-error=86400`,
  )
  // An invalidated page may be served for another hour.
  expect(invalidationDurations).toEqual({expire: 3600})
})
