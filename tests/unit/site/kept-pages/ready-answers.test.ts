import {once} from 'node:events'
import {
  createServer,
  get as httpGet,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type {AddressInfo} from 'node:net'
import {buffer} from 'node:stream/consumers'
import {gunzipSync, gzipSync} from 'node:zlib'

import {afterEach, beforeAll, beforeEach, expect, it, vi} from 'vitest'

import {announcements, countAnnouncements} from '../../../../lib/kept-pages/announcements'
import {giveReadyAnswers} from '../../../../lib/kept-pages/ready-answers'
import {log} from '../../../../lib/platform/logging/log'

const publicly = 'public, max-age=0, s-maxage=60'

/** What is asked for, by its address; everything else is not found. */
const pages: Record<string, (response: ServerResponse) => void> = {
  '/kept': (response) => {
    response.setHeaders(
      new Map([
        ['x-nextjs-cache', 'HIT'],
        ['cache-control', publicly],
        ['etag', '"1"'],
      ]),
    )
    response.write('first, ')
    response.end('second é')
  },
  '/compressed': (response) => {
    response.setHeaders(
      new Map([
        ['x-nextjs-cache', 'HIT'],
        ['cache-control', publicly],
      ]),
    )
    response.setHeader('content-encoding', 'gzip')
    response.end(gzipSync('words'))
  },
  '/stale': (response) => {
    response.setHeaders(
      new Map([
        ['x-nextjs-cache', 'STALE'],
        ['cache-control', publicly],
      ]),
    )
    response.end('old')
  },
  '/private': (response) => {
    response.setHeaders(
      new Map([
        ['x-nextjs-cache', 'HIT'],
        ['cache-control', 'private, no-store'],
      ]),
    )
    response.end('mine')
  },
  '/cookie': (response) => {
    response.setHeaders(
      new Map([
        ['x-nextjs-cache', 'HIT'],
        ['cache-control', publicly],
        ['set-cookie', 'a=1'],
      ]),
    )
    response.end('yours')
  },
}

let asked = 0

function answer(request: IncomingMessage, response: ServerResponse): void {
  asked += 1
  const page = pages[request.url ?? '']
  if (page) return page(response)
  response.statusCode = 404
  response.setHeaders(
    new Map([
      ['content-type', 'text/html'],
      ['x-robots-tag', 'noindex'],
    ]),
  )
  response.end('nothing here')
}

const tags = new Map<string, unknown>()
let server: Server | undefined

beforeAll(() => {
  countAnnouncements(tags)
  giveReadyAnswers()
})

/** The clock of answers stands still, however long a test takes. */
let now = 0

/** Lets time pass, in milliseconds; the clock is read anew in another turn of the process. */
async function pass(milliseconds: number): Promise<void> {
  now += milliseconds
  await new Promise((resolve) => setTimeout(resolve, 2))
}

beforeEach(() => {
  now += performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

afterEach(async () => {
  vi.restoreAllMocks()
  await new Promise((resolve) => server?.close(resolve))
})

interface Got {
  status: number | undefined
  headers: IncomingHttpHeaders
  text: string
}

/** Asks with these headers and no others: `fetch` would add some. */
async function getFrom(port: number, path: string, headers = {}): Promise<Got> {
  const sent = httpGet({port, path, headers, agent: false})
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  const isCompressed = response.headers['content-encoding'] === 'gzip'
  const text = (isCompressed ? gunzipSync(body) : body).toString()
  return {status: response.statusCode, headers: response.headers, text}
}

/** Each server begins with nothing: what was announced ended all answers. */
async function serve(): Promise<(path: string, headers?: Record<string, string>) => Promise<Got>> {
  tags.set('begin', {})
  asked = 0
  server = createServer(answer)
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const {port} = server.address() as AddressInfo
  return (path, headers) => getFrom(port, path, headers)
}

it('gives a kept page again as it was, with a name of its own for each request', async () => {
  const get = await serve()
  const first = await get('/kept')
  const second = await get('/kept', {'x-request-id': 'given-by-a-proxy'})
  expect(asked).toBe(1)
  expect(first.text).toBe('first, second é')
  expect(second.text).toBe('first, second é')
  expect(second.headers['x-request-id']).toBe('given-by-a-proxy')
  expect((await get('/kept')).headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  expect(second.headers['cache-control']).toBe(publicly)
})

it('gives what is compressed to those who take it so', async () => {
  const get = await serve()
  for (const time of [1, 2]) expect((await get('/compressed')).text, `${time}`).toBe('words')
  expect(asked).toBe(1)
  await get('/compressed', {'accept-encoding': 'identity'})
  expect(asked).toBe(2)
})

it('tells a browser that has it already', async () => {
  const get = await serve()
  await get('/kept')
  for (const tag of ['"1"', 'W/"1"', '"0", "1"']) {
    const known = await get('/kept', {'if-none-match': tag})
    expect([known.status, known.text, known.headers.etag]).toEqual([304, '', '"1"'])
  }
  expect((await get('/kept', {'if-none-match': '"0"'})).status).toBe(200)
  const reload = {'if-none-match': '"1"', 'cache-control': 'no-cache'}
  expect((await get('/kept', reload)).status).toBe(200)
  expect(asked).toBe(1)
})

it('asks again as soon as something is published, also when that was while it answered', async () => {
  const get = await serve()
  await get('/kept')
  tags.set('tag', {stale: 1})
  await get('/kept')
  expect(asked).toBe(2)

  const kept = pages['/kept']!
  vi.spyOn(pages, '/kept').mockImplementationOnce((response) => {
    tags.set('tag', {stale: 2})
    kept(response)
  })
  tags.set('tag', {stale: 2})
  await get('/kept')
  await get('/kept')
  expect(asked).toBe(4)
  expect(announcements()).toBeGreaterThan(3)
})

it.each(['/stale', '/private', '/cookie'])('gives %s to nobody else', async (path) => {
  const get = await serve()
  await get(path)
  await get(path)
  expect(asked).toBe(2)
})

it('says again that there is nothing, and notes each who asked', async () => {
  const info = vi.spyOn(log, 'info').mockImplementation(() => undefined)
  const get = await serve()
  await get('/nowhere')
  const again = await get('/nowhere')
  expect([again.status, again.text]).toEqual([404, 'nothing here'])
  expect(asked).toBe(1)
  expect(info.mock.calls).toMatchObject([[{event: 'not-found', path: '/nowhere'}]])
})

it('asks again after a second, and sooner for what it has not found', async () => {
  vi.spyOn(log, 'info').mockImplementation(() => undefined)
  const get = await serve()
  for (const path of ['/kept', '/nowhere']) await get(path)
  await pass(400)
  await get('/kept')
  expect(asked).toBe(2)
  await get('/nowhere')
  expect(asked).toBe(3)
  await pass(1000)
  await get('/kept')
  expect(asked).toBe(4)
})

it('asks for each language, form and visitor whose answer may be another', async () => {
  const get = await serve()
  const others: Record<string, string>[] = [
    {},
    {'accept-language': 'fr'},
    {accept: 'text/markdown'},
    {'sec-purpose': 'prefetch'},
    {'sec-fetch-dest': 'iframe'},
    {cookie: 'preferredLanguage=fr'},
    {cookie: 'a=b; languageRedirected=%2Ffr'},
  ]
  for (const headers of others) await get('/kept', headers)
  expect(asked).toBe(others.length)
  for (const headers of others) await get('/kept', headers)
  expect(asked).toBe(others.length)
  await get('/kept', {'accept-language': 'fr-CH, fr;q=0.9', 'user-agent': 'b', cookie: ''})
  await get('/kept', {cookie: 'analytics=1', referer: 'https://example.com'})
  expect(asked).toBe(others.length)
})

it('leaves to Next.js what previews, searches, and asks for parts of pages', async () => {
  const get = await serve()
  await get('/kept')
  const others: Record<string, string>[] = [
    {cookie: 'preview-session=1'},
    {rsc: '1'},
    {'next-router-prefetch': '1'},
    {range: 'bytes=0-1'},
    {'if-modified-since': 'Sun, 01 Nov 2026 00:00:00 GMT'},
    {authorization: 'Basic x'},
    {'x-middleware-subrequest': 'proxy'},
  ]
  for (const headers of others) await get('/kept', headers)
  await get('/kept?q=1')
  expect(asked).toBe(1 + others.length + 1)
})
