import {spawn, type ChildProcess} from 'node:child_process'
import {randomUUID} from 'node:crypto'
import {once} from 'node:events'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {createServer, type AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import type {SanityClient} from '@sanity/client'

import type {Credentials} from '../../../local/credentials.ts'
import {contentLakeClient} from '../../processes/credentials.ts'
import {type Process, processTree, readProcess} from '../../processes/descendant.ts'
import {type BuildFolder, createBuildFolder} from '../../processes/next.ts'
import {freePort} from '../../processes/ports.ts'
import {root, until} from '../../processes/run.ts'
import {credentials as firstStartCredentials, startedFolder} from '../supabase/service.ts'

export type Variables = Record<string, string>

const endings: (() => unknown)[] = []

/** Ends all started processes and removes temporary files; every test file calls it at the end. */
export async function cleanUp(): Promise<void> {
  for (let end = endings.pop(); end; end = endings.pop()) await end()
}

/** Returns a folder that {@link cleanUp} removes. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'starter-'))
  endings.push(() => rmSync(folder, {recursive: true, force: true}))
  return folder
}

/** Returns credentials of a Content Lake whose tokens begin with a given text. */
function contentLakeOf(beginning: string): Credentials['contentLake'] {
  const token = (role: string) => `${beginning}-of-the-${role}`.padEnd(32, '-')
  return {
    url: 'http://localhost:54330',
    projectId: 'embedded',
    dataset: 'production',
    tokens: {
      administrator: token('administrator'),
      editor: token('editor'),
      contributor: token('contributor'),
      viewer: token('viewer'),
    },
  }
}

/** Returns a data folder with an initialized database, so that startup is quick; {@link cleanUp} removes it. */
export async function folderWithDatabase(): Promise<string> {
  const {path, remove} = await startedFolder()
  endings.push(remove)
  const credentials: Credentials = {
    contentLake: contentLakeOf('token'),
    supabase: {url: 'http://localhost:54321', ...firstStartCredentials.supabase},
    admin: firstStartCredentials.admin,
  }
  writeFileSync(credentialsFile(path), JSON.stringify(credentials), {mode: 0o600})
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

/** A running command of the starter. */
export interface Started {
  child: ChildProcess
  /** Returns the output of both streams, in order. */
  output: () => string
  errors: () => string
  /** Resolves with the exit code, or with 128 plus the number of the signal. */
  ended: Promise<number>
}

/** Runs a command from the command line: `node local/bootstrap.mjs <command>`. */
export function run(
  command: string,
  variables: Variables,
  {ownGroup = false, args = []}: {ownGroup?: boolean; args?: string[]} = {},
): Started {
  const {PATH = '', HOME = '', LANG = 'C.UTF-8'} = process.env
  const child = spawn('node', ['local/bootstrap.mjs', command, ...args], {
    cwd: root,
    env: {PATH, HOME, LANG, ...nothingHosted, ...variables} as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    errors += chunk.toString()
  })
  const ended = once(child, 'close').then(([code]) => (code as number | null) ?? 128)
  endings.push(() => child.exitCode === null && kill(processTree(child.pid)))
  return {child, output: () => output, errors: () => errors, ended}
}

/** Runs `services` until they are ready. */
export async function startServices(
  variables: Variables,
  options: {ownGroup?: boolean} = {},
): Promise<Started> {
  const started = run('services', variables, options)
  const ended = started.ended.then((code) => {
    throw new Error(`The services exited with code ${code}:\n${started.output()}`)
  })
  const isReady = () => started.output().includes('Ctrl-C stops them.')
  await Promise.race([ended, until(isReady, started.output)])
  const tree = processTree(started.child.pid)
  endings.push(() => kill(tree))
  return started
}

/** Returns those processes that still run. */
export function stillRunning(processes: Process[]): Process[] {
  return processes.filter(({pid, startedAt}) => readProcess(pid)?.startedAt === startedAt)
}

async function kill(processes: Process[]): Promise<void> {
  for (const {pid} of stillRunning(processes)) process.kill(pid, 'SIGKILL')
  await until(
    () => stillRunning(processes).length === 0,
    () => 'The processes still run.',
  )
}

/** Returns the only process in a tree whose command line contains a text; throws otherwise. */
export function find(tree: Process[], part: string): Process {
  const [found, ...others] = tree.filter(({command}) => command.includes(part))
  if (!found || others.length > 0) {
    const commands = tree.map(({command}) => command).join('\n')
    throw new Error(`Expected exactly one process with ${part} in:\n${commands}`)
  }
  return found
}

/** Runs an anonymous query. */
export const query = ({contentLake}: Credentials, groq: string): Promise<unknown> =>
  contentLakeClient(contentLake, {token: '', perspective: 'published'}).fetch(groq)

/** Returns a client that changes documents with the editor's token, as the Studio does. */
export const editorOf = ({contentLake}: Credentials): SanityClient =>
  contentLakeClient(contentLake, {token: contentLake.tokens.editor})

/** Returns a build folder in the repository; {@link cleanUp} removes it. */
export function temporaryBuildFolder(): BuildFolder {
  const folder = createBuildFolder(randomUUID())
  endings.push(folder.remove)
  return folder
}
