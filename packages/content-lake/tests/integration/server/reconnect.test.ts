import {connect, createServer, type AddressInfo, type Socket} from 'node:net'

import type {SanityClient} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {collect} from '../../events.ts'
import {sharedLake, startTestLake} from '../../lake.ts'

const lake = sharedLake()
const network = new Map<Socket, Socket>()

/** A proxy between a reader and the server, whose connections can be broken. */
const between = createServer((reader) => {
  const server = connect(Number(new URL(lake.url).port), 'localhost')
  network.set(reader, server)
  for (const [from, to] of [
    [reader, server],
    [server, reader],
  ] as const) {
    from.pipe(to).on('error', () => undefined)
    from.on('error', () => to.destroy())
  }
  reader.on('close', () => {
    server.destroy()
    network.delete(reader)
  })
})

function breakConnections(): void {
  for (const [reader, server] of network) {
    server.destroy()
    reader.destroy()
  }
}

beforeAll(() => new Promise<void>((resolve) => between.listen(0, 'localhost', resolve)))

afterAll(async () => {
  breakConnections()
  await new Promise((resolve) => between.close(resolve))
})

async function restart(): Promise<void> {
  await lake.stop()
  Object.assign(lake, await startTestLake({dataDir: lake.dataDir}))
}

function readerClient(): SanityClient {
  const {port} = between.address() as AddressInfo
  return lake.client('editor').withConfig({apiHost: `http://localhost:${port}`})
}

let count = 0

/** Creates two documents; returns the events that a listener should receive. */
async function write(): Promise<string[]> {
  count += 1
  const transactionId = `t${count}`
  const ids = [`${transactionId}-a`, `${transactionId}-b`]
  const transaction = lake.client('editor').transaction().transactionId(transactionId)
  for (const _id of ids) transaction.create({_id, _type: 'note'})
  await transaction.commit()
  return ids.map((id) => `${transactionId}#${id}`)
}

const events = ['welcome', 'welcomeback', 'reset', 'mutation'] as const

test.each<[string, () => void | Promise<void>]>([
  ['its connection breaks', breakConnections],
  ['the server starts again', restart],
])('Sanity’s listener hears each change once when %s', async (_name, interrupt) => {
  const heard = collect(
    readerClient().listen('*[_type == "note"]', {}, {enableResume: true, events: [...events]}),
  )
  const types = () => heard.events.map(({type}) => type)
  try {
    await expect.poll(types).toStrictEqual(['welcome'])
    // This write may come before or after the reconnection; the next two happen while disconnected.
    const expected = [await write()]
    await interrupt()
    expected.push(await write(), await write())
    await expect.poll(types).toContain('welcomeback')
    expected.push(await write())
    await expect.poll(() => types().filter((type) => type === 'mutation')).toHaveLength(8)
    const changes = heard.events.flatMap((event) => ('eventId' in event ? event.eventId : []))
    expect(changes).toStrictEqual(expected.flat())
    expect(types()).not.toContain('reset')
  } finally {
    heard.stop()
  }
})
