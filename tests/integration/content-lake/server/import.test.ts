import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Readable} from 'node:stream'
import {pathToFileURL} from 'node:url'

import {sanityImport} from '@sanity/import'
import sharp from 'sharp'
import {afterAll, beforeAll, expect, it} from 'vitest'

import {startTestLake} from './lake.ts'
import type {TestLake} from './lake.ts'

let lake: TestLake
let folder = ''

beforeAll(async () => {
  lake = await startTestLake()
  folder = await mkdtemp(join(tmpdir(), 'content-lake-import-'))
})
afterAll(async () => {
  await lake.close()
  await rm(folder, {recursive: true, force: true})
})

it('takes what the real importer sends, images and circular references included', async () => {
  const client = lake.client('administrator', 'imported')
  await client.datasets.create('imported')
  const picture = join(folder, 'picture.png')
  const bytes = sharp({create: {width: 12, height: 8, channels: 3, background: '#abcdef'}}).png()
  await writeFile(picture, await bytes.toBuffer())
  const image = {_type: 'image', _sanityAsset: `image@${pathToFileURL(picture).href}`}
  const documents = [
    {_id: 'one', _type: 'note', title: 'Un', image, next: {_type: 'reference', _ref: 'two'}},
    {_id: 'two', _type: 'note', title: 'Deux', next: {_type: 'reference', _ref: 'one'}},
    {_id: 'drafts.three', _type: 'note', title: 'Brouillon'},
  ]
  const lines = documents.map((document) => JSON.stringify(document)).join('\n')
  const run = (): ReturnType<typeof sanityImport> =>
    sanityImport(Readable.from([Buffer.from(lines)]), {client, operation: 'createOrReplace'})

  await expect(run()).resolves.toEqual({numDocs: 3, warnings: []})
  await expect(run()).resolves.toEqual({numDocs: 3, warnings: []})

  const found = await client.fetch<unknown>(
    '*[_type == "note"] | order(_id) {_id, "next": next->title, "width": image.asset->metadata.dimensions.width}',
    {},
    {perspective: 'raw'},
  )
  expect(found).toEqual([
    {_id: 'drafts.three', next: null, width: null},
    {_id: 'one', next: 'Deux', width: 12},
    {_id: 'two', next: 'Un', width: null},
  ])
})
