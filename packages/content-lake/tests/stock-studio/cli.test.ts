import {writeFileSync} from 'node:fs'
import {join} from 'node:path'

import sharp from 'sharp'
import {afterAll, beforeAll, expect, it} from 'vitest'

import {makeStockStudio, type StockStudio} from './stock-studio.ts'

let studio: StockStudio
const sanity = (command: string) => studio.sanity(...command.split(' '))

const idIn = (output: string) => /"_?id": "([^"]+)"/.exec(output)?.[1] ?? ''

beforeAll(async () => {
  studio = await makeStockStudio()
})
afterAll(() => studio.remove())

// Each command takes a second of CPU time, most of it for startup.
it.concurrent('Sanity’s CLI writes, reads, exports, imports and deletes documents', async () => {
  const background = '#d02040'
  const picture = sharp({create: {width: 6, height: 4, channels: 3, background}})
  await picture.toFile(join(studio.folder, 'red.png'))
  const _ref = idIn(await sanity('assets upload --file red.png'))
  const mainImage = {_type: 'image', asset: {_type: 'reference', _ref}}
  const post = {_id: 'first', _type: 'post', title: 'First', mainImage}
  writeFileSync(join(studio.folder, 'post.json'), JSON.stringify(post))
  expect(await sanity('documents create post.json')).toContain('- first')
  expect(await sanity('documents get first')).toContain('"title": "First"')
  await sanity('datasets export production all.tar.gz')
  await sanity('datasets create imported --visibility private')
  expect(await sanity('datasets visibility get imported')).toContain('private')
  await sanity('datasets import all.tar.gz --dataset imported')
  const query = '*[_id=="first"][0].mainImage.asset->metadata.dimensions.width'
  expect(await sanity(`documents query --dataset imported ${query}`)).toMatch(/^6$/m)
  expect(await sanity('documents delete first')).toContain('Deleted 1 document')
})

it.concurrent('Sanity’s CLI manages datasets', async () => {
  await sanity('datasets create one --visibility public')
  await sanity('datasets create two --visibility public')
  await sanity('datasets delete one --force')
  const names = (await sanity('datasets list')).split('\n')
  expect(names).toEqual(expect.arrayContaining(['production', 'two']))
  expect(names).not.toContain('one')
})

it.concurrent('Sanity’s CLI manages webhooks, people, tokens and origins', async () => {
  const fields = `-f name=site -f url=http://localhost:9 -f dataset=production`
  await sanity(`api hooks/projects/local --global --api-version v2025-02-19 ${fields}`)
  const {lake, options} = studio.lake
  const mutations = [{create: {_id: 'told', _type: 'author', name: 'Ada'}}]
  lake.mutate('production', {mutations}, options.people[0]!)
  expect(await sanity('users list')).toContain('Local viewer')
  const id = idIn(await sanity('tokens create Build --role editor --yes --json'))
  expect(await sanity('tokens list')).toContain(id)
  await sanity(`tokens delete ${id} --yes`)
  await sanity('cors add https://site.example --no-credentials')
  expect(await sanity('cors list')).toContain('https://site.example')
  await sanity('cors delete https://site.example')
  expect(await sanity('cors list')).not.toContain('https://site.example')
  expect(await sanity('hooks list')).toContain('http://localhost:9')
  expect(await sanity('hooks logs site')).toContain('Status: pending')
  await sanity('hooks delete site')
})

it.concurrent('Sanity’s CLI reports an unsupported route by name', async () => {
  const missing = /Nothing\W+answers\W+GET/
  await expect(sanity('backups list production')).rejects.toThrow(missing)
})
