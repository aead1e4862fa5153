import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type {AddressInfo} from 'node:net'
import {text} from 'node:stream/consumers'

import {afterEach, beforeEach, expect, it, vi} from 'vitest'

const logFailure = vi.hoisted(() => vi.fn<(event: string, details: object) => void>())
vi.mock('../../../../lib/platform/logging/failure', () => ({logFailure}))

const {purgeCdn} = await import('../../../../lib/cache/purge')

let cdn: Server
let answers: number[]
let asked: {files: string[]; headers: IncomingHttpHeaders}[]

const soon = [1, 1, 1]

/** A status of 0 is a connection that breaks. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {files} = JSON.parse(await text(request)) as {files: string[]}
  asked.push({files, headers: request.headers})
  const status = answers.shift() ?? 200
  if (status === 0) request.socket.destroy()
  else response.writeHead(status).end()
}

beforeEach(async () => {
  answers = []
  asked = []
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

it('names what has changed by its public address, with the token', async () => {
  await purgeCdn(['/', '/fr/a-propos'], soon)
  expect(asked.map(({files}) => files)).toEqual([
    ['http://localhost:3000/', 'http://localhost:3000/fr/a-propos'],
  ])
  expect(asked[0]?.headers.authorization).toBe('Bearer a-token-of-the-cdn')
})

it('names no more at a time than a CDN takes', async () => {
  await purgeCdn(
    Array.from({length: 70}, (_, index) => `/page-${index}`),
    soon,
  )
  expect(asked.map(({files}) => files.length)).toEqual([30, 30, 10])
})

it.each([[503], [429], [0]])('says it again after %i', async (status) => {
  answers = [status, status]
  await purgeCdn(['/'], soon)
  expect(asked).toHaveLength(3)
  expect(logFailure).not.toHaveBeenCalled()
})

it('gives up in the end, and at once when it is refused, and says so', async () => {
  answers = [500, 500, 500, 500]
  await purgeCdn(['/'], soon)
  expect(asked).toHaveLength(4)
  expect(logFailure).toHaveBeenCalledExactlyOnceWith('cdn-not-purged', {status: 500})

  answers = [403]
  await purgeCdn(['/'], soon)
  expect(asked).toHaveLength(5)
  expect(logFailure).toHaveBeenLastCalledWith('cdn-not-purged', {status: 403})
})

it('says nothing where there is no CDN', async () => {
  vi.stubEnv('CDN_PURGE_URL', '')
  await purgeCdn(['/'], soon)
  expect(asked).toEqual([])
})
