import {mkdtempSync, rmSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'

import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest'

import type {DataLake} from '../../../src/data/lake/lake.ts'
import {openLake} from '../../../src/data/lake/open-lake.ts'
import {writingGrant} from '../../../src/index.ts'
import {startTestLake} from '../../lake.ts'

const EDITOR = {id: 'editor', role: 'editor', grants: [writingGrant]}
const dataset = 'production'
const folder = mkdtempSync(path.join(tmpdir(), 'content-lake-'))
const options = {dataDir: path.join(folder, 'first'), defaultDataset: dataset}

afterAll(() => rmSync(folder, {recursive: true, force: true}))

test('transactions, tags and datasets survive reopening', async () => {
  const query = {dataset: 'other', query: '*[_type == "x" && key == "k"]', identity: EDITOR}
  const first = openLake(options)
  first.createDataset('other')
  const {syncTags} = await first.query({...query, perspective: 'published'})
  const sequence = first.lastSequence()
  first.close()

  const second = openLake(options)
  expect(second.datasets()).toStrictEqual(['other', 'production'])
  second.mutate('other', {mutations: [{create: {_id: 'x', _type: 'x', key: 'k'}}]}, EDITOR)
  const [transaction, ...more] = second.transactionsSince(sequence)
  expect(more).toStrictEqual([])
  expect(transaction).toMatchObject({sequence: sequence + 1, documentIds: ['x'], dataset: 'other'})
  expect(transaction?.publishedSyncTags).toStrictEqual(expect.arrayContaining(syncTags))
  second.deleteDataset('other')
  expect(() => second.documents('other', ['x'], EDITOR)).toThrow('Dataset "other" not found')
  expect(() => second.setPrivate('other', true)).toThrow('Dataset "other" not found')
  expect(second.transactionsSince(sequence)).toStrictEqual([])
  second.createDataset('other')
  expect(second.documents('other', ['x'], EDITOR)).toStrictEqual([])
  expect(second.lastSequence()).toBe(sequence + 1)
  second.close()
})

const kept = ({storage}: DataLake) => ({
  commits: storage.commitsSince(0, 10),
  id: storage.lakeId,
  isPrivate: ['other', 'production'].map((name) => storage.isPrivate(name)),
})

const asset = (_id: string, host: string) => {
  const place = `images/local/production/${_id}.png`
  return {_id, _type: 'asset', path: place, url: `${host}/${place}`}
}

describe('storage', () => {
  const dataDir = path.join(folder, 'stored')
  const _type = 'note'
  const open = (more: Partial<Parameters<typeof openLake>[0]> = {}) => {
    return openLake({dataDir, defaultDataset: dataset, ...more})
  }
  let lake: DataLake

  beforeAll(() => {
    lake = open()
    lake.createDataset('other')
    for (const mutation of [
      {create: {_id: 'a', _type, n: 1}},
      {create: {_id: 'drafts.b', _type}},
      {patch: {id: 'a', inc: {n: 1}}},
      {delete: {id: 'a'}},
    ]) {
      lake.mutate(dataset, {mutations: [mutation]}, EDITOR)
    }
    lake.mutate('other', {mutations: [{create: {_id: 'a', _type}}]}, EDITOR)
  })
  afterAll(() => lake.close())

  test('is the same when opened again, and is opened once', () => {
    lake.setPrivate('other', true)
    const before = kept(lake)
    expect(before).toMatchObject({id: expect.stringMatching(/^\w{8}$/), isPrivate: [true, false]})
    expect(() => open()).toThrow(`Another process already uses the content in ${dataDir}.`)
    lake.close()
    lake.close()
    lake = open()
    expect(kept(lake)).toStrictEqual(before)
    lake.setPrivate('other', false)
    expect(lake.isPrivate('other')).toBe(false)
    lake.setPrivate('other', true)
    lake.deleteDataset('other')
    expect(lake.storage.commitAt(5)).toMatchObject({
      record: {dataset: '', transactionId: 'deleted-5'},
    })
    lake.createDataset('other')
    expect(lake.isPrivate('other')).toBe(false)
    expect(lake.storage.sequencesOf('other', ['a'])).toStrictEqual([])
  })

  test('holds the URLs of assets at the address of the server', () => {
    const old = 'http://localhost:1'
    const assets = [
      asset('image-a', old),
      asset('file-b', 'https://localhost:2'),
      asset('image-c', 'https://cdn.sanity.io'),
      asset('imagine', old),
    ]
    lake.mutate(dataset, {mutations: assets.map((create) => ({create}))}, EDITOR)
    lake.close()
    lake = open({serverUrl: 'http://localhost:3'})
    const urls = assets.map(({_id}) => lake.documents(dataset, [_id], EDITOR)[0]?.['url'])
    expect(urls).toStrictEqual([
      asset('image-a', 'http://localhost:3').url,
      asset('file-b', 'http://localhost:3').url,
      asset('image-c', 'https://cdn.sanity.io').url,
      asset('imagine', old).url,
    ])
  })

  test('written by version 1.0.0 is read', () => {
    lake.close()
    const database = new DatabaseSync(path.join(dataDir, 'content-lake.sqlite'))
    const [mutations, after] = [[{create: {_id: 'a'}}], {_id: 'a', _type, n: 7}]
    const sql = 'UPDATE changes SET mutations = ?, after = ? WHERE sequence = 1'
    database.prepare(sql).run(JSON.stringify(mutations), JSON.stringify(after))
    database.close()
    lake = open()
    const change = {documentId: 'a', mutations, before: undefined, after}
    expect(lake.storage.commitAt(1)?.changes).toStrictEqual([change])
  })
})

test('a dataset has a well-formed name, and is created once', () => {
  const lake = openLake({defaultDataset: 'production'})
  const documents = () => lake.documents('production', ['x'], EDITOR).length
  lake.mutate('production', {mutations: [{create: {_id: 'x', _type: 'x'}}]}, EDITOR)
  for (const name of ['production', 'a'.repeat(64), '0_a-']) lake.createDataset(name)
  expect(lake.datasets()).toStrictEqual(['0_a-', 'a'.repeat(64), 'production'])
  expect(documents()).toBe(1)
  for (const name of ['', 'a'.repeat(65), 'A', '-a', '_a', '~a', 'a.b', 'a\n']) {
    expect(() => lake.createDataset(name)).toThrow(`Invalid dataset name "${name}"`)
  }
  lake.close()
})

// A test cannot cut the power, so check the settings that make SQLite sync to disk before a write is confirmed.
test('every database of the server is synced at each commit', async () => {
  const opened = vi.spyOn(DatabaseSync.prototype, 'exec')
  const lake = await startTestLake()
  const databases = [...new Set(opened.mock.contexts as DatabaseSync[])]
  opened.mockRestore()
  const settings = databases.map((database) => {
    return ['journal_mode', 'synchronous'].map((name) => database.prepare(`PRAGMA ${name}`).get())
  })
  await lake.close()
  const full = [{journal_mode: 'wal'}, {synchronous: 2}]
  expect(settings).toEqual([full, full])
})

const noise = () => Array.from({length: 4000}, () => crypto.randomUUID())

test('states that were superseded long ago are forgotten, all others stay', () => {
  const dataDir = path.join(folder, 'old')
  const ids = ['kept', 'gone', 'back', 'new']
  const open = (historyDays?: number) =>
    openLake({dataDir, defaultDataset: dataset, ...(historyDays && {historyDays})})
  const sizeOnDisk = () => statSync(path.join(dataDir, 'content-lake.sqlite')).size
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

const note = (_id: string) => ({create: {_id, _type: 'note'}})

describe('a lake in memory', () => {
  const lake = openLake({defaultDataset: dataset})

  afterAll(() => lake.close())

  const write = (...mutations: Record<string, unknown>[]) =>
    lake.mutate(dataset, {mutations}, EDITOR)

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
    expect(lake.documents(dataset, ['a', 'b'], EDITOR)).toMatchObject([{_id: 'a'}])
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
})
