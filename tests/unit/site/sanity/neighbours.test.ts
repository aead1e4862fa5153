import {beforeEach, expect, it, vi} from 'vitest'

type Changed = {_updatedAt: string; newer: string | null; older: string | null}[]

const ask = vi.hoisted(() => vi.fn<(query: string, params: {since: string}) => Promise<Changed>>())

vi.mock('../../../../lib/content/client', () => ({client: {fetch: ask}}))

/** As a process that has just started. */
async function start() {
  vi.resetModules()
  return import('../../../../lib/content/neighbours')
}

const change = (hour: number, newer: string | null, older: string | null) => ({
  _updatedAt: `2025-11-20T${String(hour).padStart(2, '0')}:00:00Z`,
  newer,
  older,
})

beforeEach(() => ask.mockReset())

it('names those that something was published beside, each time only of what is new', async () => {
  const {outdatedNeighbourTags} = await start()
  ask.mockResolvedValueOnce([change(1, 'a', 'b')])
  expect(await outdatedNeighbourTags(), 'nothing is known yet').toEqual(['neighbours'])
  ask.mockResolvedValueOnce([change(3, 'c', null), change(2, 'd', 'c')])
  expect(await outdatedNeighbourTags()).toEqual(['neighbours:c', 'neighbours:d'])
  ask.mockResolvedValueOnce([])
  expect(await outdatedNeighbourTags()).toEqual([])
  ask.mockResolvedValueOnce([])
  await outdatedNeighbourTags()
  expect(ask.mock.calls.map(([, {since}]) => since.slice(11, 13))).toEqual(['', '01', '03', '03'])
})

it('names all of them when the Content Lake does not answer, or when too much has changed', async () => {
  const {outdatedNeighbourTags} = await start()
  ask.mockResolvedValueOnce([change(1, null, null)])
  await outdatedNeighbourTags()
  ask.mockRejectedValueOnce(new Error('down'))
  expect(await outdatedNeighbourTags()).toEqual(['neighbours'])
  ask.mockResolvedValueOnce(Array.from({length: 50}, () => change(2, 'a', 'b')))
  expect(await outdatedNeighbourTags()).toEqual(['neighbours'])
})
