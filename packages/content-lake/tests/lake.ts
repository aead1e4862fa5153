import {randomBytes} from 'node:crypto'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {createClient, type SanityClient} from '@sanity/client'
import {afterAll, beforeAll} from 'vitest'

import type {StoredDocument} from '../src/contract.ts'
import type {DataLake} from '../src/data/lake/lake.ts'
import {clientSettings} from '../src/fixtures.ts'
import {
  type ContentLakeOptions,
  createContentLake,
  defaultPeople,
  readingGrant,
  type RunningContentLake,
} from '../src/index.ts'

export const PROJECT = 'local'
export const DATASET = 'production'

export type Role = 'administrator' | 'editor' | 'contributor' | 'viewer'

export const TOKENS: Record<Role, string> = {
  administrator: randomBytes(24).toString('base64url'),
  editor: randomBytes(24).toString('base64url'),
  contributor: randomBytes(24).toString('base64url'),
  viewer: randomBytes(24).toString('base64url'),
}

/** The default users; the editor may not write settings. */
const people = defaultPeople.map((person) => {
  if (person.role !== 'editor') return person
  const filter = '_type != "settings"'
  const grants = [readingGrant, {filter, permissions: ['create', 'update'] as const}]
  return Object.assign({}, person, {grants})
})

export type TestRequest = Omit<RequestInit, 'headers'> & {
  headers?: Record<string, string>
  as?: Role
}

/** A server with a data folder of its own. */
export interface TestLake extends RunningContentLake {
  dataDir: string
  /** The documents of a dataset as they are on disk. */
  stored(dataset?: string): StoredDocument[]
  /** How many documents queries have read. */
  rows(): number
  /** The mutations of each document in the last transaction, as listeners and the history see them. */
  recorded(): Record<string, unknown[]>
  /** Returns Sanity's client with the token of `role`, or without one. */
  client(role?: Role, dataset?: string): SanityClient
  /** Sends a plain request with the token of `role`, or without one. */
  request(path: string, init?: TestRequest): Promise<Response>
  /** Posts what a client might not to `/data/<endpoint>/production` as the editor; returns status and body. */
  post(endpoint: string, body: object): Promise<[status: number, body: unknown]>
  /** Stops the server and keeps its folder for another. */
  stop(): Promise<void>
}

/** Starts a server on a free port; `close` also removes its folder. */
export async function startTestLake(options: Partial<ContentLakeOptions> = {}): Promise<TestLake> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'content-lake-')))
  const running = await createContentLake({
    port: 0,
    dataDir,
    people,
    tokens: TOKENS,
    ...options,
  })
  const lake = running.lake as DataLake
  const {storage} = lake
  const request: TestLake['request'] = (path, {as, headers, ...init} = {}) =>
    fetch(`${running.url}${path}`, {
      ...init,
      headers: {...(as && {authorization: `Bearer ${TOKENS[as]}`}), ...headers},
    })
  return {
    ...running,
    dataDir,
    rows: () => lake.rows,
    stored: (dataset = DATASET) => storage.documents(dataset),
    recorded() {
      const {changes = []} = storage.commitAt(storage.lastSequence()) ?? {}
      return Object.fromEntries(changes.map(({documentId, mutations}) => [documentId, mutations]))
    },
    client: (role, dataset = DATASET) =>
      createClient({...clientSettings(running, dataset, role), maxRetries: 0}),
    request,
    async post(endpoint, body) {
      const [path = '', parameters = ''] = endpoint.split('?')
      const init = {method: 'POST', as: 'editor', body: JSON.stringify(body)} as const
      const response = await request(`/v2025-02-19/data/${path}/${DATASET}?${parameters}`, init)
      return [response.status, await response.json()]
    },
    stop: () => running.close(),
    async close() {
      await running.close()
      await rm(dataDir, {recursive: true, force: true})
    },
  }
}

export interface UsedLake {
  lake: TestLake
  /** With the administrator's token and the perspective `raw`. */
  administrator: SanityClient
  /** With the editor's token and the perspective `raw`. */
  editor: SanityClient
  /** With the contributor's token and the perspective `raw`. */
  contributor: SanityClient
  /** With the viewer's token and the perspective `raw`. */
  viewer: SanityClient
  /** Without a token. */
  anonymous: SanityClient
}

/** A lake for all tests of a file, usable once the tests run. To start another, assign it to this one. */
export function sharedLake(options?: Partial<ContentLakeOptions>): TestLake {
  const lake = {} as TestLake
  beforeAll(async () => {
    Object.assign(lake, await startTestLake(options))
  })
  afterAll(() => lake.close())
  return lake
}

/** Provides a lake and its clients to all tests of a file; they can be used once the tests run. */
export function useLake(): UsedLake {
  const used = {lake: sharedLake()} as UsedLake
  beforeAll(() => {
    const as = (role: Role) => used.lake.client(role).withConfig({perspective: 'raw'})
    const [administrator, editor] = [as('administrator'), as('editor')]
    const [contributor, viewer] = [as('contributor'), as('viewer')]
    Object.assign(used, {administrator, editor, contributor, viewer, anonymous: used.lake.client()})
  })
  return used
}
