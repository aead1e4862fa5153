import {expect, it, vi} from 'vitest'

const ask = vi.hoisted(() =>
  vi.fn<(query: string, params: {after: string}) => Promise<{result: {_id: string}[]}>>(),
)

vi.mock('../../../../lib/sanity/clients', () => ({client: {fetch: ask}}))
vi.mock('next/cache', () => ({cacheLife: () => undefined, cacheTag: () => undefined}))

const {readBatches} = await import('../../../../lib/sanity/fetch')
const {sitemapPartsQuery} = await import('../../../../lib/sanity/queries')

const ids = ['a', 'b', 'c', 'd', 'e']

it('reads batches until one is incomplete', async () => {
  ask.mockImplementation(async (_query, {after}) => ({
    result: ids
      .filter((id) => id > after)
      .slice(0, 2)
      .map((_id) => ({_id})),
  }))
  expect(await readBatches(sitemapPartsQuery)).toEqual(ids.map((_id) => ({_id})))
  expect(ask.mock.calls.map(([, {after}]) => after)).toEqual(['', 'b', 'd', 'e'])
})
