import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import type {CacheHandler, CacheHandlerValue} from 'next/dist/server/lib/incremental-cache/index.js'
import {tagsManifest} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import {afterAll, beforeEach, expect, it, vi} from 'vitest'

/** A Redis of one Map, which may be gone. */
const redis = vi.hoisted(() => ({
  kept: new Map<string, Buffer>(),
  streams: [] as string[],
  isThere: true,
  asked: 0,
}))

vi.mock('../../../../lib/shared-cache/connection.ts', () => {
  const commands = {
    get: async (name: string) => redis.kept.get(name) ?? null,
    set: async (name: string, bytes: Buffer) => redis.kept.set(name, bytes),
    xAdd: async (_name: string, _id: string, {changes}: {changes: string}) =>
      redis.streams.push(changes),
  }
  return {
    askRedis: async (command: (connection: typeof commands) => unknown) => {
      redis.asked += 1
      return redis.isThere ? command(commands) : undefined
    },
    keepConnected: (_url: string, listen: (connection: unknown) => Promise<never>) =>
      listen({
        xLen: async () => redis.streams.length,
        xRead: async (_stream: unknown, {BLOCK: wait}: {BLOCK?: number}) =>
          wait ? new Promise(() => {}) : null,
      }),
    within: (_milliseconds: number, work: unknown) => work,
  }
})

const {withSharing} = await import('../../../../lib/shared-cache/pages.ts')
const {withOvertaken} = await import('../../../../lib/kept-pages/overtaken.ts')

type Entry = NonNullable<Parameters<CacheHandler['set']>[1]>

/** What one instance keeps itself. */
class Memory {
  readonly #kept = new Map<string, CacheHandlerValue>()
  async get(key: string) {
    return this.#kept.get(key) ?? null
  }
  async set(key: string, value: Entry) {
    this.#kept.set(key, {value, lastModified: Date.now()})
  }
  async revalidateTag(tags: string[]) {
    for (const tag of tags) tagsManifest.set(tag, {stale: Date.now()})
  }
}

const dist = mkdtempSync(join(tmpdir(), 'build-'))
writeFileSync(join(dist, 'BUILD_ID'), 'a-build')
afterAll(() => rmSync(dist, {recursive: true}))

const Shared = withSharing(Memory as never, 'redis://localhost:6379')
const instance = () =>
  new Shared({serverDistDir: join(dist, 'server'), revalidatedTags: [], _requestHeaders: {}})

const reading = {kind: 'APP_PAGE', isFallback: false} as never
const writing = {cacheControl: {revalidate: 60, expire: 120}} as never

const page = (html: string) =>
  ({
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from(html),
    segmentData: new Map([['/_tree', Buffer.from(html)]]),
    headers: {'x-next-cache-tags': 'a-tag,another'},
    status: 200,
  }) as unknown as Entry

/** The page that an instance has, once what was written has arrived. */
async function found(cache: CacheHandler, key = '/page') {
  return (await cache.get(key, reading)) as (CacheHandlerValue & {value: {html: string}}) | null
}

const written = () => vi.waitFor(() => expect(redis.kept.size).toBeGreaterThan(0))

const publish = () => tagsManifest.set('a-tag', {stale: Date.now()})

beforeEach(() => {
  redis.kept.clear()
  redis.streams = []
  redis.isThere = true
  redis.asked = 0
  tagsManifest.clear()
  let now = 1_800_000_000_000
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000))
})

it('gives a page that one instance has rendered to another, whole', async () => {
  const [one, other] = [instance(), instance()]
  await one.set('/page', page('<p>'), writing)
  await written()
  const {value, lastModified} = (await found(other)) ?? {}
  expect(value).toEqual(page('<p>'))
  expect(lastModified).toBe((await found(other))?.lastModified)
})

it('asks nobody for a page that it has, and that nothing was published behind', async () => {
  const one = instance()
  await one.set('/page', page('<p>'), writing)
  await written()
  redis.asked = 0
  expect((await found(one))?.value.html).toBe('<p>')
  expect(redis.asked).toBe(0)
})

it('takes the newer page after a publish, and keeps its own for as long as there is none', async () => {
  const [one, other] = [instance(), instance()]
  await one.set('/page', page('old'), writing)
  await other.set('/page', page('old'), writing)
  await written()
  await one.revalidateTag(['a-tag'], {expire: 60})
  expect(JSON.parse(redis.streams[0] ?? '')).toEqual([
    expect.objectContaining({tag: 'a-tag', stale: expect.any(Number) as number}),
  ])
  expect((await found(other))?.value.html).toBe('old')
  redis.kept.clear()
  await one.set('/page', page('new'), writing)
  await written()
  expect((await found(other))?.value.html).toBe('new')
})

it('does what one instance alone does while Redis is gone', async () => {
  const one = instance()
  redis.isThere = false
  await one.set('/page', page('<p>'), writing)
  await one.revalidateTag(['a-tag'], {expire: 60})
  expect((await found(one))?.value.html).toBe('<p>')
  expect(await found(one, '/other')).toBeNull()
  redis.isThere = true
  await one.revalidateTag(['another'], {expire: 60})
  const told = JSON.parse(redis.streams[0] ?? '[]') as {tag: string}[]
  expect(told.map(({tag}) => tag)).toEqual(['a-tag', 'another'])
})

it('keeps a page to itself that something was published behind while it was rendered', async () => {
  const Overtaken = withOvertaken(Shared)
  const one = new Overtaken({
    serverDistDir: join(dist, 'server'),
    revalidatedTags: [],
    _requestHeaders: {},
  })
  const other = instance()
  const isOld = async () =>
    ((await found(one))?.lastModified ?? 0) < tagsManifest.get('a-tag')!.stale!

  await one.set('/page', page('old'), writing)
  await written()
  redis.kept.clear()
  publish()
  expect(await isOld()).toBe(true)
  publish()
  await one.set('/page', page('half new'), writing)
  expect(await isOld()).toBe(true)
  expect(await found(other)).toBeNull()

  await one.set('/page', page('new'), writing)
  await written()
  expect(await isOld()).toBe(false)
  expect((await found(other))?.value.html).toBe('new')
})
