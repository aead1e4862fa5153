import {randomUUID} from 'node:crypto'
import {once} from 'node:events'
import {mkdtempDisposableSync, writeFileSync} from 'node:fs'
import {createServer, type AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import type {SanityClient} from '@sanity/client'

import type {Credentials} from '../../../local/credentials.ts'
import {contentClient} from '../../../local/starter/seed.ts'
import {type BuildFolder, createBuildFolder} from '../../processes/next.ts'
import {freePort} from '../../processes/ports.ts'
import {endAll, run as runProgram, type Running, start} from '../../processes/run.ts'
import {credentials as firstStartCredentials, startedFolder} from '../supabase/service.ts'

export type Variables = Record<string, string>

const endings: (() => unknown)[] = []

/** Ends all started processes and removes temporary files; every test file calls it at the end. */
export async function cleanUp(): Promise<void> {
  await endAll()
  for (let end = endings.pop(); end; end = endings.pop()) await end()
}

/** Returns a folder that {@link cleanUp} removes. */
export function temporaryFolder(): string {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'starter-'))
  endings.push(() => folder.remove())
  return folder.path
}

/** The beginning of each token in {@link sampleCredentials}. */
export const token = 'a-token-of-thirty-two-characters-or-more'

/** What the starter writes at the first start. */
export const sampleCredentials: Credentials = {
  contentLake: {
    url: 'http://localhost:54330',
    projectId: 'embedded',
    dataset: 'production',
    tokens: {
      administrator: `${token}1`,
      editor: `${token}2`,
      contributor: `${token}3`,
      viewer: `${token}4`,
    },
  },
  supabase: {url: 'http://localhost:54321', ...firstStartCredentials.supabase},
  admin: firstStartCredentials.admin,
}

/** Returns a data folder with an initialized database, so that startup is quick; {@link cleanUp} removes it. */
export async function folderWithDatabase(): Promise<string> {
  const {path, remove} = await startedFolder()
  endings.push(remove)
  writeFileSync(credentialsFile(path), JSON.stringify(sampleCredentials), {mode: 0o600})
  return path
}

export function credentialsFile(dataDir: string): string {
  return join(dataDir, 'credentials.json')
}

/** Occupies a port until released. */
export async function takePort(): Promise<{port: number; release: () => Promise<void>}> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const release = async () => {
    server.close()
    await once(server, 'close')
  }
  return {port: (server.address() as AddressInfo).port, release}
}

/** Returns three free ports. */
export async function freePorts(): Promise<Variables> {
  return {
    PORT: String(await freePort()),
    CONTENT_LAKE_PORT: String(await freePort()),
    SUPABASE_PORT: String(await freePort()),
  }
}

/** Variables that select hosted services, all empty, so that the developer's `.env` files cannot set them. */
const nothingHosted: Variables = {
  NEXT_PUBLIC_SITE_URL: '',
  NEXT_PUBLIC_SANITY_PROJECT_ID: '',
  NEXT_PUBLIC_SANITY_DATASET: '',
  NEXT_PUBLIC_SANITY_API_HOST: '',
  NEXT_PUBLIC_SUPABASE_URL: '',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: '',
  SANITY_REVALIDATE_SECRET: '',
  SANITY_API_READ_TOKEN: '',
  SANITY_API_WRITE_TOKEN: '',
  SUPABASE_FORWARDER_TOKEN: '',
  DATABASE_URL: '',
}

/** Runs a command of the starter. */
export const run = (command: string, variables: Variables, ...args: string[]): Running =>
  runProgram(['node', 'local/bootstrap.mjs', command, ...args], {
    env: {...nothingHosted, ...variables},
  })

/** Runs `services` until they are ready. */
export const startServices = (
  variables: Variables,
  options: {ownGroup?: boolean} = {},
): Promise<Running> =>
  start(['node', 'local/bootstrap.mjs', 'services'], {
    env: {...nothingHosted, ...variables},
    isReady: (output) => output.includes('Ctrl-C stops them.'),
    ...options,
  })

/** Runs an anonymous query. */
export const query = ({contentLake}: Credentials, groq: string): Promise<unknown> =>
  contentClient(contentLake).withConfig({token: '', perspective: 'published'}).fetch(groq)

/** Returns a client that changes documents with the editor's token, as the Studio does. */
export const editorOf = ({contentLake}: Credentials): SanityClient =>
  contentClient(contentLake, 'editor')

/** Returns a build folder in the repository; {@link cleanUp} removes it. */
export function temporaryBuildFolder(): BuildFolder {
  const folder = createBuildFolder(randomUUID())
  endings.push(folder.remove)
  return folder
}
