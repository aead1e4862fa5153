import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterAll, beforeEach, expect, test, vi} from 'vitest'

import type {Identity} from '../../../src/contract.ts'
import {openLake} from '../../../src/data/lake/open-lake.ts'
import {writingGrant} from '../../../src/index.ts'

const EDITOR = {id: 'editor', role: 'editor', grants: [writingGrant]}
const DATASET = 'production'
const folder = mkdtempSync(path.join(tmpdir(), 'content-lake-'))
const options = {dataDir: folder, defaultDataset: DATASET}
let lake = openLake(options)

afterAll(() => {
  lake.close()
  rmSync(folder, {recursive: true, force: true})
})

beforeEach(() => {
  lake.mutate(DATASET, {mutations: [{delete: {query: '*'}}]}, EDITOR)
})

const write = (...mutations: Record<string, unknown>[]) =>
  lake.batched(() => lake.mutate(DATASET, {mutations}, EDITOR))

const note = (_id: string, n = 0) => ({_id, _type: 'note', n})
const numbers = (...ids: string[]) => lake.documents(DATASET, ids, EDITOR).map(({n}) => n)

/** Returns the events that listeners receive during a change. */
async function heard(change: () => Promise<unknown>): Promise<string[][]> {
  const changed: string[][] = []
  const stop = lake.onTransaction(({documentIds}) => changed.push(documentIds))
  await change()
  stop()
  return changed
}

function reopen(): void {
  lake.close()
  lake = openLake(options)
}

test('writes at the same time are done in their order, each on what the last one left', async () => {
  const first = lake.lastSequence()
  const changed = await heard(() =>
    Promise.all([
      write({create: note('a')}),
      ...Array.from({length: 20}, () => write({patch: {id: 'a', inc: {n: 1}}})),
      write({create: note('b', 7)}),
    ]),
  )
  expect(changed).toStrictEqual([...Array.from({length: 21}, () => ['a']), ['b']])
  expect(lake.lastSequence()).toBe(first + 22)
  expect(lake.transactionsSince(first).map(({sequence}) => sequence - first)).toStrictEqual(
    Array.from({length: 22}, (_, index) => index + 1),
  )
  reopen()
  expect(numbers('a', 'b')).toStrictEqual([20, 7])
})

test('a rejected write does not affect the others', async () => {
  const outcomes = await Promise.allSettled([
    write({create: note('a', 1)}),
    write({create: note('b')}, {create: note('a', 2)}),
    write({patch: {id: 'a', ifRevisionID: 'another', set: {n: 3}}}),
    write({patch: {id: 'a', inc: {n: 4}}}),
  ])
  expect(await heard(async () => lake.mutate(DATASET, {mutations: []}, EDITOR))).toStrictEqual([[]])
  expect(outcomes.map(({status}) => status)).toStrictEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ])
  expect(numbers('a', 'b')).toStrictEqual([5])
  reopen()
  expect(numbers('a', 'b')).toStrictEqual([5])
})

test('when the disk fails nothing is written, and no event is sent', async () => {
  await write({create: note('a', 1)}, {create: note('b', 1)})
  const before = lake.lastSequence()
  let outcomes: PromiseSettledResult<unknown>[] = []
  const changed = await heard(async () => {
    outcomes = await Promise.allSettled([
      write({patch: {id: 'a', inc: {n: 1}}}),
      write({delete: {id: 'b'}}, {create: note('c')}),
      lake.batched(() => {
        throw new Error('The disk is full')
      }),
    ])
  })
  const rejected = {status: 'rejected', reason: new Error('The disk is full')}
  expect(outcomes).toStrictEqual([rejected, rejected, rejected])
  expect(changed).toStrictEqual([])
  expect(lake.lastSequence()).toBe(before)
  expect(numbers('a', 'b', 'c')).toStrictEqual([1, 1])
  const query = {dataset: DATASET, query: '*[_type == "note"]._id', identity: EDITOR}
  expect((await lake.query(query)).result).toStrictEqual(['a', 'b'])
  await write({patch: {id: 'a', inc: {n: 1}}})
  reopen()
  expect(numbers('a', 'b', 'c')).toStrictEqual([2, 1])
})

test('closing the lake first does the writes that wait', async () => {
  const waiting = write({create: note('a', 1)})
  reopen()
  expect(numbers('a')).toStrictEqual([1])
  expect((await waiting).results).toStrictEqual([{id: 'a', operation: 'create'}])
})

test('a listener that fails is logged, and the others are called', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const failure = new Error('unheard')
  const stop = lake.onTransaction(() => {
    throw failure
  })
  expect(await heard(() => write({create: note('a')}))).toStrictEqual([['a']])
  stop()
  expect(await heard(() => write({create: note('b')}))).toStrictEqual([['b']])
  const expected = ['A listener of the content lake failed:', failure]
  expect(logged.mock.calls).toStrictEqual([expected])
  logged.mockRestore()
})

test('a query answers what its reader may see, and says how long that took and holds', async () => {
  await write({create: note('a')}, {create: note('drafts.a')})
  const ask = (query: string, identity: Identity) => {
    return lake.query({dataset: DATASET, query, identity})
  }
  const [started, {rows}] = [performance.now(), {...lake.reads}]
  const {ms, ...answer} = await ask('*._id', EDITOR)
  expect(ms).toBeLessThanOrEqual(Math.ceil(performance.now() - started))
  expect(answer).toMatchObject({result: ['a', 'drafts.a'], isStable: true})
  expect(lake.reads.rows).toBe(rows + 2)
  const anonymous = {id: 'nobody', role: 'anonymous'}
  expect(await ask('*._id', anonymous)).toMatchObject({result: ['a']})
  expect(lake.documents(DATASET, ['drafts.a', 'a'], anonymous)).toMatchObject([{_id: 'a'}])
  const clock = await ask('[now() > "2", sanity::projectId()]', EDITOR)
  expect(clock).toMatchObject({result: [true, ''], isStable: false})
})
