import {on, once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {type ClientHttp2Stream, connect} from 'node:http2'
import {request} from 'node:https'
import {connect as connectTcp} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'
import {connect as connectTls} from 'node:tls'

import {afterAll, afterEach, beforeAll, expect, it, vi} from 'vitest'

import {DATASET, startTestLake, type TestLake, TOKENS} from '../../lake.ts'
import {certificateOf, trust} from '../../project.ts'

const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
let ca = ''
let lake: TestLake

beforeAll(async () => {
  const certificate = certificateOf(trust(folder))
  ca = certificate.ca
  lake = await startTestLake({tls: certificate.tls})
})
afterAll(async () => {
  await lake.close()
  rmSync(folder, {recursive: true, force: true})
})
afterEach(() => vi.restoreAllMocks())

/** Resolves once a stream has received a text. */
async function heard(stream: ClientHttp2Stream, text: string): Promise<void> {
  let said = ''
  for await (const [chunk] of on(stream, 'data') as AsyncIterable<[Buffer]>) {
    said += chunk.toString()
    if (said.includes(text)) return
  }
}

it('serves more listeners over one connection than a browser opens connections', async () => {
  const session = connect(lake.url, {ca})
  const authorization = `Bearer ${TOKENS.editor}`
  const path = `/v1/data/listen/${DATASET}?query=${encodeURIComponent('*[_type == "note"]')}`
  const listeners = Array.from({length: 20}, () =>
    session.request({':path': path, authorization, origin: 'http://localhost:3333'}),
  )
  await Promise.all(listeners.map((listener) => heard(listener, 'event: welcome')))
  const news = Promise.all(listeners.map((listener) => heard(listener, 'event: mutation')))
  const write = session.request({
    ':path': `/v1/data/mutate/${DATASET}`,
    ':method': 'POST',
    authorization,
  })
  write.end(JSON.stringify({mutations: [{create: {_id: 'a', _type: 'note'}}]}))
  const [headers] = (await once(write, 'response')) as [Record<string, unknown>]
  expect(headers[':status']).toBe(200)
  await expect(news).resolves.toHaveLength(20)
  session.destroy()
})

it('refuses other hosts', async () => {
  const session = connect(lake.url, {ca})
  const stream = session.request({':path': '/health', ':authority': 'rebound.example'})
  const [headers] = (await once(stream, 'response')) as [Record<string, unknown>]
  expect(headers[':status']).toBe(403)
  session.destroy()
})

it.each(['api.sanity.io', 'elsewhere.example'])(
  'outlives a program that is killed in its tunnel to %s',
  async (host) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const raw = connectTcp(Number(new URL(lake.url).port), '127.0.0.1')
    const outer = connectTls({socket: raw, ca, servername: 'localhost'})
    outer.on('error', () => {})
    outer.write(`CONNECT ${host}:443 HTTP/1.1\r\nhost: ${host}\r\n\r\n`)
    await once(outer, 'data')
    raw.resetAndDestroy()
    const errors = vi.fn<() => void>()
    process.once('uncaughtException', errors)
    await delay(200)
    process.off('uncaughtException', errors)
    expect(errors).not.toHaveBeenCalled()
  },
)

const tunnel = (path: string) =>
  new Promise((resolve, reject) => {
    const asked = request(lake.url, {method: 'CONNECT', path, ca})
    asked.once('connect', ({statusCode}) => resolve(statusCode)).once('error', reject)
    asked.end()
  })

it('is a proxy only for Sanity’s hosts', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const own = ['api', 'local.api', 'apicdn', 'local.apicdn', 'cdn'].map(
    (name) => `${name}.sanity.io`,
  )
  const foreign = ['api.sanity.io.example', 'my-cdn.sanity.io', 'www.sanity.io', 'xapi.sanity.io']
  for (const host of own) await expect(tunnel(`${host}:443`)).resolves.toBe(200)
  for (const host of foreign) await expect(tunnel(`${host}:443`)).resolves.toBe(403)
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('NO_PROXY'))
})

it('names a host that it refuses even to programs that stop at the certificate', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const port = Number(new URL(lake.url).port)
  const socket = connectTls({port, host: '127.0.0.1', servername: 'sanity-cdn.com'})
  await once(socket, 'error')
  expect(said).toHaveBeenCalledWith(expect.stringContaining('Add sanity-cdn.com to NO_PROXY'))
})

it('is a proxy over HTTP/2, too, as browsers use one', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const session = connect(lake.url, {ca})
  const open = async (host: string) => {
    const stream = session.request({':method': 'CONNECT', ':authority': `${host}:443`})
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>]
    return {stream, status: headers[':status']}
  }
  await expect(open('www.sanity.io')).resolves.toMatchObject({status: 403})
  const {stream, status} = await open('api.sanity.io')
  expect(status).toBe(200)
  const inner = connect('https://api.sanity.io', {
    createConnection: () =>
      connectTls({socket: stream, ca, servername: 'api.sanity.io', ALPNProtocols: ['h2']}),
  })
  const ping = inner.request({':path': '/v1/ping'})
  const [headers] = (await once(ping, 'response')) as [Record<string, unknown>]
  expect(headers[':status']).toBe(200)
  inner.destroy()
  session.destroy()
})
