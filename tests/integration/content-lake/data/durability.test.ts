import {type ChildProcess, spawn} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterAll, expect, test} from 'vitest'

import {openLake} from '../../../../local/content-lake/data/index.ts'

const EDITOR = {id: 'editor', role: 'editor'} as const
const folder = mkdtempSync(path.join(tmpdir(), 'content-lake-'))
const options = {dataDir: folder, defaultDataset: 'production'}

afterAll(() => rmSync(folder, {recursive: true, force: true}))

/** Writes one document after the other and prints each one's number when it is stored. */
const WRITER = `
  const {openLake} = await import(${JSON.stringify(
    new URL('../../../../local/content-lake/data/index.ts', import.meta.url).href,
  )})
  const lake = openLake(${JSON.stringify(options)})
  for (let n = lake.lastSequence() + 1; ; n += 1) {
    lake.mutate('production', {mutations: [{create: {_id: 'n' + n, _type: 'note'}}]}, ${JSON.stringify(EDITOR)})
    await new Promise((resolve) => process.stdout.write(n + '\\n', resolve))
  }
`

function startWriter(): ChildProcess {
  const args = ['--no-warnings', '--input-type=module', '--eval', WRITER]
  return spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'inherit']})
}

/** The last number that the writer says is stored, once it has said `count`. */
function stored(writer: ChildProcess, count: number): Promise<{last: () => number}> {
  let text = ''
  const last = (): number => Number(text.trim().split('\n').at(-1))
  return new Promise((resolve) => {
    writer.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (text.split('\n').length > count) resolve({last})
    })
  })
}

function exited(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once('close', () => resolve()))
}

test('what is answered survives a kill, and the folder opens again at once', async () => {
  for (let round = 0; round < 2; round += 1) {
    const writer = startWriter()
    const {last} = await stored(writer, 20)
    expect(() => openLake(options)).toThrow(/Another process already uses the content/)
    const gone = exited(writer)
    writer.kill('SIGKILL')
    await gone
    const lake = openLake(options)
    expect(lake.lastSequence()).toBeGreaterThanOrEqual(last())
    const ids = Array.from({length: last()}, (_, index) => `n${index + 1}`)
    expect(lake.documents('production', ids, EDITOR)).toHaveLength(last())
    lake.close()
  }
}, 20_000)

test('transactions, tags and datasets are there after reopening', async () => {
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
  expect(() => second.documents('other', [], EDITOR)).toThrow(/not found/)
  expect(second.lastSequence()).toBe(sequence + 1)
  second.close()
})
