import http2 from 'node:http2'
import {setTimeout as sleep} from 'node:timers/promises'
import tls from 'node:tls'

import {afterAll, beforeAll, expect, it} from 'vitest'

import {preferenceName, previewCookie, redirectName} from '../../lib/urls/paths.ts'
import {until} from '../processes/run.ts'
import {type Balancer, startTestBalancer} from './balancer.ts'
import {cacheable} from './instances.ts'

let balancer: Balancer

beforeAll(async () => {
  balancer = await startTestBalancer()
})

afterAll(() => balancer?.stop())

/** Milliseconds after which a cached response is stale. */
const staleAfter = 1100

/** Milliseconds after which an instance that failed is tried again: two seconds, of which nginx counts whole ones. */
const skippedFor = 3100

/** Sends a request twice; returns whether the second answer came from the cache. */
async function isCached(
  {send, instances}: Balancer,
  path: string,
  [first, second = first]: Record<string, string>[],
): Promise<boolean> {
  await send(path, {headers: first})
  const before = instances.count(path)
  await send(path, {headers: second})
  return instances.count(path) === before
}

/** Headers that may change what a page shows, and whether they do at `/` and at `/about`. */
const variants: [headers: Record<string, string>, atHome: boolean, atAbout: boolean][] = [
  [{'accept-encoding': 'gzip'}, true, true],
  [{accept: 'text/html, TEXT/markdown'}, true, true],
  [{'sec-fetch-dest': 'iframe'}, true, true],
  [{'accept-language': 'fr'}, true, false],
  [{cookie: `${preferenceName}=fr`}, true, false],
  [{cookie: `${redirectName}=1`}, true, false],
  [{cookie: 'something=else'}, false, false],
  [{'user-agent': 'other'}, false, false],
]

it('HTTP redirects to HTTPS, with host, path and query', async () => {
  const {send, plainPort} = balancer
  for (const host of ['localhost', '::1']) {
    const headers = {host: 'localhost:1234'}
    const answer = await send('/about?a=1', {host, port: plainPort, headers})
    expect(answer.status).toBe(308)
    expect(answer.headers['location']).toBe('https://localhost:1234/about?a=1')
  }
})

