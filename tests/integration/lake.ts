import {randomBytes} from 'node:crypto'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {createClient, type SanityClient} from '@sanity/client'
import {
  type ContentLakeOptions,
  createContentLake,
  type RunningContentLake,
} from 'embedded-content-lake'
import {afterAll, beforeAll} from 'vitest'

import {people} from '../../local/sanity/people.ts'

export const DATASET = 'production'

export type Role = 'administrator' | 'editor' | 'viewer'

const token = () => randomBytes(24).toString('base64url')

const tokens: Record<Role, string> = {administrator: token(), editor: token(), viewer: token()}

/** The embedded Content Lake with this site's people and a data folder of its own. */
export interface TestLake extends RunningContentLake {
  /** Returns Sanity's client with the token of `role`, or without one. */
  client(role?: Role): SanityClient
}

/** Starts a Content Lake on a free port; `close` also removes its folder. */
export async function startTestLake(options: Partial<ContentLakeOptions> = {}): Promise<TestLake> {
  const dataDir = await mkdtemp(join(tmpdir(), 'content-lake-'))
  const running = await createContentLake({port: 0, dataDir, people, tokens, ...options})
  return {
    ...running,
    client: (role) =>
      createClient({
        projectId: running.options.projectId,
        dataset: DATASET,
        apiHost: running.url,
        apiVersion: '2025-02-19',
        useProjectHostname: false,
        useCdn: false,
        token: role && tokens[role],
        maxRetries: 0,
      }),
    async close() {
      await running.close()
      await rm(dataDir, {recursive: true, force: true})
    },
  }
}

/** A Content Lake and a client for each role, with the perspective `raw`. */
export interface UsedLake extends Record<Role, SanityClient> {
  lake: TestLake
  /** Without a token. */
  anonymous: SanityClient
}

/** Provides a Content Lake to all tests of a file; its properties can be used once the tests run. */
export function useLake(): UsedLake {
  const used = {} as UsedLake
  beforeAll(async () => {
    const lake = await startTestLake()
    const as = (role: Role) => lake.client(role).withConfig({perspective: 'raw'})
    const [administrator, editor, viewer] = [as('administrator'), as('editor'), as('viewer')]
    Object.assign(used, {lake, administrator, editor, viewer, anonymous: lake.client()})
  })
  afterAll(() => used.lake.close())
  return used
}
