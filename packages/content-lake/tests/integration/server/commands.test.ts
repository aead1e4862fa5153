import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {cp, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'

import sharp from 'sharp'
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest'

import {runCommand} from '../../../src/commands/run.ts'
import {exportFile, importFile, resetDataset} from '../../../src/commands/transfer.ts'
import {withDefaults} from '../../../src/settings.ts'
import {DATASET, PROJECT, startTestLake, type TestLake} from '../../lake.ts'

const main = fileURLToPath(new URL('../../../src/main.ts', import.meta.url))
const killedAtRename = ['--import', new URL('killed-at-rename.ts', import.meta.url).href]

let folder = ''
let dataDir = ''
const target = () => withDefaults({dataDir, datasets: [DATASET], projectId: PROJECT})
const file = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-lake-commands-'))
  for (const color of ['red', 'green']) {
    const picture = sharp({create: {width: 12, height: 8, channels: 3, background: color}})
    await picture.png().toFile(file(`${color}.png`))
    const image = {
      _type: 'image',
      _sanityAsset: `image@${pathToFileURL(file(`${color}.png`)).href}`,
    }
    const notes = Array.from({length: 20}, (_, index) => ({
      _id: `note-${index}`,
      _type: 'note',
      title: `${color} ${index}`,
      next: {_type: 'reference', _ref: `note-${(index + 1) % 20}`},
      ...(index === 0 && {image}),
    }))
    const lines = [...notes, {_id: `drafts.${color}`, _type: 'note'}].map((each) =>
      JSON.stringify(each),
    )
    await writeFile(file(`${color}.ndjson`), lines.join('\n'))
  }
  dataDir = file('red')
  await importFile(target(), file('red.ndjson'))
})
afterAll(() => rm(folder, {recursive: true, force: true}))

/** A data folder with red notes. */
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  dataDir = await mkdtemp(join(folder, 'data-'))
  await cp(file('red'), dataDir, {recursive: true})
})

afterEach(() => vi.restoreAllMocks())

interface Content {
  /** Ids with titles. */
  titles: Record<string, unknown>
  /** Sizes of the images, which the server must answer. */
  images: unknown[]
}

/** The content that a lake on the folder has. */
async function contentOf(): Promise<Content> {
  const lake = await startTestLake({dataDir})
  try {
    const client = lake.client('administrator').withConfig({perspective: 'raw'})
    const notes = await client.fetch<{_id: string; title?: string}[]>('*[_type == "note"]')
    const urls = await client.fetch<string[]>('*[_type == "sanity.imageAsset"].url')
    const images = await Promise.all(urls.map(async (url) => (await fetch(url)).status))
    return {titles: Object.fromEntries(notes.map(({_id, title}) => [_id, title])), images}
  } finally {
    await lake.stop()
  }
}

/** Adds more documents than one request imports, portable text, a draft, a version, a release and a file. */
async function addAllKinds(): Promise<void> {
  const lake = await startTestLake({dataDir})
  const client = lake.client('administrator')
  const {_id} = await client.assets.upload('file', Buffer.from('One, two'), {filename: 'a.txt'})
  const marks = ['m', 'strong']
  const body = {
    _key: 'a',
    _type: 'block',
    markDefs: [{_key: 'm', _type: 'link', href: 'https://site.example/?a=1&b="2"'}],
    children: [{_key: 's', _type: 'span', text: 'A “text”\u00a0— 1 < 2', marks}],
  }
  await client.releases.create({releaseId: 'spring', metadata: {title: 'Spring'}})
  const others = Array.from({length: 120}, (_, index) => ({_id: `other-${index}`, _type: 'other'}))
  const documents = [
    ...others,
    {_id: 'drafts.body', _type: 'other', body: [body]},
    {_id: 'versions.spring.note-1', _type: 'note', title: 'In spring'},
    {
      _id: 'drafts.file',
      _type: 'other',
      file: {_type: 'file', asset: {_type: 'reference', _ref: _id}},
    },
  ]
  await lake.post('mutate', {mutations: documents.map((create) => ({create}))})
  await lake.stop()
}

/** The documents of a lake on the folder, and the bytes of its assets. */
async function everything() {
  const lake = await startTestLake({dataDir})
  const documents: Record<string, unknown>[] = structuredClone(lake.stored())
  const assets = documents.flatMap(({url}) => (typeof url === 'string' ? [url] : []))
  const bytes = await Promise.all(assets.map(async (url) => (await fetch(url)).text()))
  await lake.stop()
  const own = documents.filter(({_type}) => _type !== 'system.group')
  for (const document of own) {
    // Assets are made anew.
    if (document['url'] !== undefined) delete document['_createdAt']
    for (const name of ['_rev', '_updatedAt', 'url']) delete document[name]
  }
  return {documents: Object.fromEntries(own.map((one) => [one['_id'], one])), assets: bytes}
}

