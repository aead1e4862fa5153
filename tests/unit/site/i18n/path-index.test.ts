import {once} from 'node:events'
import {createServer, type RequestListener, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'

type PathIndex = typeof import('../../../../lib/i18n/path-index')
type PublishedPage = {language: string; path: string}

/** A Content Lake that only knows which pages there are. */
let server: Server
let port = 0
let pages: PublishedPage[] = []
let questions = 0

const answer: RequestListener = (_, response) => {
  questions += 1
  response.setHeader('content-type', 'application/json').end(JSON.stringify({result: pages}))
}

async function listen(listener: RequestListener): Promise<void> {
  server = createServer(listener).listen(port, '127.0.0.1')
  await once(server, 'listening')
  ;({port} = server.address() as AddressInfo)
}

async function stop(): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

/** The module as a site has it that has just started. */
async function freshIndex(): Promise<PathIndex> {
  vi.stubEnv('NEXT_PUBLIC_SANITY_API_HOST', `http://127.0.0.1:${port}`)
  vi.resetModules()
  return import('../../../../lib/i18n/path-index')
}

function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds)
}

beforeEach(async () => {
  vi.useFakeTimers({toFake: ['Date']})
  port = 0
  questions = 0
  pages = [
    {language: 'en', path: '/'},
    {language: 'en', path: 'about'},
    {language: 'fr', path: 'a-propos'},
    {language: 'xx', path: 'nowhere'},
  ]
  await listen(answer)
})

afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  if (server.listening) await stop()
})

describe('whether a page is published at a path', () => {
  it('is said per language', async () => {
    const {isPublishedPath} = await freshIndex()
    await expect(isPublishedPath('en', 'about')).resolves.toBe(true)
    await expect(isPublishedPath('fr', 'a-propos')).resolves.toBe(true)
    await expect(isPublishedPath('fr', 'about')).resolves.toBe(false)
    await expect(isPublishedPath('en', 'a-propos')).resolves.toBe(false)
    await expect(isPublishedPath('en', 'nowhere')).resolves.toBe(false)
  })

  it('is always true of the home pages, which an empty dataset shows too', async () => {
    pages = []
    const {isPublishedPath} = await freshIndex()
    await expect(isPublishedPath('en', '/')).resolves.toBe(true)
    await expect(isPublishedPath('fr', '/')).resolves.toBe(true)
    expect(questions).toBe(0)
  })

  it('is asked once for many requests', async () => {
    const {isPublishedPath} = await freshIndex()
    await Promise.all(Array.from({length: 20}, () => isPublishedPath('en', 'about')))
    await Promise.all(Array.from({length: 20}, () => isPublishedPath('en', 'missing')))
    expect(questions).toBe(1)
  })

  it('is asked again for an unknown path, at most twice a second', async () => {
    const {isPublishedPath} = await freshIndex()
    await isPublishedPath('en', 'about')
    pages.push({language: 'en', path: 'new'})
    await expect(isPublishedPath('en', 'new')).resolves.toBe(false)
    pass(501)
    await expect(isPublishedPath('en', 'new')).resolves.toBe(true)
    expect(questions).toBe(2)
  })

  it('is asked again in the background when the answer is old', async () => {
    const {isPublishedPath} = await freshIndex()
    await isPublishedPath('en', 'about')
    pages = pages.filter(({path}) => path !== 'about')
    pass(30_001)
    await expect(isPublishedPath('en', 'about')).resolves.toBe(true)
    await vi.waitFor(async () => expect(await isPublishedPath('en', 'about')).toBe(false))
    expect(questions).toBe(2)
  })
})

describe('while the Content Lake is down', () => {
  it('every path counts as published until it answers for the first time', async () => {
    await stop()
    await listen(() => (questions += 1))
    const {isPublishedPath} = await freshIndex()
    await expect(isPublishedPath('en', 'missing')).resolves.toBe(true)
    await expect(isPublishedPath('fr', 'missing')).resolves.toBe(true)
    expect(questions).toBe(1)

    await stop()
    await listen(answer)
    pass(501)
    await expect(isPublishedPath('en', 'missing')).resolves.toBe(false)
  })

  it('what it answered last still holds', async () => {
    const {isPublishedPath} = await freshIndex()
    await isPublishedPath('en', 'about')
    await stop()
    pass(30_001)
    await expect(isPublishedPath('en', 'about')).resolves.toBe(true)
    await expect(isPublishedPath('en', 'missing')).resolves.toBe(false)
  })
})
