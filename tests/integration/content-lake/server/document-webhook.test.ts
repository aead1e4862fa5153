import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'

import {afterEach, beforeEach, expect, it} from 'vitest'

import {DATASET, eventually, startTestLake} from './lake.ts'
import type {TestLake} from './lake.ts'

interface Delivery {
  url: string
  payload: {changes?: unknown[]; tags?: string[]}
}

let receiver: Server
let deliveries: Delivery[] = []
let statusOf: (url: string) => number = () => 200
let webhook = {
  url: '',
  secret: 'a secret of the two',
  documents: {url: '', dataset: DATASET, types: ['note'], fields: ['path']},
}
let lake: TestLake

beforeEach(async () => {
  deliveries = []
  statusOf = () => 200
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const url = request.url ?? ''
      deliveries.push({url, payload: JSON.parse(body) as Delivery['payload']})
      response.writeHead(statusOf(url)).end()
    })
  })
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve)
  })
  const site = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  const documents = {...webhook.documents, url: `${site}/documents`}
  webhook = {...webhook, url: `${site}/tags`, documents}
  lake = await startTestLake({webhook})
})

afterEach(async () => {
  await lake.close()
  receiver.closeAllConnections()
  receiver.close()
})

const write = (id: string, more: object, type = 'note') =>
  lake.client('editor').createOrReplace({_id: id, _type: type, ...more})

const sentTo = (url: string) => deliveries.filter((delivery) => delivery.url === url)
const changes = () => sentTo('/documents').flatMap(({payload}) => payload.changes ?? [])

it('names what was published, with its fields as they were, before the tags', async () => {
  await write('a', {path: 'one', title: 'Do not send this'})
  await eventually(() => sentTo('/tags').length === 1)
  await write('a', {path: 'two'})
  await eventually(() => sentTo('/tags').length === 2)
  expect(changes()).toEqual([
    {_id: 'a', before: null},
    {_id: 'a', before: {_type: 'note', path: 'one'}},
  ])
  expect(deliveries.map(({url}) => url)).toEqual(['/documents', '/tags', '/documents', '/tags'])
})

it('keeps to itself what changes no such field, is a draft, of another type, or deleted', async () => {
  await write('a', {path: 'one'})
  await write('a', {path: 'one', title: 'Another title'})
  await write('drafts.a', {path: 'two'})
  await write('b', {path: 'three'}, 'other')
  await lake.client('editor').delete('a')
  await write('last', {path: 'last'})
  await eventually(() => changes().length === 2)
  expect(changes()).toEqual([
    {_id: 'a', before: null},
    {_id: 'last', before: null},
  ])
})

it('gives documents up that are refused again and again, so that tags still go out', async () => {
  statusOf = (url) => (url === '/documents' ? 500 : 200)
  await write('refused', {path: 'one'})
  await eventually(() => sentTo('/tags').length === 1)
  expect(sentTo('/documents')).toHaveLength(5)
})

it('does not announce old renames again when tags are', async () => {
  await write('a', {path: 'one'})
  await write('a', {path: 'two'})
  await eventually(() => changes().length === 2)
  // Tags go out after the documents before them were accepted.
  await eventually(() => deliveries.at(-1)?.url === '/tags')
  await lake.stop()
  deliveries = []
  const next = await startTestLake({dataDir: lake.dataDir, webhook: {...webhook, replayFrom: 0}})
  await eventually(() => sentTo('/tags').length > 0)
  expect(sentTo('/documents')).toEqual([])
  await next.stop()
})
