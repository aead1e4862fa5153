import type {CacheHandler, CacheHandlerValue} from 'next/dist/server/lib/incremental-cache/index.js'
import {tagsManifest} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import {expect, it, vi} from 'vitest'

import {withOverview} from '../../../../lib/kept-pages/overview.ts'
import {readPages} from '../../../../lib/kept-pages/read-pages.ts'

type Entry = NonNullable<Parameters<CacheHandler['set']>[1]>

/** What is kept by now, whoever rendered it. */
const kept = new Map<string, CacheHandlerValue>()

class Memory {
  async get(key: string) {
    return kept.get(key) ?? null
  }
  async set(key: string, value: Entry) {
    kept.set(key, {value, lastModified: Date.now()})
  }
}

const Overview = withOverview(Memory as unknown as Parameters<typeof withOverview>[0])
const cache = new Overview({} as never)

const page = (...tags: string[]) =>
  ({
    kind: 'APP_PAGE',
    html: '',
    headers: {'x-next-cache-tags': ['_N_T_/layout', ...tags].join(',')},
  }) as unknown as Entry

const outdatedPages = () =>
  readPages().flatMap(({route, isOutdated}) => (isOutdated ? [route] : []))

const later = () => Date.now() + 1000

it('names the pages that something was published of, once they are read or rendered', async () => {
  kept.set('/route-cache/build/$/en/of-the-build', {value: page('sanity:one'), lastModified: 1})
  await cache.set('/route-cache/build/$/en/blog/rendered', page('sanity:one'), {})
  await cache.set('/route-cache/build/$/markdown/en/other', page('sanity:two'), {})
  expect(outdatedPages()).toEqual([])

  tagsManifest.set('sanity:one', {stale: later()})
  expect(outdatedPages()).toEqual(['/en/blog/rendered'])
  await cache.get('/route-cache/build/$/en/of-the-build', {} as never)
  expect(outdatedPages()).toEqual(['/en/blog/rendered', '/en/of-the-build'])

  tagsManifest.set('_N_T_/layout', {stale: later()})
  expect(readPages()).toContainEqual({route: '/markdown/en/other', isOutdated: false})
})

it('forgets that a page was outdated when it is new', async () => {
  tagsManifest.set('sanity:three', {stale: Date.now() - 1})
  kept.set('/route-cache/build/$/fr', {value: page('sanity:three'), lastModified: 1})
  await cache.get('/route-cache/build/$/fr', {} as never)
  expect(outdatedPages()).toContain('/fr')
  await cache.set('/route-cache/build/$/fr', page('sanity:three'), {})
  expect(outdatedPages()).not.toContain('/fr')
})

it('knows what was read when another copy of the code is loaded', async () => {
  const known = readPages()
  expect(known).not.toEqual([])
  vi.resetModules()
  await import('../../../../lib/kept-pages/overview.ts')
  expect(readPages()).toEqual(known)
})
