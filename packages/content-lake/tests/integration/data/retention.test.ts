import {mkdtempSync, rmSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {afterAll, expect, test} from 'vitest'

import {openLake} from '../../../src/data/lake/open-lake.ts'
import {writingGrant} from '../../../src/index.ts'

const EDITOR = {id: 'editor', role: 'editor', grants: [writingGrant]}
const dataset = 'production'
const folder = mkdtempSync(join(tmpdir(), 'content-lake-history-'))
const ids = ['kept', 'gone', 'back', 'new']

afterAll(() => rmSync(folder, {recursive: true, force: true}))

const open = (historyDays?: number) =>
  openLake({dataDir: folder, defaultDataset: dataset, ...(historyDays && {historyDays})})

const noise = () => Array.from({length: 4000}, () => crypto.randomUUID())

const sizeOnDisk = () => statSync(join(folder, 'content-lake.sqlite')).size

test('states that were superseded long ago are forgotten, all others stay', () => {
  const lake = open()
  const write = (...mutations: Record<string, unknown>[]) => {
    lake.mutate(dataset, {mutations}, EDITOR)
    return lake.lastSequence()
  }
  const daysAgo = (days: number) => lake.travelTo(new Date(Date.now() - days * 86_400_000))
  daysAgo(40)
  const first = write(...ids.slice(0, 3).map((_id) => ({create: {_id, _type: 'note', n: noise()}})))
  write({patch: {id: 'kept', set: {n: noise()}}}, {delete: {id: 'back'}})
  const gone = write({patch: {id: 'kept', set: {n: 3}}}, {patch: {id: 'gone', set: {n: 3}}})
  const old = write({delete: {id: 'gone'}}, {create: {_id: 'back', _type: 'note', n: 4}})
  daysAgo(20)
  write({patch: {id: 'kept', set: {n: 5}}}, {create: {_id: 'new', _type: 'note', n: 5}})
  const last = write({patch: {id: 'kept', set: {n: 6}}}, {delete: {id: 'back'}})
  daysAgo(0)
  const statesFrom = (from: number, {storage} = lake) =>
    Array.from({length: last - from + 1}, (_, index) =>
      ids.map((id) => storage.documentAt(dataset, id, from + index)),
    )
  const states = statesFrom(old)
  const lastOfGone = lake.storage.documentAt(dataset, 'gone', gone)
  expect(lake.storage.isCompleteAfter(0)).toBe(true)
  lake.close()
  const size = sizeOnDisk()

  const later = open(30)
  expect(statesFrom(old, later)).toEqual(states)
  expect(later.storage.lastState(dataset, 'gone')).toEqual(lastOfGone)
  expect(later.storage.documentAt(dataset, 'kept', first)).toBeUndefined()
  expect(later.storage.isCompleteAfter(0)).toBe(false)
  expect(later.storage.isCompleteAfter(old)).toBe(true)
  expect(later.lastSequence()).toBe(last)
  later.close()
  expect(sizeOnDisk()).toBeLessThan(size / 2)
})
