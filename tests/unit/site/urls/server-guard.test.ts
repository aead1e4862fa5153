import {createServer, request as ask, type Server} from 'node:http'
import {type AddressInfo, connect} from 'node:net'
import {text} from 'node:stream/consumers'

import {afterAll, beforeAll, expect, it, vi} from 'vitest'

import {guardServers} from '../../../../lib/urls/server-guard'

/** Stands in for Next.js: reads the whole body, then repeats the request target. */
const site = vi.fn<() => void>()
let server: Server
let port: number

beforeAll(async () => {
  guardServers()
  server = createServer(async (request, response) => {
    site()
    await text(request)
    response.end(request.url)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as AddressInfo).port
  // Node.js names the server at its first request.
  await fetch(`http://127.0.0.1:${port}`)
})

afterAll(() => void server.close())

/** Sends bytes and returns all that is answered until the server closes the connection. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(lines.join('\r\n'), 'utf8')
  return text(socket)
}

const paths = ['/', '/fr/app', '/studio', '/_next/x', '/en/not-found-page', '/api/revalidate', '*']

it.each([
  ['an unfinished chunked body', 'transfer-encoding: chunked', /^HTTP\/1\.1 (?:411|405|400) /],
  ['a large body that never comes', 'content-length: 900000000', /^HTTP\/1\.1 (?:413|405|400) /],
])('%s is refused on every path, and the connection closed', async (_, header, status) => {
  site.mockClear()
  const lines = [header, 'host: localhost', '', '5', 'a']
  const answers = await Promise.all(paths.map((path) => send(`POST ${path} HTTP/1.1`, ...lines)))
  for (const answer of answers) {
    expect(answer).toMatch(status)
    expect(answer).toMatch(/^connection: close\r$/im)
  }
  expect(site).not.toHaveBeenCalled()
})

it('a refusal reaches a client that goes on sending', async () => {
  const sent = ask({port, method: 'POST', path: '/fr', headers: {'content-length': 10_000_000}})
  sent.on('error', () => undefined)
  const answered = new Promise<string>((resolve, reject) => {
    sent.on('response', (response) => text(response).then(resolve, reject))
  })
  sent.write('a'.repeat(1_000_000))
  expect(await answered).toContain('<html lang="fr" dir="ltr">')
})

it.each([
  ['/about?x=é', '/about?x=%C3%A9'],
  ['/voilà/日?q=%25', '/voil%C3%A0/%E6%97%A5?q=%25'],
])('the target %s leads to %s', async (target, encoded) => {
  const answer = await send(`GET ${target} HTTP/1.1`, 'host: localhost', '', '')
  expect(answer).toMatch(/^HTTP\/1\.1 308 /)
  expect(answer).toContain(`\r\nLocation: ${encoded}\r\n`)
  const followed = await send(`GET ${encoded} HTTP/1.1`, 'host: a', 'connection: close', '', '')
  expect(followed).toMatch(/^HTTP\/1\.1 200 /)
})

it.each([
  ['//elsewhere.example/é', '400 Bad Request'],
  ['/\\elsewhere.example/é', '400 Bad Request'],
  ['*', '400'],
  ['*/about', '400'],
  [`/${'a'.repeat(17_000)}`, '431 Request Header Fields Too Large'],
  [`/_next/x?${'a=&'.repeat(5000)}`, '414'],
])('the target %.30s is answered with %s', async (target, status) => {
  const answer = await send(`GET ${target} HTTP/1.1`, 'host: localhost', '', '')
  expect(answer).toContain(`HTTP/1.1 ${status}`)
  expect(answer).not.toContain('Location')
})

it('a query is no part of the path that decides', async () => {
  const answer = await send('OPTIONS /robots.txt?a=b HTTP/1.1', 'host: localhost', '', '')
  expect(answer).toMatch(/^allow: GET, HEAD\r$/im)
})

it('a server is guarded once', () => {
  expect([server.listenerCount('request'), server.listenerCount('clientError')]).toEqual([1, 1])
})

it('a server that stops closes the connections that a load balancer keeps busy', async () => {
  const stopping = createServer((_, response) => {
    stopping.close()
    response.end('whole')
  })
  stopping.keepAliveTimeout = 0
  await new Promise<void>((listening) => stopping.listen(0, '127.0.0.1', listening))
  const socket = connect((stopping.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(2))
  const [first, second] = (await text(socket)).split(/(?<=whole)/)
  expect(first).toMatch(/^connection: keep-alive\r$/im)
  expect(second).toMatch(/^connection: close\r$/im)
})
