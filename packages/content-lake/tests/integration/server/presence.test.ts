import {once} from 'node:events'

import {afterAll, beforeAll, expect, it} from 'vitest'
import {WebSocket} from 'ws'

import {DATASET, startTestLake} from '../../lake.ts'
import type {TestLake} from '../../lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())

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
