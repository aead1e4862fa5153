import {afterAll, expect, test, vi} from 'vitest'

import type {Identity} from '../../../src/contract.ts'
import {openLake} from '../../../src/data/lake/open-lake.ts'
import {writingGrant} from '../../../src/index.ts'

const EDITOR = {id: 'editor', role: 'editor', grants: [writingGrant]}
const DATASET = 'production'
const lake = openLake({defaultDataset: DATASET})

afterAll(() => lake.close())

const note = (_id: string) => ({create: {_id, _type: 'note'}})
const write = (...mutations: Record<string, unknown>[]) => lake.mutate(DATASET, {mutations}, EDITOR)

/** Returns the ids that listeners hear of during a change. */
function heard(change: () => void): string[][] {
  const changed: string[][] = []
  const stop = lake.onTransaction(({documentIds}) => changed.push(documentIds))
  change()
  stop()
  return changed
}

test('when the disk fails nothing is written, and no event is sent', () => {
  write(note('a'))
  const before = lake.lastSequence()
  const full = vi.spyOn(lake.storage, 'add').mockImplementation(() => {
    throw new Error('The disk is full')
  })
  const changed = heard(() => {
    expect(() => write({delete: {id: 'a'}}, note('b'))).toThrow('The disk is full')
  })
  full.mockRestore()
  expect(changed).toStrictEqual([])
  expect(lake.lastSequence()).toBe(before)
  expect(lake.documents(DATASET, ['a', 'b'], EDITOR)).toMatchObject([{_id: 'a'}])
  expect(heard(() => write(note('b')))).toStrictEqual([['b']])
})

test('a listener that fails is logged, and the others are called', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const failure = new Error('unheard')
  const stop = lake.onTransaction(() => {
    throw failure
  })
  expect(heard(() => write(note('c')))).toStrictEqual([['c']])
  stop()
  expect(logged.mock.calls).toStrictEqual([['A listener of the content lake failed:', failure]])
  logged.mockRestore()
})

test('a query answers what its reader may see, and how long that took', async () => {
  write({delete: {query: '*'}}, note('d'), note('drafts.d'))
  const ask = (query: string, identity: Identity) => lake.query({dataset: DATASET, query, identity})
  const started = performance.now()
  const {ms, result} = await ask('*._id', EDITOR)
  expect(ms).toBeLessThanOrEqual(Math.ceil(performance.now() - started))
  expect(result).toStrictEqual(['d', 'drafts.d'])
  const anonymous = {id: 'nobody', role: 'anonymous'}
  expect(await ask('*._id', anonymous)).toMatchObject({result: ['d']})
  expect(lake.documents(DATASET, ['drafts.d', 'd'], anonymous)).toMatchObject([{_id: 'd'}])
})
