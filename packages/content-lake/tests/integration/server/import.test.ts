import {execFile} from 'node:child_process'
import {createReadStream, existsSync} from 'node:fs'
import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'

import {exportDataset} from '@sanity/export'
import {sanityImport} from '@sanity/import'
import sharp from 'sharp'
import {afterAll, beforeAll, expect, it} from 'vitest'

import {DATASET, sharedLake} from '../../lake.ts'

const lake = sharedLake()
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-lake-import-'))
})
afterAll(() => rm(folder, {recursive: true, force: true}))

function drawnPicture(background = '#abcdef'): Promise<Buffer> {
  const create = {width: 12, height: 8, channels: 3, background} as const
  return sharp({create}).png().toBuffer()
}

/** A document with paragraphs, marks, an image, and references in both directions. */
const note = (index: number) => ({
  _id: `note-${index}`,
  _type: 'note',
  title: {en: `Note ${index}`, fr: `Note nᵒ ${index}`},
  next: {_type: 'reference', _ref: `note-${(index + 1) % 120}`},
  body: [
    {
      _key: 'a',
      _type: 'block',
      style: 'normal',
      markDefs: [{_key: 'm', _type: 'link', href: 'https://site.example/?a=1&b="2"'}],
      children: [{_key: 's', _type: 'span', text: 'A “text”\u00a0— 1 < 2', marks: ['m', 'strong']}],
    },
  ],
  ...(index % 40 === 0 && {cover: {_type: 'image', _sanityAsset: 'image@file://./cover.png'}}),
})

interface Exported {
  archive: string
  documents: Map<string, Record<string, unknown>>
  /** The content of each asset, by name. */
  assets: Map<string, Buffer>
}

/** Exports a dataset with Sanity's exporter and reads its archive. */
async function exported(dataset: string, name: string): Promise<Exported> {
  const archive = join(folder, `${name}.tar.gz`)
  const client = lake.client('administrator', dataset)
  await exportDataset({client, dataset, outputPath: archive})
  const unpacked = join(folder, name)
  await mkdir(unpacked)
  await promisify(execFile)('tar', ['-xzf', archive, '-C', unpacked, '--strip-components=1'])
  const lines = (await readFile(join(unpacked, 'data.ndjson'), 'utf8')).trim().split('\n')
  const documents = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const assets = new Map<string, Buffer>()
  for (const kind of ['images', 'files'].filter((each) => existsSync(join(unpacked, each)))) {
    for (const file of await readdir(join(unpacked, kind))) {
      assets.set(file, await readFile(join(unpacked, kind, file)))
    }
  }
  const byId = new Map(documents.map((document) => [String(document['_id']), document]))
  return {archive, documents: byId, assets}
}

/** Returns documents without the fields that a dataset sets itself. */
function content(documents: Exported['documents']): unknown {
  const stripped = [...documents].map(([id, document]) => {
    const {_rev, _updatedAt, ...rest} = document
    return [id, rest] as const
  })
  return Object.fromEntries(stripped)
}

it('an export imported into another dataset exports the same', async () => {
  const administrator = lake.client('administrator')
  await writeFile(join(folder, 'cover.png'), await drawnPicture('#fedcba'))
  const sources = Array.from({length: 120}, (_, index) => note(index))
  await sanityImport(sources, {
    client: administrator,
    operation: 'createOrReplace',
    assetsBase: folder,
  })
  const picture = await administrator.assets.upload('image', await drawnPicture())
  const bytes = new TextEncoder().encode('One, two')
  const file = await administrator.assets.upload('file', Buffer.from(bytes), {filename: 'a.txt'})
  await administrator.create({
    _id: 'drafts.attached',
    _type: 'note',
    file: {_type: 'file', asset: {_type: 'reference', _ref: file._id}},
    picture: {_type: 'image', asset: {_type: 'reference', _ref: picture._id}},
  })
  await administrator.releases.create({releaseId: 'spring', metadata: {title: 'Spring'}})
  await administrator.create({_id: 'versions.spring.note', _type: 'note', title: 'In spring'})
  const first = await exported(DATASET, 'first')
  expect(first.documents.size).toBe(sources.length + 3)
  expect(first.assets.size).toBeGreaterThan(1)

  await administrator.datasets.create('copy')
  const client = lake.client('administrator', 'copy')
  const {warnings} = await sanityImport(createReadStream(first.archive), {
    client,
    operation: 'createOrReplace',
  })
  expect(warnings).toStrictEqual([])
  const second = await exported('copy', 'second')
  expect(content(second.documents)).toStrictEqual(content(first.documents))
  expect(second.assets).toStrictEqual(first.assets)
})
