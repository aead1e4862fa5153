import {execFileSync, spawn} from 'node:child_process'
import {randomInt} from 'node:crypto'
import {once} from 'node:events'
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {createContentLake, type RunningContentLake} from '../src/index.ts'
const main = join(import.meta.dirname, '../src/main.ts')

/** The variables that `trust` prints. */
export function trust(dataDir: string, ...args: string[]): Record<string, string> {
  const command = [main, 'trust', '--data', dataDir, ...args]
  const lines = execFileSync(process.execPath, command, {encoding: 'utf8'})
  const exported = [...lines.matchAll(/^export (\w+)='?(.+?)'?$/gm)]
  return Object.fromEntries(exported.map(([, name, value]) => [name, value]))
}

/** The certificate that `trust` made, and its authority. */
export function certificateOf(variables: Record<string, string>) {
  const read = (name: string) => readFileSync(variables[name] ?? '', 'utf8')
  const tls = {cert: read('CONTENT_LAKE_CERT'), key: read('CONTENT_LAKE_KEY')}
  return {tls, ca: read('NODE_EXTRA_CA_CERTS')}
}

/** A program of a project. */
interface Running {
  /** Returns its output so far. */
  output: () => string
  /** Resolves with its exit code. */
  ended: Promise<number | null>
}

/** How a program of a project runs. */
interface Options {
  env?: Record<string, string>
  /** The folder of the project. */
  at?: string
  /** The value of `NODE_ENV`. */
  mode?: 'production' | 'development'
}

/** Somebody else's project in a folder of its own, with a Content Lake that stands in for the hosted one. */
export interface Project {
  folder: string
  lake: RunningContentLake
  start: (file: string, args: string[], options?: Options) => Running
  remove: () => Promise<void>
}

/** Copies a project, with the variables from the README. */
export async function makeProject(source: string): Promise<Project> {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  cpSync(source, folder, {recursive: true})
  const dataDir = join(folder, 'lake')
  const trusted = trust(dataDir)
  const {tls} = certificateOf(trusted)
  const lake = await createContentLake({port: 0, dataDir, tls})
  const variables = {
    ...process.env,
    // The CLI behaves differently in a test runner.
    TEST: undefined,
    VITEST: undefined,
    ...trusted,
    HTTPS_PROXY: lake.url,
    https_proxy: lake.url,
    SANITY_AUTH_TOKEN: lake.options.tokens['administrator'],
    // Isolates the CLI's own configuration.
    HOME: folder,
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const children = new Set<ReturnType<typeof spawn>>()
  return {
    folder,
    lake,
    start(file, args, {env, at = '.', mode = 'production'} = {}) {
      const child = spawn(process.execPath, [file, ...args], {
        cwd: join(folder, at),
        env: {...variables, ...env, NODE_ENV: mode},
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      children.add(child)
      let output = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
      }
      const ended = once(child, 'exit').then(([code]) => code as number | null)
      return {output: () => output, ended}
    },
    async remove() {
      for (const child of children) child.kill()
      await lake.close()
      rmSync(folder, {recursive: true, force: true, maxRetries: 5})
    },
  }
}

/** A port that nothing listens on, below those of outgoing connections, one of which could take it meanwhile. */
export async function freePort(): Promise<number> {
  const port = randomInt(11_000, 32_000)
  const server = createServer()
  const isFree = await new Promise((resolve) => {
    server.once('error', () => resolve(false)).listen(port, 'localhost', () => resolve(true))
  })
  if (!isFree) return freePort()
  server.close()
  await once(server, 'close')
  return port
}