it('HTTPS answers at both families of addresses, in HTTP/2, from TLS 1.2 on', async () => {
  const {port, send} = balancer
  const reply = await send('/about', {host: '::1'})
  expect(reply.status).toBe(200)
  for (const host of ['localhost', '::1']) {
    const session = http2.connect(`https://localhost:${port}`, {
      host,
      rejectUnauthorized: false,
    })
    await new Promise((resolve, reject) => session.once('connect', resolve).once('error', reject))
    session.destroy()
  }
  for (const version of ['TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const) {
    const works = await new Promise((resolve) => {
      const socket = tls.connect({
        port,
        minVersion: version,
        maxVersion: version,
        // OpenSSL itself refuses older versions at its default level.
        ciphers: 'DEFAULT@SECLEVEL=0',
        rejectUnauthorized: false,
      })
      socket.once('secureConnect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('close', () => socket.destroy())
    })
    expect.soft(works, version).toBe(version !== 'TLSv1.1')
  }
})

it('an instance learns the visitor’s own address and host, and no forged ones', async () => {
  const {send, instances, port} = balancer
  const forged = {
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
  }
  const {headers} = await send('/forwarded', {headers: forged, family: 4})
  expect(headers['server']).toBe('nginx')
  const request = instances.received.find(({url}) => url === '/forwarded')
  expect(request?.version).toBe('1.1')
  expect(request?.headers['host']).toBe(`localhost:${port}`)
  expect(request?.headers['x-forwarded-host']).toBe(`localhost:${port}`)
  expect(request?.headers['x-forwarded-proto']).toBe('https')
  expect(request?.headers['x-forwarded-for']).toBe('127.0.0.1')
  expect(request?.headers['connection']).toBe(undefined)
  expect(request?.headers['accept-encoding']).toBe(undefined)
})

it('forms of up to two megabytes reach the site, larger ones do not', async () => {
  const {send} = balancer
  const post = (megabytes: number) =>
    send('/form', {method: 'POST', body: Buffer.alloc(megabytes * 1_048_576)})
  expect((await post(2)).status).toBe(200)
  expect((await post(2.001)).status).toBe(413)
})

it('a visitor who searches or signs in without pause is refused, and nothing else is', async () => {
  const {send} = balancer
  const statuses = async (path: string, method: string) => {
    const replies = Array.from({length: 20}, () => send(path, {method}))
    return new Set((await Promise.all(replies)).map(({status}) => status))
  }
  expect(await statuses('/search?q=crm', 'GET')).toContain(429)
  expect(await statuses('/admin/login', 'POST')).toContain(429)
  expect(await statuses('/fr/search?q=crm', 'GET')).toContain(429)
  expect(await statuses('/about', 'GET')).toEqual(new Set([200]))
  expect(await statuses('/admin/login', 'GET')).toEqual(new Set([200]))
})

it('headers of thirty kilobytes pass', async () => {
  const {send, instances} = balancer
  instances.answer('/large', {headers: {'content-security-policy': 'a'.repeat(30_000)}})
  expect((await send('/large')).status).toBe(200)
})

it('public responses are cached, whatever they say to other caches, and only these', async () => {
  const {instances, send} = balancer
  const others = {expires: 'Thu, 01 Jan 1970 00:00:00 GMT', vary: '*'}
  const answers = [
    {path: '/public', headers: cacheable, cached: true},
    {path: '/expired', headers: {...cacheable, ...others}, cached: true},
    {path: '/private', headers: {'cache-control': 'no-store'}, cached: false},
    {path: '/cookie', headers: {...cacheable, 'set-cookie': 'a=b'}, cached: false},
    {path: '/missing', headers: cacheable, status: 404, cached: false},
    {path: '/elsewhere', headers: cacheable, status: 301, cached: false},
  ]
  for (const {path, cached: expected, ...answer} of answers) {
    instances.answer(path, answer)
    expect.soft(await isCached(balancer, path, [{}]), path).toBe(expected)
  }
  expect((await send('/public?page=2')).text).toBe('1')
})

it('requests of one person bypass the cache, and their answers do not enter it', async () => {
  const personal = [
    {cookie: `${previewCookie}=abc`},
    {rsc: '1'},
    {authorization: 'Basic abc'},
  ] as Record<string, string>[]
  for (const [index, headers] of personal.entries()) {
    const path = `/personal-${index}`
    balancer.instances.answer(path, {headers: cacheable})
    expect(await isCached(balancer, path, [headers, {}])).toBe(false)
    expect(await isCached(balancer, path, [{}, headers])).toBe(false)
  }
})

it('what a page depends on is part of its key, and nothing else', async () => {
  // By language: `/`, `/fr` and what is below it. Not: a path that only begins like one.
  const paths = ['/', '/fr', '/fr/page', '/about', '/french'] as const
  for (const [index, [headers, atHome, atAbout]] of variants.entries()) {
    for (const path of paths) {
      const url = `${path}?variant=${index}`
      balancer.instances.answer(path, {headers: cacheable})
      const isPart = path === '/about' || path === '/french' ? atAbout : atHome
      const found = await isCached(balancer, url, [{}, headers])
      expect.soft(found, `${path} with ${JSON.stringify(headers)}`).toBe(!isPart)
    }
  }
  const all = {'accept-encoding': 'br, gzip;q=0.8'}
  const found = await isCached(balancer, '/about?gzip', [all, {'accept-encoding': 'gzip'}])
  expect(found).toBe(true)
  const received = balancer.instances.received.find(({url}) => url === '/about?gzip')
  expect(received?.headers['accept-encoding']).toBe('gzip')
  const other = {host: `other.example:${balancer.port}`}
  expect(await isCached(balancer, '/about?host', [{}, other])).toBe(false)
})

it('a stale page is served while one request fetches a newer one', async () => {
  const {send, instances} = balancer
  instances.answer('/stale', {headers: cacheable})
  expect((await send('/stale')).text).toBe('1')
  await sleep(staleAfter)
  instances.answer('/stale', {headers: cacheable, delay: 1500})
  const answers = await Promise.all(Array.from({length: 5}, () => send('/stale')))
  expect(new Set(answers.map(({text}) => text))).toEqual(new Set(['1']))
  await until(
    async () => (await send('/stale')).text === '2',
    () => 'The page is not renewed.',
  )
  expect(instances.count('/stale')).toBe(2)
})

it('of first requests at once, one reaches the site', async () => {
  const {send, instances} = balancer
  instances.answer('/first', {headers: cacheable, delay: 300})
  await Promise.all(Array.from({length: 5}, () => send('/first')))
  expect(instances.count('/first')).toBe(1)
})

it('an outage shows the last page', async () => {
  const {send, instances} = balancer
  const statuses = [500, 502, 503, 504]
  const paths = statuses.map((status) => `/outage-${status}`)
  for (const path of [...paths, '/outage']) {
    instances.answer(path, {headers: cacheable})
    await send(path)
  }
  await sleep(staleAfter)
  for (const [index, status] of statuses.entries()) {
    const path = paths[index] ?? ''
    instances.answer(path, {status, headers: cacheable})
    // The first of these renews the page in the background; the second finds its answer.
    for (const _ of [1, 2]) {
      const answer = await send(path)
      expect.soft(answer.status, path).toBe(200)
      await sleep(100)
    }
  }
  await instances.break(0, 1)
  for (const _ of [1, 2]) {
    expect((await send('/outage')).status).toBe(200)
    await sleep(100)
  }
  await instances.break()
  await sleep(skippedFor)
})

it('a request that an instance does not answer goes to the other, which gets all for two seconds', async () => {
  const {send, instances} = balancer
  for (const broken of [0, 1]) {
    await instances.break(broken)
    const path = `/failing-${broken}`
    for (let index = 0; index < 6; index += 1) expect((await send(path)).status).toBe(200)
    const tried = () =>
      instances.received.filter(({url, instance}) => url === path && instance === broken)
    expect(tried().length).toBe(1)
    await instances.break()
    await sleep(500)
    for (let index = 0; index < 4; index += 1) await send(path)
    expect(tried().length).toBe(1)
    await sleep(skippedFor)
    for (let index = 0; index < 4; index += 1) await send(path)
    expect(tried().length > 1).toBe(true)
  }
})

it('after all instances have failed, the first that is back answers at once', async () => {
  const {send, instances} = balancer
  for (const back of [0, 1]) {
    await instances.break(0, 1)
    const path = `/back-${back}`
    expect((await send(path)).status).toBe(502)
    expect(instances.count(path)).toBe(3)
    await instances.break(1 - back)
    for (let index = 0; index < 4; index += 1) expect((await send(path)).status).toBe(200)
    await instances.break()
    await sleep(skippedFor)
  }
})

it('a POST is sent once', async () => {
  const {send, instances} = balancer
  await instances.break(0, 1)
  const {status} = await send('/post', {method: 'POST', body: Buffer.from('a=1')})
  expect(status).toBe(502)
  expect(instances.count('/post')).toBe(1)
  await instances.break()
  await sleep(skippedFor)
})
