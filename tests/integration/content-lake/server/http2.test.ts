import {execFileSync} from 'node:child_process'
import {on, once} from 'node:events'
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {type ClientHttp2Stream, connect} from 'node:http2'
import {get} from 'node:https'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {afterAll, beforeAll, expect, it} from 'vitest'

import {DATASET, startTestLake, type TestLake, TOKENS} from './lake.ts'

const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
let tls = {cert: '', key: ''}
let lake: TestLake

beforeAll(async () => {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names]
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert], {stdio: 'ignore'})
  tls = {cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8')}
  lake = await startTestLake({tls})
})
afterAll(async () => {
  await lake.close()
  rmSync(folder, {recursive: true, force: true})
})

/** Resolves once a stream has said a text. */
async function heard(stream: ClientHttp2Stream, text: string): Promise<void> {
  let said = ''
  for await (const [chunk] of on(stream, 'data') as AsyncIterable<[Buffer]>) {
    said += chunk.toString()
    if (said.includes(text)) return
  }
}

it('serves more listeners over one connection than a browser opens connections', async () => {
  const session = connect(lake.url, {ca: tls.cert})
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

it('answers HTTP/1.1, too, and names itself in the addresses of assets', async () => {
  expect(lake.url).toMatch(/^https:/)
  const response = await new Promise<{statusCode?: number}>((resolve, reject) => {
    get(`${lake.url}/health`, {ca: tls.cert}, resolve).on('error', reject)
  })
  expect(response.statusCode).toBe(200)
})

it('refuses other hosts', async () => {
  const session = connect(lake.url, {ca: tls.cert})
  const request = session.request({':path': '/health', ':authority': 'rebound.example'})
  const [headers] = (await once(request, 'response')) as [Record<string, unknown>]
  expect(headers[':status']).toBe(403)
  session.destroy()
})
