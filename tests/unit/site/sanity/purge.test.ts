import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'
import {text} from 'node:stream/consumers'

import {afterEach, beforeEach, expect, it, vi} from 'vitest'

const logFailure = vi.hoisted(() => vi.fn<(event: string, details: object) => void>())
vi.mock('../../../../lib/server/request-log', () => ({logFailure}))

const {purgeCdn} = await import('../../../../lib/sanity/invalidation')

let cdn: Server
let statuses: number[]
let received: Record<'body' | 'type' | 'token', string | undefined>[]

const waits = [1, 1, 1]

/** A status of 0 breaks the connection. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {authorization: token, 'content-type': type} = request.headers
  received.push({body: await text(request), type, token})
  const status = statuses.shift() ?? 200
  if (status === 0) request.socket.destroy()
  else response.writeHead(status).end()
}

beforeEach(async () => {
  statuses = []
  received = []
  cdn = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => cdn.listen(0, resolve))
  const {port} = cdn.address() as AddressInfo
  vi.stubEnv('CDN_PURGE_URL', `http://localhost:${port}/purge`)
  vi.stubEnv('CDN_PURGE_TOKEN', 'a-token-of-the-cdn')
  logFailure.mockClear()
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await new Promise((resolve) => cdn.close(resolve))
})

it('requests a purge of everything, with the token', async () => {
  await purgeCdn(waits)
  expect(received).toEqual([
    {
      body: '{"purge_everything":true}',
      type: 'application/json',
      token: 'Bearer a-token-of-the-cdn',
    },
  ])
})

it.each([[500], [503], [429], [399], [300], [0]])(
  'retries the purge after status %i',
  async (status) => {
    statuses = [status, status]
    await purgeCdn(waits)
    expect(received).toHaveLength(3)
    expect(logFailure).not.toHaveBeenCalled()
  },
)

it.each([[400], [403], [499]])('gives up after the refusal %i, and logs it', async (status) => {
  statuses = [status]
  await purgeCdn(waits)
  expect(received).toHaveLength(1)
  expect(logFailure).toHaveBeenCalledExactlyOnceWith('cdn-not-purged', {status})
})

it('gives up after several failures, and logs the last', async () => {
  statuses = [500, 500, 500, 0]
  await purgeCdn(waits)
  expect(received).toHaveLength(4)
  expect(logFailure).toHaveBeenCalledExactlyOnceWith('cdn-not-purged', {status: null})
})

it('sends no request when no CDN is configured', async () => {
  vi.stubEnv('CDN_PURGE_URL', '')
  await purgeCdn(waits)
  expect(received).toEqual([])
  expect(logFailure).not.toHaveBeenCalled()
})
