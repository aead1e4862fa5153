import {expect, it, vi} from 'vitest'

const readPublished = vi.hoisted(() =>
  vi.fn<(query: string, params: {after: string}) => Promise<{_id: string}[]>>(),
)

vi.mock('../../../../lib/content/fetch', () => ({readPublished}))

const {readSlices} = await import('../../../../lib/content/slices')

const ids = ['a', 'b', 'c', 'd', 'e']

it('asks for what comes after the last of each slice, until nothing does', async () => {
  readPublished.mockImplementation(async (_query, {after}) =>
    ids
      .filter((id) => id > after)
      .slice(0, 2)
      .map((_id) => ({_id})),
  )
  expect(await readSlices('*[_id > $after] | order(_id)[0...2]{_id}')).toEqual(
    ids.map((_id) => ({_id})),
  )
  expect(readPublished.mock.calls.map(([, {after}]) => after)).toEqual(['', 'b', 'd', 'e'])
})
