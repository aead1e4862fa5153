import {createServer} from 'node:http'
import type {IncomingMessage, Server} from 'node:http'
import type {AddressInfo} from 'node:net'

import {isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'

import {DATASET, eventually, startTestLake} from '../../lake.ts'
import type {TestLake} from '../../lake.ts'
import {deadline} from '../../machine-speed.ts'

const SECRET = 'a secret of the two'

interface Delivery {
  body: string
  headers: IncomingMessage['headers']
  payload: {tags: string[]; dataset: string; transactionIds: string[]}
}

let receiver: Server
let deliveries: Delivery[] = []
let answer: () => number | Promise<number> = () => 200
let webhook = {url: '', secret: SECRET}
let lake: TestLake

beforeEach(async () => {
  deliveries = []
  answer = () => 200
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const payload = JSON.parse(body) as Delivery['payload']
      deliveries.push({body, headers: request.headers, payload})
      void Promise.resolve(answer()).then((status) => response.writeHead(status).end())
    })
  })
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve)
  })
  const {port} = receiver.address() as AddressInfo
  webhook = {url: `http://127.0.0.1:${port}/hook`, secret: SECRET}
  lake = await startTestLake({syncTagWebhook: webhook})
})

afterEach(async () => {
  await lake.close()
  receiver.closeAllConnections()
  receiver.close()
})

function publish(on: TestLake, id: string, title = 'A title', dataset = DATASET): Promise<unknown> {
  return on.client('editor', dataset).createOrReplace({_id: id, _type: 'note', title})
}

function delivered(): string[] {
  return deliveries.flatMap(({payload}) => payload.transactionIds)
}

/** A response that is delayed until released. */
function heldAnswer(): {promise: Promise<number>; release(): void} {
  const gate = new EventTarget()
  const promise = new Promise<number>((resolve) => {
    gate.addEventListener('open', () => resolve(200))
  })
  return {promise, release: () => void gate.dispatchEvent(new Event('open'))}
}

function transactionIds(of: TestLake): string[] {
  return of.lake.transactionsSince(0).map(({transactionId}) => transactionId)
}

it('announces a published change, signed, without its content', async () => {
  await publish(lake, 'first', 'Do not send this')
  await eventually(() => deliveries.length === 1)
  const [delivery] = deliveries
  const signature = String(delivery?.headers[SIGNATURE_HEADER_NAME])
  await expect(isValidSignature(delivery?.body ?? '', signature, SECRET)).resolves.toBe(true)
  await expect(isValidSignature(`${delivery?.body} `, signature, SECRET)).resolves.toBe(false)
  expect(Math.abs(Date.now() - Number(/t=(\d+)/.exec(signature)?.[1]))).toBeLessThan(5000)
  expect(delivery?.payload).toEqual({
    tags: lake.lake.transactionsSince(0)[0]?.publishedSyncTags,
    dataset: DATASET,
    transactionIds: transactionIds(lake),
  })
  expect(delivery?.payload.tags.length).toBeGreaterThan(0)
  expect(delivery?.body).not.toContain('Do not send this')
  expect(delivery?.headers['idempotency-key']).toBeTruthy()
})

