import {once} from 'node:events'

import {afterAll, afterEach, beforeAll, expect, it} from 'vitest'
import {WebSocket} from 'ws'

import {DATASET, eventually, startTestLake, TOKENS} from '../../lake.ts'
import type {Role, TestLake} from '../../lake.ts'

interface Message {
  id?: number
  result?: unknown
  error?: {code: number}
  params?: {subscription: string; result: Record<string, unknown>}
}

let lake: TestLake
const open: WebSocket[] = []

beforeAll(async () => {
  lake = await startTestLake()
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate()
})
afterAll(() => lake.close())

/** A Studio tab: the messages it receives, and a function to send one. */
async function openTab(
  role?: Role,
  options: {dataset?: string; origin?: string} = {},
): Promise<{
  socket: WebSocket
  heard: Record<string, unknown>[]
  call(method: string, params?: unknown): Promise<Message>
}> {
  const address = `${lake.url.replace('http', 'ws')}/v2022-06-30/socket/${options.dataset ?? DATASET}?tag=t`
  const socket = new WebSocket(address, {origin: options.origin ?? 'http://localhost:3000'})
  open.push(socket)
  const heard: Record<string, unknown>[] = []
  const answers = new Map<number, (message: Message) => void>()
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as Message
    if (message.params) heard.push(message.params.result)
    if (message.id !== undefined) answers.get(message.id)?.(message)
  })
  await once(socket, 'open')
  let calls = 0
  const call = (method: string, params: unknown = {}): Promise<Message> => {
    calls += 1
    const id = calls
    socket.send(JSON.stringify({jsonrpc: '2.0', id, method, params}))
    return new Promise((resolve) => {
      answers.set(id, resolve)
    })
  }
  if (role) await call('authorization', {authorization: `Bearer ${TOKENS[role]}`})
  await call('presence_subscribe')
  return {socket, heard, call}
}

it('editors see each other until they leave', async () => {
  const first = await openTab('administrator')
  const second = await openTab('editor')
  await second.call('presence_rollcall', {session: 's2'})
  const locations = [{type: 'document', documentId: 'home', path: ['title']}]
  await first.call('presence_announce', {data: {sessionId: 's1', locations}})
  await eventually(() => second.heard.length === 2 && first.heard.length === 2)
  expect(first.heard[0]).toEqual({type: 'rollCall', i: 'local-editor', session: 's2'})
  expect(second.heard[1]).toEqual({
    type: 'state',
    i: 'local-administrator',
    m: {sessionId: 's1', locations},
  })
  first.socket.close()
  await eventually(() => second.heard.length === 3)
  expect(second.heard[2]).toEqual({
    type: 'disconnect',
    i: 'local-administrator',
    m: {session: 's1'},
  })
})

it('needs a token to send and to receive', async () => {
  const visitor = await openTab()
  const editor = await openTab('editor')
  await visitor.call('presence_announce', {data: {sessionId: 'x', locations: []}})
  await editor.call('presence_announce', {data: {sessionId: 'y', locations: []}})
  await eventually(() => editor.heard.length === 1)
  expect(editor.heard[0]).toMatchObject({m: {sessionId: 'y'}})
  expect(visitor.heard).toEqual([])
})

it('refuses foreign pages and unknown datasets', async () => {
  await expect(openTab('editor', {origin: 'https://evil.example'})).rejects.toThrow(/403/)
  await expect(openTab('editor', {dataset: 'nowhere'})).rejects.toThrow(/404/)
})

it('survives invalid messages', async () => {
  const tab = await openTab('viewer')
  for (const text of ['', '{', 'null', '[]', '{"method":1}']) tab.socket.send(text)
  await expect(tab.call('toString')).resolves.toMatchObject({error: {code: -32601}})
  await expect(tab.call('presence_announce', null)).resolves.toHaveProperty('id')
})
