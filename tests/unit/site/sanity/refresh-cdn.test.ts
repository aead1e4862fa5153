import {afterEach, beforeEach, expect, it, vi} from 'vitest'

const published = vi.hoisted(() => vi.fn<() => Promise<{locale: string; path: string}[]>>())
const purgeCdn = vi.hoisted(() => vi.fn<(hrefs: string[]) => Promise<void>>())

vi.mock('../../../../lib/content/pages', () => ({
  getPublishedPaths: published,
  getPathsBuiltAhead: published,
  getNewestPaths: async () => [],
}))
vi.mock('../../../../lib/cache/purge', () => ({hasPurge: () => true, purgeCdn}))

const {refreshPages} = await import('../../../../lib/cache/refresh-pages')

/** What the site says of a page, each time it is asked; without more to say the page is new. */
let states: Record<string, string[]>
let asked: URL[]

beforeEach(() => {
  asked = []
  states = {}
  purgeCdn.mockReset()
  vi.stubEnv('PORT', '3001')
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url)
    const state = states[url.pathname]?.shift() ?? 'HIT'
    return new Response(null, {headers: {'x-nextjs-cache': state}})
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const purged = () => purgeCdn.mock.calls.flatMap(([hrefs]) => hrefs)

it('tells a CDN of pages that were old, once they are new, asking the site past it', async () => {
  published.mockResolvedValue([{locale: 'en', path: 'about'}])
  states = {'/about': ['STALE', 'STALE'], '/fr': ['STALE']}
  await refreshPages()
  expect(purged().sort()).toEqual(['/about', '/fr'])
  expect(asked.filter(({pathname}) => pathname === '/about')).toHaveLength(3)
  expect(new Set(asked.map(({origin}) => origin))).toEqual(new Set(['http://localhost:3001']))
})

it('tells a CDN of what is no longer there', async () => {
  published.mockResolvedValue([{locale: 'en', path: 'gone'}])
  await refreshPages()
  expect(purged()).not.toContain('/gone')
  published.mockResolvedValue([])
  await refreshPages()
  expect(purged()).toEqual(expect.arrayContaining(['/gone', '/gone.md']))
  expect(purged()).not.toContain('/')
})