it('announces each change once more after five seconds, with a key of its own', async () => {
  await publish(lake, 'first')
  await eventually(() => deliveries.length === 1)
  const started = Date.now()
  await eventually(() => deliveries.length === 2, 10)
  expect(Date.now() - started).toBeGreaterThan(4000)
  expect(deliveries[1]?.payload).toEqual(deliveries[0]?.payload)
  const keys = deliveries.map(({headers}) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(2)
}, 15_000)

it('sends nothing about drafts', async () => {
  await publish(lake, 'drafts.secret')
  await publish(lake, 'open')
  await eventually(() => deliveries.length === 1)
  expect(delivered()).toEqual(transactionIds(lake).slice(1))
})

it('sends queued changes together, in order and once', async () => {
  const held = heldAnswer()
  answer = () => held.promise
  await publish(lake, 'n0')
  await eventually(() => deliveries.length === 1)
  for (const id of ['n1', 'n2', 'n3', 'n1']) await publish(lake, id)
  expect(deliveries).toHaveLength(1)
  answer = () => 200
  held.release()
  await eventually(() => delivered().length === 5)
  expect(deliveries).toHaveLength(2)
  expect(delivered()).toEqual(transactionIds(lake))
})

it('tries again until the receiver accepts, and loses nothing', async () => {
  const answers = [500, 404, 200]
  answer = () => answers.shift() ?? 200
  await publish(lake, 'stubborn')
  await eventually(() => deliveries.length === 3)
  const keys = new Set(deliveries.map(({headers}) => headers['idempotency-key']))
  expect(keys.size).toBe(1)
  await publish(lake, 'next')
  await eventually(() => deliveries.length === 4)
  expect(deliveries[3]?.payload.transactionIds).toEqual(transactionIds(lake).slice(1))
})

it('keeps datasets apart', async () => {
  await lake.client('administrator').datasets.create('other')
  const held = heldAnswer()
  answer = () => held.promise
  await publish(lake, 'held')
  await eventually(() => deliveries.length === 1)
  await publish(lake, 'a')
  await publish(lake, 'b', 'B', 'other')
  answer = () => 200
  held.release()
  await eventually(() => deliveries.length === 3)
  expect(deliveries.map(({payload}) => payload.dataset)).toEqual([DATASET, DATASET, 'other'])
})

describe('after a restart', () => {
  it('delivers what it could not before, and nothing twice', async () => {
    await publish(lake, 'before')
    await eventually(() => deliveries.length === 1)
    answer = () => 503
    await publish(lake, 'missed')
    await eventually(() => deliveries.length === 2)
    await lake.stop()
    deliveries = []
    answer = () => 200
    const next = await startTestLake({dataDir: lake.dataDir, syncTagWebhook: webhook})
    await eventually(() => deliveries.length === 1)
    expect(delivered()).toEqual(transactionIds(next).slice(1))
    await next.stop()
  })

  it('delivers changes made while no receiver was configured', async () => {
    await lake.stop()
    const silent = await startTestLake({dataDir: lake.dataDir})
    await publish(silent, 'unannounced')
    await silent.stop()
    expect(deliveries).toEqual([])
    const next = await startTestLake({dataDir: lake.dataDir, syncTagWebhook: webhook})
    await eventually(() => deliveries.length === 1)
    await next.stop()
  })

  it('replays from a given position', async () => {
    for (const id of ['one', 'two', 'three']) await publish(lake, id)
    await eventually(() => delivered().length === 3)
    await lake.stop()
    deliveries = []
    const next = await startTestLake({
      dataDir: lake.dataDir,
      syncTagWebhook: {...webhook, replayFrom: 1},
    })
    await eventually(() => deliveries.length === 1)
    expect(delivered()).toEqual(transactionIds(next).slice(1))
    await next.stop()
  })

  it('does not announce documents from before its first start', async () => {
    const silent = await startTestLake()
    await publish(silent, 'old')
    await silent.stop()
    const first = await startTestLake({dataDir: silent.dataDir, syncTagWebhook: webhook})
    await publish(first, 'new')
    await eventually(() => deliveries.length === 1)
    expect(delivered()).toEqual(transactionIds(first).slice(1))
    await first.close()
  })
})

it('stops at once while a receiver hangs', async () => {
  answer = () => new Promise<number>(() => {})
  await publish(lake, 'hanging')
  await eventually(() => deliveries.length === 1)
  const started = Date.now()
  await lake.stop()
  expect(Date.now() - started).toBeLessThan(deadline(1000))
})

it('announces an import in requests small enough for a site', async () => {
  const notes = Array.from({length: 2500}, (_, index) => ({
    create: {_id: `imported-${index}`, _type: 'note'},
  }))
  await lake.client('editor').mutate(notes)
  const announced = () => new Set(deliveries.flatMap(({payload}) => payload.tags)).size
  await eventually(() => announced() >= notes.length)
  expect(Math.max(...deliveries.map(({payload}) => payload.tags.length))).toBeLessThanOrEqual(1000)
  const keys = deliveries.map(({headers}) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(deliveries.length)
})
