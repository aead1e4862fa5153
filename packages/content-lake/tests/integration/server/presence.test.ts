import {once} from 'node:events'
import {connect} from 'node:net'
import {setTimeout as sleep} from 'node:timers/promises'

import {expect, it} from 'vitest'
import {WebSocket} from 'ws'

import {DATASET, sharedLake} from '../../lake.ts'

const lake = sharedLake()

async function openTab(dataset = DATASET, origin = 'http://localhost:3000'): Promise<WebSocket> {
  const address = `${lake.url.replace('http', 'ws')}/v2022-06-30/socket/${dataset}?tag=t`
  const socket = new WebSocket(address, {origin})
  await once(socket, 'open')
  return socket
}

it('acknowledges the Studio’s calls, and survives messages that are none', async () => {
  const tab = await openTab()
  for (const text of ['', '{', 'null', '[]', '{"method":1}']) tab.send(text)
  tab.send(JSON.stringify({jsonrpc: '2.0', id: 1, method: 'presence_subscribe', params: null}))
  const [data] = (await once(tab, 'message')) as [Buffer]
  expect(JSON.parse(data.toString('utf8'))).toMatchObject({id: 1, result: expect.any(String)})
  tab.terminate()
})

it('refuses foreign pages and unknown datasets', async () => {
  await expect(openTab(DATASET, 'https://evil.example')).rejects.toThrow(/403/)
  await expect(openTab('nowhere')).rejects.toThrow(/404/)
})

it('outlives clients that reset their connection during an upgrade', async () => {
  const {port} = new URL(lake.url)
  const head = `GET /nope HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
  const errors: unknown[] = []
  const note = (error: unknown) => errors.push(error)
  process.on('uncaughtException', note)
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const socket = connect({port: Number(port), host: 'localhost'})
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(head)
    await sleep(attempt % 4)
    socket.resetAndDestroy()
  }
  await sleep(50)
  process.off('uncaughtException', note)
  expect(errors).toEqual([])
})
