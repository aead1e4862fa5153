import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {Agent} from 'node:https'
import type {AddressInfo} from 'node:net'
import {json} from 'node:stream/consumers'

import {afterAll, beforeAll, describe, expect, it} from 'vitest'

import {deadline} from '../machine-speed.ts'
import {listens} from '../processes/ports.ts'
import {endAll, type Running, start, until} from '../processes/run.ts'
import {get, startLoad} from './load.ts'
import {startBalancer} from './nginx.ts'
import {type Built, buildSite, readCertificate} from './site.ts'

let built: Built
let ca: string
let agent: Agent
let redis: Running
let first: Running
let second: Running

const paths = ['/', '/fr', '/about', '/blog', '/fr/a-propos', '/sitemap.xml', '/llms.txt']

/** Starts a Redis server without persistence. */
function startRedis(port: number): Promise<Running> {
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]
  return start(['redis-server', ...settings], {isReady: () => listens(port)})
}

/** Instances listen at whichever address localhost has. */
const addressOf = (port: number) => `localhost:${port}`

const balanced = (path: string) => `https://localhost:${built.ports.balancer}${path}`
const startShared = (port: number, extra: Record<string, string> = {}) =>
  built.startInstance(port, {REDIS_URL: `redis://127.0.0.1:${built.ports.redis}`, ...extra})

/** Returns the text of a page from one instance. */
async function textAt(port: number, path: string): Promise<string> {
  const answer = await fetch(`http://localhost:${port}${path}`)
  expect(answer.status).toBe(200)
  return answer.text()
}

/** Publishes a new title of the home page; returns it with the time. */
async function publish(): Promise<{title: string; at: number}> {
  const title = `Said once, written on every machine ${Date.now()}`
  await built.contentLake.patch('page-home-en').set({'sections[0].title': title}).commit()
  return {title, at: Date.now()}
}

/** Returns the milliseconds until an instance shows a title. */
async function shown(port: number, {title, at}: {title: string; at: number}): Promise<number> {
  await until(
    async () => (await textAt(port, '/')).includes(title),
    () => `Port ${port} does not show “${title}”.`,
  )
  return Date.now() - at
}

/** Runs a disturbance under load; returns the outcomes of the requests. */
async function underLoad(disturb: () => Promise<void>) {
  const load = startLoad(paths.map(balanced), 16, ca)
  try {
    await load.more(50)
    await disturb()
    await load.more(50)
  } finally {
    await load.stop()
  }
  const outcomes = await load.stop()
  return {
    lost: outcomes.filter(({kind, status}) => kind === 'lost' || status !== 200),
    cut: outcomes.filter(({kind}) => kind === 'cut'),
  }
}

beforeAll(async () => {
  built = await buildSite()
  ca = readCertificate(built)
  agent = new Agent({keepAlive: true, ca})
  redis = await startRedis(built.ports.redis)
  first = await startShared(built.ports.first)
  second = await startShared(built.ports.second)
  await startBalancer({
    ...built,
    plainPort: built.ports.plain,
    port: built.ports.balancer,
    instances: [addressOf(built.ports.first), addressOf(built.ports.second)],
  })
}, deadline(900_000))

afterAll(async () => {
  agent?.destroy()
  await (built ? built.stop() : endAll())
})

describe('a standalone build', () => {
  it('serves pages with their policy, the Studio and its readiness', async () => {
    for (const path of ['/', '/fr', '/studio', '/api/ready', '/api/health']) {
      const {status, headers} = await get(balanced(path), agent)
      expect.soft(status, path).toBe(200)
      expect.soft(String(headers['content-security-policy']), path).not.toContain(`'unsafe-eval'`)
    }
    const {headers, text} = await get(balanced('/'), agent)
    expect(String(headers['content-security-policy'])).toMatch(/script-src [^;]*'sha256-/)
    const script = /src="(\/_next\/static\/[^"]+)"/.exec(text)?.[1] ?? ''
    expect((await get(balanced(script), agent)).status).toBe(200)
  })
})

