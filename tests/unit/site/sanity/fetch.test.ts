import {beforeEach, expect, it, vi} from 'vitest'

const life = vi.fn<(lifetime: object) => void>()
const tag = vi.fn<(...tags: string[]) => void>()
const fetchQuery = vi.fn<(query: string, params: object, options: object) => Promise<unknown>>()

vi.mock('next/cache', () => ({cacheLife: life, cacheTag: tag}))
vi.mock('../../../../lib/sanity/clients', () => ({client: {fetch: fetchQuery}}))
vi.mock('../../../../lib/sanity/conform', () => ({
  conform: (_: string, result: unknown) => result,
}))

const {fetchPublished} = await import('../../../../lib/sanity/fetch')

const query = '*[]' as never

beforeEach(() => {
  vi.clearAllMocks()
  fetchQuery.mockResolvedValue({result: ['a page'], syncTags: ['s1:a', 's1:b']})
})

it('an answer without a result is an error, and not cached as an empty page', async () => {
  fetchQuery.mockResolvedValue({message: 'Bad gateway'})
  await expect(fetchPublished(query)).rejects.toThrow('without a result')
  fetchQuery.mockResolvedValue({result: null})
  await expect(fetchPublished(query)).resolves.toBeNull()
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
