import {afterEach, beforeEach, expect, it, vi} from 'vitest'

const published = vi.hoisted(() => vi.fn<() => Promise<{locale: string; path: string}[]>>())

vi.mock('../../../../lib/sanity/pages', () => ({getPublishedPaths: published}))

const {refreshPages} = await import('../../../../lib/sanity/refresh-pages')

let asked: string[]
let pending: (() => void)[]

/** Lets every request that waits for its answer have it, until no more come. */
async function answerAll(): Promise<void> {
  for (let answer = pending.shift(); answer; answer = pending.shift()) {
    answer()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

beforeEach(() => {
  asked = []
  pending = []
  vi.stubGlobal('fetch', (url: URL) => {
    asked.push(url.pathname)
    return new Promise((resolve) => pending.push(() => resolve(new Response(null))))
  })
})

afterEach(() => vi.unstubAllGlobals())

it('asks for every page, then for its Markdown and for what lists them, each once', async () => {
  published.mockResolvedValue([
    {locale: 'en', path: '/'},
    {locale: 'en', path: 'about'},
  ])
  const refreshed = refreshPages()
  await vi.waitFor(() => expect(pending).toHaveLength(2))
  await answerAll()
  await refreshed
  expect(asked.slice(0, 6)).toEqual([
    '/',
    '/fr',
    '/about',
    '/index.md',
    '/fr/index.md',
    '/about.md',
  ])
  expect(asked).toContain('/llms.txt')
  expect(new Set(asked).size).toBe(asked.length)
})

it('starts over at a later publish, without asking for more at a time', async () => {
  published.mockResolvedValue([{locale: 'en', path: 'about'}])
  const first = refreshPages()
  await vi.waitFor(() => expect(pending).toHaveLength(2))
  published.mockResolvedValue([{locale: 'en', path: 'new'}])
  const second = refreshPages()
  await new Promise((resolve) => setImmediate(resolve))
  expect(pending).toHaveLength(2)
  await answerAll()
  await Promise.all([first, second])
  expect(asked.slice(0, 5)).toEqual(['/', '/fr', '/', '/fr', '/new'])
  expect(asked).not.toContain('/about')
})
