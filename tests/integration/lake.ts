import {createClient, type SanityClient} from '@sanity/client'
import {
  type ContentLakeOptions,
  createContentLake,
  type RunningContentLake,
} from 'embedded-content-lake'
import {contentLakeTest, type SeedDocument} from 'embedded-content-lake/vitest'
import {afterAll, beforeAll} from 'vitest'

import {people} from '../../local/sanity/project.ts'

export const DATASET = 'production'

export type Role = 'administrator' | 'editor' | 'contributor' | 'viewer'

type Clients = Record<Role | 'anonymous', SanityClient>

/** Vitest's `test` with a dataset of the seed for each test, and its clients with the perspective `raw`. */
export function lakeTest(seed: readonly SeedDocument[] = []) {
  return contentLakeTest({people, seed}).extend<{clients: Clients}>({
    async clients({dataset}, use) {
      const as = (role: Role) => createClient({...dataset.client(role), perspective: 'raw'})
      const [administrator, editor] = [as('administrator'), as('editor')]
      const [contributor, viewer] = [as('contributor'), as('viewer')]
      const anonymous = createClient(dataset.client())
      await use({administrator, editor, contributor, viewer, anonymous})
    },
  })
}

/** The embedded Content Lake in memory, with this site's people. */
export interface TestLake extends RunningContentLake {
  /** Returns Sanity's client with the token of `role`, or without one. */
  client(role?: Role): SanityClient
}

/** Starts a Content Lake in memory. */
export async function startTestLake(options: Partial<ContentLakeOptions> = {}): Promise<TestLake> {
  const running = await createContentLake({memory: true, people, ...options})
  const {projectId, tokens} = running.options
  return {
    ...running,
    client: (role) =>
      createClient({
        projectId,
        dataset: DATASET,
        apiHost: running.url,
        apiVersion: '2025-02-19',
        useProjectHostname: false,
        useCdn: false,
        token: role && tokens[role],
        maxRetries: 0,
      }),
  }
}

/** A Content Lake and a client for each role, with the perspective `raw`. */
export interface UsedLake extends Clients {
  lake: TestLake
}

/** Provides one Content Lake to all tests of a file; its properties can be used once the tests run. */
export function useLake(): UsedLake {
  const used = {} as UsedLake
  beforeAll(async () => {
    const lake = await startTestLake()
    const as = (role: Role) => lake.client(role).withConfig({perspective: 'raw'})
    const [administrator, editor] = [as('administrator'), as('editor')]
    const [contributor, viewer] = [as('contributor'), as('viewer')]
    const anonymous = lake.client()
    Object.assign(used, {lake, administrator, editor, contributor, viewer, anonymous})
  })
  afterAll(() => used.lake.close())
  return used
}
