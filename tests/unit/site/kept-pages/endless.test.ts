import {beforeEach, expect, it} from 'vitest'

import {withoutEndless} from '../../../../lib/kept-pages/endless'

const page = (status?: number) => ({kind: 'APP_PAGE', html: '', segmentData: undefined, status})
const answer = (status: number) => ({kind: 'APP_ROUTE', body: Buffer.from(''), status})

const kept = new Map<string, unknown>()

class Fake {
  async get(key: string) {
    return kept.has(key) ? {value: kept.get(key)} : null
  }

  async set(key: string, value: unknown) {
    kept.set(key, value)
  }
}

const cache = new (withoutEndless(Fake as never))({} as never) as unknown as {
  set: (key: string, entry: object | null, context: object) => Promise<void>
}

beforeEach(() => kept.clear())

it.each([
  ['/en/about', page()],
  ['/route-cache/ab/$/studio', page(200)],
  ['/studio/thumbnails/hero.webp', answer(200)],
  ['/en/moved', {kind: 'REDIRECT', props: {}}],
  ['/en/none', null],
])('keeps %s', async (key, entry) => {
  await cache.set(key, entry, {})
  expect(kept.get(key)).toBe(entry)
})

it.each([
  ['/abc/not-found-page', page(404)],
  ['/sitemap/77.xml', answer(404)],
  ['/studio/structure', page()],
  ['/route-cache/ab/$/studio/structure', page(200)],
])('does not keep %s, of which there is no end', async (key, entry) => {
  await cache.set(key, entry, {})
  expect(kept.size).toBe(0)
})

it('keeps that something is gone which was there', async () => {
  await cache.set('/sitemap/2.xml', answer(200), {})
  await cache.set('/sitemap/2.xml', answer(404), {})
  expect(kept.get('/sitemap/2.xml')).toMatchObject({status: 404})
})
