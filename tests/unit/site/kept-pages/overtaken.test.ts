import {tagsManifest} from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import {afterEach, expect, it} from 'vitest'

import {withOvertaken} from '../../../../lib/kept-pages/overtaken'

type Cache = InstanceType<Parameters<typeof withOvertaken>[0]>

const entry = (html: string) =>
  ({kind: 'APP_PAGE', html, headers: {'x-next-cache-tags': 'a,b'}}) as unknown as Parameters<
    Cache['set']
  >[1]

let kept: {value: ReturnType<typeof entry>; lastModified: number} | null = {
  value: entry('old'),
  lastModified: 0,
}

/** A cache with one page, dated as Next.js dates it. */
class Fake {
  async get() {
    return kept
  }

  async set(_key: string, value: ReturnType<typeof entry>) {
    kept = {value, lastModified: Date.now()}
  }
}

const cache = new (withOvertaken(Fake as never))({} as never) as unknown as {
  get: (key: string) => Promise<{value: object; lastModified: number} | null>
  set: (key: string, value: object | null) => Promise<void>
}

const announce = (tag: string) => tagsManifest.set(tag, {stale: Date.now() + 1})

const isStale = async (key: string) =>
  ((await cache.get(key))?.lastModified ?? 0) < (tagsManifest.get('b')?.stale ?? 0)

/** Time passes, so that what comes next is later. */
const later = async () => {
  const now = Date.now()
  while (Date.now() < now + 3) await new Promise((resolve) => setImmediate(resolve))
}

afterEach(() => {
  tagsManifest.clear()
})

it('takes a page for new that was rendered after an announcement', async () => {
  announce('b')
  await later()
  expect(await isStale('/one')).toBe(true)
  await later()
  await cache.set('/one', entry('new'))
  expect(await isStale('/one')).toBe(false)
})

it('takes a page for old that was rendered while something was announced, until it is rendered again', async () => {
  kept = {value: entry('old'), lastModified: 0}
  announce('b')
  await later()
  await cache.get('/two')
  await later()
  announce('b')
  await later()
  await cache.set('/two', entry('half new'))
  expect(await isStale('/two')).toBe(true)
  await later()
  await cache.set('/two', entry('new'))
  expect(await isStale('/two')).toBe(false)
})

it('takes a page for old whose first rendering was overtaken', async () => {
  kept = null
  await cache.get('/three')
  await later()
  announce('b')
  await later()
  await cache.set('/three', entry('half new'))
  expect(await isStale('/three')).toBe(true)
  await later()
  await cache.set('/three', entry('new'))
  expect(await isStale('/three')).toBe(false)
})

it('takes a page for new whose first rendering nothing overtook', async () => {
  kept = null
  announce('b')
  await later()
  await cache.get('/four')
  await later()
  await cache.set('/four', entry('new'))
  expect(await isStale('/four')).toBe(false)
})

it('forgets the oldest of very many addresses that no page is rendered for', async () => {
  kept = null
  await cache.get('/five')
  for (let count = 0; count < 1000; count += 1) await cache.get(`/not-there-${count}`)
  await later()
  announce('b')
  await later()
  await cache.set('/five', entry('half new'))
  expect(await isStale('/five')).toBe(false)
})
