import {afterEach, beforeEach, expect, it, vi} from 'vitest'

type Paths = () => Promise<{locale: string; path: string}[]>

const published = vi.hoisted(() => vi.fn<Paths>())
const ahead = vi.hoisted(() => vi.fn<Paths>())
const newest = vi.hoisted(() => vi.fn<Paths>())
const read = vi.hoisted(() => vi.fn<() => {route: string; isOutdated: boolean}[]>())

vi.mock('../../../../lib/content/pages', () => ({
  getPublishedPaths: published,
  getPathsBuiltAhead: ahead,
  getNewestPaths: newest,
}))
vi.mock('../../../../lib/kept-pages/read-pages', () => ({readPages: read}))

const {refreshPages} = await import('../../../../lib/cache/refresh-pages')

let asked: string[]
let pending: (() => void)[]

/** Lets every request that waits for its answer have it, until no more come. */
async function answerAll(): Promise<void> {
  for (let answer = pending.shift(); answer; answer = pending.shift()) {
    answer()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** What the site says of a page, each time it is asked; without more to say the page is new. */
let states: Record<string, string[]>

beforeEach(() => {
  asked = []
  pending = []
  states = {}
  newest.mockResolvedValue([])
  ahead.mockImplementation(published)
  read.mockReturnValue([])
  vi.stubGlobal('fetch', (url: URL) => {
    asked.push(url.pathname)
    const state = states[url.pathname]?.shift() ?? 'HIT'
    const answer = () => new Response(null, {headers: {'x-nextjs-cache': state}})
    return new Promise((resolve) => pending.push(() => resolve(answer())))
  })
})

afterEach(() => vi.unstubAllGlobals())

it('asks for every page, then for what lists them and for its Markdown, each once', async () => {
  published.mockResolvedValue([
    {locale: 'en', path: '/'},
    {locale: 'en', path: 'about'},
  ])
  const refreshed = refreshPages()
  await vi.waitFor(() => expect(pending).toHaveLength(1))
  await answerAll()
  await refreshed
  expect(asked.slice(0, 3)).toEqual(['/', '/fr', '/about'])
  expect(asked.slice(3, -3)).toEqual(expect.arrayContaining(['/llms.txt', '/sitemap.xml']))
  expect(asked.slice(-3)).toEqual(['/index.md', '/fr/index.md', '/about.md'])
  expect(new Set(asked).size).toBe(asked.length)
})

it('leaves alone what it knows to be new, until it is outdated', async () => {
  published.mockResolvedValue([{locale: 'en', path: 'about'}])
  read.mockReturnValue([
    {route: '/en', isOutdated: false},
    {route: '/fr', isOutdated: true},
    {route: '/markdown/en/about', isOutdated: false},
  ])
  const refreshed = refreshPages()
  await vi.waitFor(() => expect(pending).toHaveLength(1))
  await answerAll()
  await refreshed
  expect(asked.slice(0, 2)).toEqual(['/fr', '/about'])
  expect(asked.slice(-2)).toEqual(['/index.md', '/fr/index.md'])
})

it('begins with what was changed last, and waits until it is new', async () => {
  published.mockResolvedValue([])
  newest.mockResolvedValue([{locale: 'en', path: 'about'}])
  states = {'/about': ['STALE', 'STALE'], '/': ['STALE']}
  const refreshed = refreshPages()
  await vi.waitFor(async () => {
    await answerAll()
    expect(asked.filter((path) => path === '/about')).toHaveLength(3)
  })
  await vi.waitFor(async () => {
    await answerAll()
    expect(asked).toContain('/sitemap.xml')
  })
  await refreshed
  expect(asked.slice(0, 4)).toEqual(['/about', '/about', '/about', '/'])
})

it('starts over at a later publish, without asking for more at a time', async () => {
  published.mockResolvedValue([{locale: 'en', path: 'about'}])
  const first = refreshPages()
  await vi.waitFor(() => expect(pending).toHaveLength(1))
  published.mockResolvedValue([{locale: 'en', path: 'new'}])
  const second = refreshPages()
  await new Promise((resolve) => setImmediate(resolve))
  expect(pending).toHaveLength(1)
  await answerAll()
  await Promise.all([first, second])
  expect(asked.slice(0, 4)).toEqual(['/', '/', '/fr', '/new'])
  expect(asked).not.toContain('/about')
})

it('asks for an article that no build renders only when it is kept and outdated', async () => {
  ahead.mockResolvedValue([{locale: 'en', path: 'about'}])
  published.mockResolvedValue([
    {locale: 'en', path: 'about'},
    {locale: 'fr', path: 'blog/un-ancien'},
    {locale: 'en', path: 'blog/an-old-one'},
    {locale: 'en', path: 'blog/never-read'},
  ])
  read.mockReturnValue([
    {route: '/fr/blog/un-ancien', isOutdated: true},
    {route: '/en/blog/an-old-one', isOutdated: false},
    {route: '/markdown/en/blog/an-old-one', isOutdated: true},
    {route: '/en/blog/gone', isOutdated: true},
  ])
  const refreshed = refreshPages()
  await vi.waitFor(() => expect(pending).toHaveLength(1))
  await answerAll()
  await refreshed
  expect(asked.filter((path) => path.includes('/blog/') && !path.includes('feed'))).toEqual([
    '/fr/blog/un-ancien',
    '/blog/an-old-one.md',
  ])
})
