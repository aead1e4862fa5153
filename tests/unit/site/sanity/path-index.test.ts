import {once} from 'node:events'
import {createServer, type RequestListener, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'

type PathIndex = typeof import('../../../../lib/sanity/path-index')
interface PublishedPage {
  language: string
  path: string
}

/** A Content Lake that answers only the query for pages. */
let server: Server
let port = 0
let pages: PublishedPage[] = []
/** Groups of pages that are translations of each other. */
let translations: PublishedPage[][] = []
let redirects: {from: string; to: string}[] = []
let questions = 0

/** Events that were logged, each with its path. */
let logged: (readonly [event: string, path?: string])[] = []

const idOf = ({language, path}: PublishedPage) => `${language} ${path}`

const answer: RequestListener = (_request, response) => {
  questions += 1
  const result = {
    pages: pages.map((page) => ({...page, _id: idOf(page)})),
    articles: [],
    translations: translations.map((group) => ({
      documents: group.map((page) => ({language: page.language, id: idOf(page)})),
    })),
    redirects,
  }
  response.setHeader('content-type', 'application/json').end(JSON.stringify({result}))
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

/** Imports a fresh copy of the module, as when a process has run for a minute. */
async function freshIndex(): Promise<PathIndex> {
  vi.stubEnv('NEXT_PUBLIC_SANITY_API_HOST', `http://127.0.0.1:${port}`)
  vi.resetModules()
  pass(60_000)
  return import('../../../../lib/sanity/path-index')
}

function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds)
}

/** A page in both languages. */
const aboutPages: PublishedPage[] = [
  {language: 'en', path: 'about'},
  {language: 'fr', path: 'a-propos'},
]

beforeEach(async () => {
  vi.useFakeTimers({toFake: ['performance']})
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    const {event, path} = JSON.parse(String(line)) as {event: string; path?: string}
    logged.push(path === undefined ? [event] : [event, path])
    return true
  })
  logged = []
  port = 0
  questions = 0
  redirects = []
  translations = []
  pages = [
    {language: 'en', path: '/'},
    {language: 'en', path: 'about'},
    {language: 'fr', path: 'a-propos'},
    {language: 'xx', path: 'nowhere'},
  ]
  await listen(answer)
})

afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  if (server.listening) await stop()
})

describe('the path index', () => {
  it('is current as soon as a publish is announced', async () => {
    redirects = [{from: '/fr/about', to: '/fr/a-propos'}]
    const {expirePathIndex, findPath} = await freshIndex()
    expect((await findPath('fr', 'about')).kind).toBe('redirect')
    redirects = []
    pages = []
    pass(1000)
    expect((await findPath('fr', 'about')).kind).toBe('redirect')
    expirePathIndex()
    expect((await findPath('fr', 'about')).kind).toBe('missing')
    expect((await findPath('en', 'about')).kind).toBe('missing')
    expect(questions).toBe(2)
  })

  it('is read once for concurrent requests', async () => {
    const {findPath} = await freshIndex()
    await Promise.all(Array.from({length: 20}, () => findPath('en', 'about')))
    await Promise.all(Array.from({length: 20}, () => findPath('en', 'missing')))
    expect(questions).toBe(1)
  })

  it('is reread for an unknown path, at most twice a second', async () => {
    const {findPath} = await freshIndex()
    await findPath('en', 'about')
    pages.push({language: 'en', path: 'new'})
    expect((await findPath('en', 'new')).kind).toBe('missing')
    pass(500)
    expect((await findPath('en', 'new')).kind).toBe('missing')
    pass(1)
    expect((await findPath('en', 'new')).kind).toBe('published')
    expect(questions).toBe(2)
  })

  it('is refreshed in the background when it is old', async () => {
    const {findPath} = await freshIndex()
    await findPath('en', 'about')
    pages = pages.filter(({path}) => path !== 'about')
    pass(5000)
    expect((await findPath('en', 'about')).kind).toBe('published')
    pass(1)
    expect((await findPath('en', 'about')).kind).toBe('published')
    // An unknown path waits for the refresh.
    await findPath('en', 'unknown')
    expect((await findPath('en', 'about')).kind).toBe('missing')
    // A refresh before the border would be old enough for another.
    pass(500)
    expect((await findPath('en', 'about')).kind).toBe('missing')
    expect(questions).toBe(2)
  })
})

describe('a path that a document has in another language', () => {
  it('a path published in both languages is shown in both', async () => {
    translations = [aboutPages]
    pages = [...aboutPages, {language: 'fr', path: 'about'}]
    const {findPath} = await freshIndex()
    await expect(findPath('fr', 'about')).resolves.toEqual({
      kind: 'published',
      hrefs: {fr: '/fr/about'},
    })
  })

  it("an editor's redirect takes precedence over other languages", async () => {
    translations = [aboutPages]
    pages = [...aboutPages, {language: 'fr', path: 'equipe'}]
    redirects = [{from: '/fr/about', to: '/fr/equipe'}]
    const {findPath} = await freshIndex()
    await expect(findPath('fr', 'about')).resolves.toMatchObject({to: '/fr/equipe'})
  })
})

describe('while the Content Lake is down', () => {
  it('every path counts as published until the first successful read', async () => {
    await stop()
    await listen(() => (questions += 1))
    const {findPath} = await freshIndex()
    const [en, fr] = [{en: '/missing'}, {fr: '/fr/missing'}]
    await expect(findPath('en', 'missing')).resolves.toEqual({kind: 'published', hrefs: en})
    await expect(findPath('fr', 'missing')).resolves.toEqual({kind: 'published', hrefs: fr})
    expect(questions).toBe(1)
    expect(logged).toEqual([['paths-not-read']])

    await stop()
    await listen(answer)
    pass(501)
    expect((await findPath('en', 'missing')).kind).toBe('missing')
    expect(logged).toEqual([['paths-not-read'], ['paths-read']])
  })

  it('the last successful read stays in use', async () => {
    const {findPath} = await freshIndex()
    await findPath('en', 'about')
    await stop()
    await listen((_, response) => response.end('a page of another service'))
    for (const _ of ['first', 'second']) {
      pass(5001)
      expect((await findPath('en', 'about')).kind).toBe('published')
      expect((await findPath('en', 'missing')).kind).toBe('missing')
    }
    expect(logged).toEqual([['paths-not-read']])
  })
})
