import {beforeEach, expect, it, vi} from 'vitest'

const life = vi.fn<(lifetime: object) => void>()
const tag = vi.fn<(...tags: string[]) => void>()
const fetchQuery = vi.fn<(query: string, params: object, options: object) => Promise<unknown>>()

vi.mock('next/cache', () => ({cacheLife: life, cacheTag: tag}))
vi.mock('../../../../lib/sanity/clients', () => ({client: {fetch: fetchQuery}}))
vi.mock('../../../../lib/sanity/conform', () => ({
  conform: (_: string, result: unknown) => result,
}))

const {fetchPublished, readBatches} = await import('../../../../lib/sanity/fetch')

const query = '*[]' as never

beforeEach(() => {
  vi.clearAllMocks()
  fetchQuery.mockResolvedValue({result: ['a page'], syncTags: ['s1:a', 's1:b']})
})

it('a published result is cached under its sync tags, for an hour at most', async () => {
  expect(await fetchPublished(query, {locale: 'fr'})).toEqual(['a page'])
  expect(life.mock.calls).toEqual([[{stale: 300, revalidate: 3600, expire: 366 * 24 * 60 * 60}]])
  expect(tag.mock.calls).toEqual([['sanity:s1:a', 'sanity:s1:b']])
  expect(fetchQuery).toHaveBeenCalledExactlyOnceWith(
    query,
    {locale: 'fr'},
    expect.objectContaining({filterResponse: false, cacheMode: 'noStale'}),
  )
  fetchQuery.mockResolvedValue({result: ['a page']})
  await fetchPublished(query)
  expect(tag.mock.lastCall).toEqual([])
})

it('an answer without a result is an error, and not cached as an empty page', async () => {
  fetchQuery.mockResolvedValue({message: 'Bad gateway'})
  await expect(fetchPublished(query)).rejects.toThrow('without a result')
  fetchQuery.mockResolvedValue({result: null})
  await expect(fetchPublished(query)).resolves.toBeNull()
})

it('a query gets 15 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await fetchPublished(query)
  expect(timeout.mock.calls).toEqual([[15_000]])
})

it('only a build asks again, three times, and then says what failed', async () => {
  fetchQuery.mockRejectedValueOnce(new Error('Too slow'))
  await expect(fetchPublished(query)).rejects.toThrow(/^Too slow$/)

  vi.stubEnv('NEXT_PHASE', 'phase-production-build')
  vi.resetModules()
  const build = await import('../../../../lib/sanity/fetch')
  vi.unstubAllEnvs()
  fetchQuery.mockRejectedValueOnce(new Error('Too slow')).mockRejectedValueOnce(new Error('Lost'))
  expect(await build.fetchPublished(query)).toEqual(['a page'])
  fetchQuery.mockClear().mockRejectedValue(new Error('Too slow'))
  await expect(build.fetchPublished(query)).rejects.toThrow(/The Content Lake .*: Error: Too slow$/)
  expect(fetchQuery).toHaveBeenCalledTimes(3)
})

it('a long list is read from its start to its end, each batch with its tags', async () => {
  const batches: object[] = [
    {result: [{_id: 'a'}, {_id: 'b'}], syncTags: ['s1:1']},
    {result: [{_id: 'c'}], syncTags: ['s1:2']},
    {result: [], syncTags: []},
  ]
  fetchQuery.mockImplementation(async () => batches.shift())
  expect(await readBatches(query)).toEqual([{_id: 'a'}, {_id: 'b'}, {_id: 'c'}])
  expect(fetchQuery.mock.calls.map(([, params]) => params)).toEqual([
    {after: ''},
    {after: 'b'},
    {after: 'c'},
  ])
  expect(tag.mock.calls).toEqual([['sanity:s1:1'], ['sanity:s1:2'], []])
})
