import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'

import {afterAll, expect, test, vi} from 'vitest'

import {openLake} from '../../../src/data/lake/open-lake.ts'
import {writingGrant} from '../../../src/index.ts'
import {startTestLake} from '../../lake.ts'

const EDITOR = {id: 'editor', role: 'editor', grants: [writingGrant]}
const folder = mkdtempSync(path.join(tmpdir(), 'content-lake-'))
const options = {dataDir: folder, defaultDataset: 'production'}

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
  const missing = {statusCode: 404, error: 'Not Found', message: 'Dataset "other" not found'}
  for (const use of [
    () => second.documents('other', ['x'], EDITOR),
    () => second.deleteDataset('other'),
    () => second.setPrivate('other', true),
  ]) {
    expect(use).toThrow(expect.objectContaining({status: 404, body: missing}))
  }
  expect(second.transactionsSince(sequence)).toStrictEqual([])
  second.createDataset('other')
  expect(second.documents('other', ['x'], EDITOR)).toStrictEqual([])
  expect(second.lastSequence()).toBe(sequence + 1)
  second.close()
})

test('a dataset has a well-formed name, and is created once', () => {
  const lake = openLake({defaultDataset: 'production'})
  const documents = () => lake.documents('production', ['x'], EDITOR).length
  lake.mutate('production', {mutations: [{create: {_id: 'x', _type: 'x'}}]}, EDITOR)
  for (const name of ['production', 'a'.repeat(64), '~0_a-']) lake.createDataset(name)
  expect(lake.datasets()).toStrictEqual(['a'.repeat(64), 'production', '~0_a-'])
  expect(documents()).toBe(1)
  for (const name of ['', 'a'.repeat(65), 'A', '-a', '_a', 'a.b', 'a\n']) {
    const message = `Invalid dataset name "${name}"`
    const body = {statusCode: 400, error: 'Bad Request', message}
    expect(() => lake.createDataset(name)).toThrow(expect.objectContaining({status: 400, body}))
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
