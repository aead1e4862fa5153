import type {ContentLakeOptions, RunningContentLake, Settings} from './contract.ts'
import {systemIdentity} from './grants.ts'
import {createContentLake} from './server.ts'

/** A document of a seed. */
export interface SeedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** Settings of the lake, and the documents that each test starts with. */
export interface FixtureOptions extends Omit<ContentLakeOptions, 'memory' | 'dataDir'> {
  seed?: readonly SeedDocument[]
}

/** The settings of Sanity's client for a dataset. */
type ClientSettings = ReturnType<typeof clientSettings>

/** A dataset of one test, removed after it. */
export interface TestDataset {
  name: string
  /** Settings for `createClient`, with the token of a role or without one. */
  client(role?: string): ClientSettings
}

/** The fixtures, by name. */
export interface Fixtures {
  /** A lake in memory, shared by tests. */
  contentLake: RunningContentLake
  dataset: TestDataset
}

type Use<T> = (value: T) => Promise<void>

let count = 0

/** Fixtures of a lake in memory for a scope of the test runner, and of a dataset for each test. */
export function fixturesIn<Scope extends string>(
  scope: Scope,
  {seed = [], ...options}: FixtureOptions,
) {
  // The test runners read from the braces which fixtures a function needs.
  // oxlint-disable-next-line no-empty-pattern
  const contentLake = async ({}: object, use: Use<RunningContentLake>): Promise<void> => {
    const running = await createContentLake({...options, memory: true})
    await use(running)
    await running.close()
  }
  const dataset = async (
    {contentLake: running}: Pick<Fixtures, 'contentLake'>,
    use: Use<TestDataset>,
  ): Promise<void> => {
    count += 1
    const name = `test-${count}`
    running.lake.createDataset(name)
    const mutations = seed.map((document) => ({create: document}))
    if (mutations.length > 0) running.lake.mutate(name, {mutations}, systemIdentity)
    await use({name, client: (role) => clientSettings(running, name, role)})
    running.lake.deleteDataset(name)
  }
  return {contentLake: [contentLake, {scope}] as const, dataset}
}

/** A lake of this or another process. */
interface Served {
  url: string
  options: Pick<Settings, 'projectId' | 'tokens'>
}

/** Settings for `createClient` with the token of a role or without one. */
export function clientSettings({url, options}: Served, dataset: string, role?: string) {
  return {
    apiHost: url,
    useProjectHostname: false as const,
    useCdn: false as const,
    projectId: options.projectId,
    dataset,
    apiVersion: '2025-02-19',
    token: role === undefined ? undefined : options.tokens[role],
  }
}
