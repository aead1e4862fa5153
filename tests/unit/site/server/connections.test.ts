import {once} from 'node:events'
import {Agent, createServer, type IncomingMessage, request as ask, type Server} from 'node:http'
import {type AddressInfo, connect} from 'node:net'
import {text} from 'node:stream/consumers'

import {afterAll, beforeAll, expect, it} from 'vitest'

import {guardConnections} from '../../../../lib/server/connections'

let server: Server
let port: number

beforeAll(async () => {
  guardConnections()
  server = createServer(({url}, response) => void setTimeout(() => response.end(url), 50))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ;({port} = server.address() as AddressInfo)
  await fetch(`http://127.0.0.1:${port}`)
})

afterAll(() => void server.close())

it.each([
  ['OPTIONS *', '/'],
  ['GET http://other.example/about?x', '/about?x'],
  ['GET HTTPS://other.example?x', '/'],
  [`GET /about?${'x&'.repeat(101)}`, '/about'],
])('%s is read as %s', async (line, path) => {
  const socket = connect({port, host: '127.0.0.1'})
  socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  expect((await text(socket)).split('\r\n\r\n')[1]).toBe(path)
})

it('a server that stops ends the connections that are in use', async () => {
  const agent = new Agent({keepAlive: true, maxSockets: 1})
  const get = async () => {
    const [response] = (await once(ask({port, agent}).end(), 'response')) as [IncomingMessage]
    await text(response)
    return response.headers.connection
  }
  const first = get()
  await once(server, 'request')
  server.close()
  expect(await first).toBe('keep-alive')
  expect(await get()).toBe('close')
})
