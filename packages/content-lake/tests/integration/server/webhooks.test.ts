import {isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'

import {DATASET, startTestLake, type TestLake} from '../../lake.ts'
import {deadline} from '../../machine-speed.ts'
import {useReceiver} from '../../receiver.ts'

const SECRET = 'a secret of the two'

const used = useReceiver()
let webhook = {url: '', secret: SECRET}
let lake: TestLake

beforeEach(async () => {
  webhook = {url: `${used.site}/hook`, secret: SECRET}
  lake = await startTestLake({syncTagWebhook: webhook})
})
afterEach(() => lake.close())

interface Payload {
  tags: string[]
  dataset: string
  transactionIds: string[]
}

const payloads = () => used.deliveries.map(({body}) => JSON.parse(body) as Payload)

function publish(on: TestLake, id: string, title = 'A title', dataset = DATASET): Promise<unknown> {
  return on.client('editor', dataset).createOrReplace({_id: id, _type: 'note', title})
}

function delivered(): string[] {
  return payloads().flatMap((payload) => payload.transactionIds)
}

/** A response that is delayed until released. */
const heldAnswer = () => {
  let release!: () => void
  const promise = new Promise<number>((resolve) => {
    release = () => resolve(200)
  })
  return {promise, release}
}

function transactionIds(of: TestLake): string[] {
  return of.lake.transactionsSince(0).map(({transactionId}) => transactionId)
}

it('announces a published change, signed, without its content', async () => {
  await publish(lake, 'first', 'Do not send this')
  await expect.poll(() => used.deliveries).toHaveLength(1)
  const [delivery] = used.deliveries
  const signature = String(delivery?.headers[SIGNATURE_HEADER_NAME])
  await expect(isValidSignature(delivery?.body ?? '', signature, SECRET)).resolves.toBe(true)
  await expect(isValidSignature(`${delivery?.body} `, signature, SECRET)).resolves.toBe(false)
  expect(Math.abs(Date.now() - Number(/t=(\d+)/.exec(signature)?.[1]))).toBeLessThan(5000)
  expect(payloads()[0]).toEqual({
    tags: lake.lake.transactionsSince(0)[0]?.publishedSyncTags,
    dataset: DATASET,
    transactionIds: transactionIds(lake),
  })
  expect(payloads()[0]?.tags.length).toBeGreaterThan(0)
  expect(delivery?.body).not.toContain('Do not send this')
  expect(delivery?.headers['idempotency-key']).toBeTruthy()
})

it('announces each change once more after five seconds, with a key of its own', async () => {
  await publish(lake, 'first')
  await expect.poll(() => used.deliveries).toHaveLength(1)
  const started = Date.now()
  await expect.poll(() => used.deliveries).toHaveLength(2)
  expect(Date.now() - started).toBeGreaterThan(4000)
  expect(payloads()[1]).toEqual(payloads()[0])
  const keys = used.deliveries.map(({headers}) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(2)
}, 15_000)

it('sends nothing about drafts', async () => {
  await publish(lake, 'drafts.secret')
  await publish(lake, 'open')
  await expect.poll(() => used.deliveries).toHaveLength(1)
  expect(delivered()).toEqual(transactionIds(lake).slice(1))
})

it('sends queued changes together, in order and once', async () => {
  const held = heldAnswer()
  used.answer = () => held.promise
  await publish(lake, 'n0')
  await expect.poll(() => used.deliveries).toHaveLength(1)
  for (const id of ['n1', 'n2', 'n3', 'n1']) await publish(lake, id)
  expect(used.deliveries).toHaveLength(1)
  used.answer = () => 200
  held.release()
  await expect.poll(delivered).toHaveLength(5)
  expect(used.deliveries).toHaveLength(2)
  expect(delivered()).toEqual(transactionIds(lake))
})

it('tries again until the receiver accepts, and loses nothing', async () => {
  const answers = [500, 404, 200]
  used.answer = () => answers.shift() ?? 200
  await publish(lake, 'stubborn')
  await expect.poll(() => used.deliveries).toHaveLength(3)
  const keys = new Set(used.deliveries.map(({headers}) => headers['idempotency-key']))
  expect(keys.size).toBe(1)
  await publish(lake, 'next')
  await expect.poll(() => used.deliveries).toHaveLength(4)
  expect(payloads()[3]?.transactionIds).toEqual(transactionIds(lake).slice(1))
})

it('keeps datasets apart', async () => {
  await lake.client('administrator').datasets.create('other')
  const held = heldAnswer()
  used.answer = () => held.promise
  await publish(lake, 'held')
  await expect.poll(() => used.deliveries).toHaveLength(1)
  await publish(lake, 'a')
  await publish(lake, 'b', 'B', 'other')
  used.answer = () => 200
  held.release()
  await expect.poll(() => used.deliveries).toHaveLength(3)
  expect(payloads().map(({dataset}) => dataset)).toEqual([DATASET, DATASET, 'other'])
})

describe('after a restart', () => {
  it('delivers what it could not before, and nothing twice', async () => {
    await publish(lake, 'before')
    await expect.poll(() => used.deliveries).toHaveLength(1)
    used.answer = () => 503
    await publish(lake, 'missed')
    await expect.poll(() => used.deliveries.length).toBeGreaterThan(1)
    await lake.stop()
    used.deliveries = []
    used.answer = () => 200
    const next = await startTestLake({dataDir: lake.dataDir, syncTagWebhook: webhook})
    await expect.poll(() => used.deliveries).toHaveLength(1)
    expect(delivered()).toEqual(transactionIds(next).slice(1))
    await next.stop()
  })

  it('delivers changes made while no receiver was configured', async () => {
    await lake.stop()
    const silent = await startTestLake({dataDir: lake.dataDir})
    await publish(silent, 'unannounced')
    await silent.stop()
    expect(used.deliveries).toEqual([])
    const next = await startTestLake({dataDir: lake.dataDir, syncTagWebhook: webhook})
    await expect.poll(() => used.deliveries).toHaveLength(1)
    await next.stop()
  })

  it('replays from a given position', async () => {
    for (const id of ['one', 'two', 'three']) await publish(lake, id)
    await expect.poll(delivered).toHaveLength(3)
    await lake.stop()
    used.deliveries = []
    const next = await startTestLake({
      dataDir: lake.dataDir,
      syncTagWebhook: {...webhook, replayFrom: 1},
    })
    await expect.poll(() => used.deliveries).toHaveLength(1)
    expect(delivered()).toEqual(transactionIds(next).slice(1))
    await next.stop()
  })

  it('does not announce documents from before its first start', async () => {
    const silent = await startTestLake()
    await publish(silent, 'old')
    await silent.stop()
    const first = await startTestLake({dataDir: silent.dataDir, syncTagWebhook: webhook})
    await publish(first, 'new')
    await expect.poll(() => used.deliveries).toHaveLength(1)
    expect(delivered()).toEqual(transactionIds(first).slice(1))
    await first.close()
  })
})

it('stops at once while a receiver hangs', async () => {
  used.answer = () => new Promise<number>(() => {})
  await publish(lake, 'hanging')
  await expect.poll(() => used.deliveries).toHaveLength(1)
  const started = Date.now()
  await lake.stop()
  expect(Date.now() - started).toBeLessThan(deadline(1000))
})

it('announces an import in requests small enough for a site', async () => {
  const notes = Array.from({length: 2500}, (_, index) => ({
    create: {_id: `imported-${index}`, _type: 'note'},
  }))
  await lake.client('editor').mutate(notes)
  const announced = () => new Set(payloads().flatMap(({tags}) => tags)).size
  await expect.poll(announced).toBeGreaterThanOrEqual(notes.length)
  expect(Math.max(...payloads().map(({tags}) => tags.length))).toBeLessThanOrEqual(1000)
  const keys = used.deliveries.map(({headers}) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(used.deliveries.length)
})
