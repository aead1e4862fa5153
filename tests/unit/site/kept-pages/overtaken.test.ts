import {tagsManifest} from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import {afterEach, expect, it} from 'vitest'

import {withOvertaken} from '../../../../lib/kept-pages/overtaken'

type Cache = InstanceType<Parameters<typeof withOvertaken>[0]>

const entry = (html: string) =>
  ({kind: 'APP_PAGE', html, headers: {'x-next-cache-tags': 'a,b'}}) as unknown as Parameters<
    Cache['set']
  >[1]

let kept = {value: entry('old'), lastModified: 0}

/** A cache with one page, dated as Next.js dates it. */
class Fake {
  async get() {
    return kept
  }

  async set(_key: string, value: typeof kept.value) {
    kept = {value, lastModified: Date.now()}
  }
}

const cache = new (withOvertaken(Fake as never))({} as never) as unknown as {
  get: (key: string) => Promise<{value: object; lastModified: number}>
  set: (key: string, value: object | null) => Promise<void>
}

const announce = (tag: string) => tagsManifest.set(tag, {stale: Date.now() + 1})

const isStale = async (key: string) =>
  ((await cache.get(key)).lastModified ?? 0) < (tagsManifest.get('b')?.stale ?? 0)

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