describe('two instances', () => {
  it('both instances show a publish at the same time', async () => {
    const ports = [built.ports.first, built.ports.second]
    await Promise.all(ports.map((port) => textAt(port, '/')))
    const published = await publish()
    const times = await Promise.all(ports.map((port) => shown(port, published)))
    console.log(`Instances show a publish after ${times.join(' and ')} ms.`)
    // Both keep showing it, so neither result came from the other instance.
    for (const port of ports) expect(await textAt(port, '/')).toContain(published.title)
  })

  it('an instance that starts later shows what was published meanwhile', async () => {
    await second.end()
    const published = await publish()
    await shown(built.ports.first, published)
    second = await startShared(built.ports.second)
    await shown(built.ports.second, published)
    expect(await textAt(built.ports.second, '/')).toContain(published.title)
  })

  it('no request is lost when an instance stops', async () => {
    const {lost, cut} = await underLoad(() => second.end('SIGTERM'))
    second = await startShared(built.ports.second)
    expect({lost, cut}).toEqual({lost: [], cut: []})
  })

  it('no idempotent request is lost when one instance is killed, then the other', async () => {
    const {lost, cut} = await underLoad(async () => {
      await second.end('SIGKILL')
      second = await startShared(built.ports.second)
      await first.end('SIGKILL')
    })
    first = await startShared(built.ports.first)
    console.log(`Answers that had begun when their instance was killed: ${cut.length}.`)
    expect(lost).toEqual([])
  })
})

describe('a CDN in front', () => {
  it('the CDN is purged after a publish, once the new page is available', async () => {
    const purges: {body: unknown; text: string; token: string | undefined}[] = []
    const receive = async (request: IncomingMessage, response: ServerResponse) => {
      const body = await json(request)
      purges.push({
        body,
        text: await textAt(built.ports.second, '/'),
        token: request.headers.authorization,
      })
      response.end()
    }
    const cdn = createServer((request, response) => void receive(request, response))
    await new Promise<void>((resolve) => cdn.listen(0, resolve))
    await first.end()
    first = await startShared(built.ports.first, {
      CDN_PURGE_URL: `http://localhost:${(cdn.address() as AddressInfo).port}/purge`,
      CDN_PURGE_TOKEN: 'a-token-of-the-cdn',
    })
    // Pages of the previous build request its scripts.
    await expect.poll(() => purges.length).toBe(1)
    const {title} = await publish()
    const purge = () => purges.find(({text}) => text.includes(title))
    await until(
      () => purge() !== undefined,
      () => `The CDN was purged ${purges.length} times, before the new page was there.`,
    )
    expect(purge()?.body).toEqual({purge_everything: true})
    expect(purge()?.token).toBe('Bearer a-token-of-the-cdn')
    cdn.close()
  })
})

describe('Redis', () => {
  it('without Redis, an instance starts, pages are served and a publish reaches the others later', async () => {
    await redis.end('SIGKILL')
    await second.end()
    second = await startShared(built.ports.second)
    for (const path of [...paths, ...paths]) {
      const startedAt = performance.now()
      expect.soft((await get(balanced(path), agent)).status, path).toBe(200)
      expect.soft(performance.now() - startedAt, path).toBeLessThan(deadline(5000))
    }
    const published = await publish()
    await shown(built.ports.first, published)
    redis = await startRedis(built.ports.redis)
    await shown(built.ports.second, published)
    const next = await publish()
    await Promise.all([shown(built.ports.first, next), shown(built.ports.second, next)])
  })

  it('pages are served while Redis hangs', async () => {
    process.kill(redis.pid, 'SIGSTOP')
    try {
      const published = await publish()
      await shown(built.ports.first, published)
      for (const path of paths) {
        expect.soft((await get(balanced(path), agent)).status, path).toBe(200)
      }
    } finally {
      process.kill(redis.pid, 'SIGCONT')
    }
    const next = await publish()
    await Promise.all([shown(built.ports.first, next), shown(built.ports.second, next)])
  })
})
