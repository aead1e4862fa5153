import {createHash} from 'node:crypto'
import {mkdtempSync, rmSync} from 'node:fs'
import fs from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {runInNewContext} from 'node:vm'

import {afterAll, afterEach, describe, expect, it, vi} from 'vitest'

import {endTag, oldestPage} from '../../../../lib/sanity/cache'
import PageCache from '../../../../lib/sanity/page-cache'
import {readReadiness} from '../../../../lib/server/health'
import {storing} from '../../../../lib/server/storing'

vi.mock('../../../../lib/server/health')

const html = `<html><script>one()</script><script src="/a.js"></script>
<script type="application/ld+json">{"name": "data"}</script>
<script>two()</script><script>two()</script></html>`

const folder = mkdtempSync(join(tmpdir(), 'page-cache-'))
afterAll(() => rmSync(folder, {recursive: true, force: true}))

/** The context that Next.js passes to a cache handler in production. */
const context = {
  fs: {...fs, existsSync: () => false, readFileSync: () => '', writeFileSync: () => undefined},
  dev: false,
  flushToDisk: false,
  serverDistDir: folder,
  maxMemoryCacheSize: 1_000_000,
  revalidatedTags: [],
} as unknown as ConstructorParameters<typeof PageCache>[0]

const cache = new PageCache(context)

const pageContext = {
  kind: 'APP_PAGE',
  isRoutePPREnabled: false,
  isFallback: false,
} as unknown as Parameters<typeof cache.get>[1]

afterEach(() => {
  vi.useRealTimers()
})

let keys = 0

type Entry = NonNullable<Parameters<typeof cache.set>[1]>
type Stored = {headers: Record<string, string>; html: string}

/** Stores a page as Next.js does; returns its key. */
async function store(more: object): Promise<string> {
  keys += 1
  const key = `/route-cache/APP_PAGE/${keys}/$/en`
  const entry = {
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from(''),
    segmentData: undefined,
    headers: {},
    ...more,
  }
  await cache.set(key, entry as unknown as Entry, {isRoutePPREnabled: false, isFallback: false})
  return key
}

/** Stores a page and returns it as read from the cache. */
async function stored(more: object): Promise<Stored> {
  const found = await cache.get(await store(more), pageContext)
  return found?.value as unknown as Stored
}

it('serves no page beyond the moment at which its content ends, unless there is no newer one', async () => {
  const now = Date.parse('2026-05-31T12:00:00Z')
  vi.useFakeTimers({now, toFake: ['Date']})
  const tags = ['sanity:a', endTag(now + 60_000), '_N_T_/en'].join(',')
  const key = await store({headers: {'x-next-cache-tags': tags}})
  expect(await cache.get(key, pageContext)).not.toBeNull()
  vi.setSystemTime(now + 60_000)
  vi.mocked(readReadiness).mockResolvedValue({contentLake: false, supabase: true})
  expect(await cache.get(key, pageContext)).not.toBeNull()
  vi.mocked(readReadiness).mockResolvedValue({contentLake: true, supabase: true})
  expect(await cache.get(key, pageContext)).toBeNull()
})

const pageWith = (headers?: object) =>
  ({kind: 'APP_PAGE', html, rscData: Buffer.from(''), segmentData: undefined, headers}) as never

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`

describe('delete lib/sanity/page-cache.ts when Next.js gives static pages a policy with hashes', () => {
  it('a stored page gets the hashes of its inline scripts and no other change', async () => {
    const page = await stored({})
    const hashes = page.headers['content-security-policy']?.match(/'sha256-[^']+'/g)
    expect(hashes).toEqual([hashOf('one()'), hashOf('two()')])
    expect(page.html).toBe(html)
  })

  it('the policy of a page does not grow with its data, which stays', async () => {
    const texts = Array.from({length: 1000}, (_, number) => `${number}])`)
    const page = await stored({html: `<script src="/a.js"></script>${texts.map(push).join('')}`})
    expect(page.headers['content-security-policy']?.length).toBeLessThan(3000)
    expect(page.html).toMatch(/^<script src="\/a.js"><\/script><script>self/)
    const self = {['__next_f']: [] as unknown[]}
    for (const [, code = ''] of page.html.matchAll(/<script>(.*?)<\/script>/g)) {
      runInNewContext(code, {self})
    }
    expect(self['__next_f'].flat()).toEqual(texts.flatMap((text) => [1, text]))
  })

  it('a page with dynamic parts gets no policy here, but from the proxy', async () => {
    const page = await stored({postponed: 'later'})
    expect(page.headers['content-security-policy']).toBeUndefined()
  })

  it('a page has its headers as soon as it is stored, and when it is read from the build', async () => {
    const own = pageWith()
    await cache.set('/stored', own, {isRoutePPREnabled: false, isFallback: false})
    expect(own).toMatchObject({headers: {'cache-control': storing.page}})
    expect((own as Stored).headers['content-security-policy']).toContain(hashOf('one()'))
    const base = Object.getPrototypeOf(PageCache.prototype) as typeof cache
    await base.set.call(cache, '/built', pageWith({}), {
      isRoutePPREnabled: false,
      isFallback: false,
    })
    const found = (await cache.get('/built', pageContext))?.value as unknown as Stored
    expect(found.headers['content-security-policy']).toContain(hashOf('one()'))
  })

  it('a page has CDN cache headers, and an error does not', async () => {
    expect((await stored({})).headers['cache-control']).toBe(storing.page)
    expect((await stored({status: 500})).headers['cache-control']).toBeUndefined()
  })
})

it.each([
  [0, 'as it is'],
  [1000, 'as it is'],
  [1001, 'as older than any invalidation'],
])('a page dated %i ms from now counts %s', async (ahead, how) => {
  const now = Date.now()
  vi.useFakeTimers({toFake: ['Date'], now: now + ahead})
  const key = await store({})
  vi.setSystemTime(now)
  const found = await cache.get(key, pageContext)
  const isFromFuture = how !== 'as it is'
  expect(found?.lastModified).toBe(isFromFuture ? now - oldestPage * 1000 - 1 : now + ahead)
})