/** The transactions of a document, as lines of JSON. */
async function historyOf(lake: TestLake, id: string): Promise<string[]> {
  const path = `/v1/data/history/${DATASET}/transactions/${id}?excludeContent=true`
  const history = await (await lake.request(path, {as: 'administrator'})).text()
  return history.trim().split('\n')
}

/** Runs the program until it ends, or is killed by what is loaded before it or when it says something. */
async function run(
  args: string[],
  {before = [], saying}: {before?: string[]; saying?: string} = {},
) {
  const child = spawn(process.execPath, [...before, main, ...args, '--data', dataDir])
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
    if (saying && errors.includes(saying)) child.kill('SIGKILL')
  })
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  return {code, signal, errors}
}

describe('commands on a data folder', () => {
  it('empty a dataset and remove its assets, and go on in the order of transactions', async () => {
    const readersOf = async () => {
      const lake = await startTestLake({dataDir})
      await lake.client('editor').create({_type: 'other'})
      const {lakeId} = (lake.lake as unknown as {storage: {lakeId: string}}).storage
      const sequence = lake.lake.lastSequence()
      await lake.stop()
      return {sequence, lakeId}
    }
    expect((await contentOf()).images).toEqual([200])
    const before = await readersOf()
    await resetDataset(target())
    await expect(contentOf()).resolves.toEqual({titles: {}, images: []})
    await expect(readdir(join(dataDir, 'assets', DATASET))).resolves.toEqual([])
    const after = await readersOf()
    expect(after.sequence).toBeGreaterThan(before.sequence)
    // So that readers start afresh.
    expect(after.lakeId).not.toBe(before.lakeId)
  })

  it('export what can be imported elsewhere, or the documents alone as lines of JSON', async () => {
    await addAllKinds()
    const before = await everything()
    expect(before.assets).toHaveLength(2)
    await exportFile(target(), file('out.tar.gz'))
    await exportFile(target(), file('out.ndjson'))
    dataDir = await mkdtemp(join(folder, 'data-'))
    await importFile(target(), file('out.tar.gz'))
    await expect(everything()).resolves.toEqual(before)
    const lines = (await readFile(file('out.ndjson'), 'utf8')).trim().split('\n')
    const ids = lines.map((line) => (JSON.parse(line) as {_id: string})._id)
    expect(ids.filter((id) => id.startsWith('note-'))).toHaveLength(20)
  })

  it('keep the history for as many days as the server does', async () => {
    const settings = {dataDir, historyDays: 365}
    const lake = await startTestLake(settings)
    lake.lake.travelTo(new Date(Date.now() - 100 * 86_400_000))
    const editor = lake.client('editor')
    await editor.create({_id: 'old', _type: 'note'})
    await editor.patch('old').set({title: 'Newer'}).commit()
    await lake.stop()
    await importFile({...target(), ...settings}, file('green.ndjson'))
    const later = await startTestLake(settings)
    expect(await historyOf(later, 'old')).toHaveLength(2)
    await later.stop()
  })

  it('refuse a folder that a server uses', async () => {
    const lake = await startTestLake({dataDir})
    await expect(importFile(target(), file('green.ndjson'))).rejects.toThrow(/Another process/)
    await lake.stop()
  })

  it('change nothing when a file cannot be imported', async () => {
    const before = await contentOf()
    const lines = [
      '{"_id": "note-0", "_type": "note", "title": "New"}',
      '{"_id": "bad id", "_type": "note"}',
    ]
    await writeFile(file('bad.ndjson'), lines.join('\n'))
    await expect(importFile(target(), file('bad.ndjson'))).rejects.toThrow(/bad id/)
    await expect(contentOf()).resolves.toEqual(before)
  })

  it('explain in one line what they need', async () => {
    await expect(importFile(target(), 'missing.ndjson')).rejects.toThrow(
      /no file .*missing\.ndjson/,
    )
    await expect(runCommand('frobnicate', [], target())).rejects.toThrow(
      'There is no command "frobnicate": --help lists them.',
    )
    await expect(runCommand('import', [], target())).rejects.toThrow('import needs a file.')
  })
})

describe('a command that is killed', () => {
  it('leaves the old content when an import is under way', async () => {
    const before = await contentOf()
    const args = ['import', file('green.ndjson')]
    await expect(run(args, {saying: 'Strengthening'})).resolves.toMatchObject({signal: 'SIGKILL'})
    await expect(contentOf()).resolves.toEqual(before)
    await importFile(target(), file('green.ndjson'))
    expect((await contentOf()).titles).toMatchObject({'note-0': 'green 0', 'note-19': 'green 19'})
  })

  it('leaves the old content when the new one is about to replace it', async () => {
    const before = await contentOf()
    const killed = await run(['reset'], {before: killedAtRename})
    expect(killed).toMatchObject({signal: 'SIGKILL'})
    await expect(contentOf()).resolves.toEqual(before)
    await expect(run(['reset'])).resolves.toMatchObject({code: 0})
    expect((await contentOf()).titles).toEqual({})
  })
})
