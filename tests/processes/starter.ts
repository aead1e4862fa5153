import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {readCredentials} from '../../local/credentials.ts'
import {createBuildFolder} from './next.ts'
import {freePort} from './ports.ts'
import {start} from './run.ts'

/** Milliseconds. Another build may slow this machine down; a longer start counts as hanging. */
const timeout = 600_000

/** What was started with `npm start` or `npm run services`. */
export interface Started {
  output: string
  dataDir: string
  /** The starter's process id; the services and the site are its children. */
  pid: number
  /** Ends all processes, and removes the data unless `DATA_DIR` was set. */
  stop(): Promise<void>
}

interface Settings {
  /** A copy of the repository to run in; the repository itself by default. */
  cwd?: string
  env?: Record<string, string>
  /** A command that wraps the starter, to run it on a small disk, for example. */
  within?: readonly string[]
  /** A file name in the data folder, which must exist, to receive all output. */
  log?: string
}

/** Starts what `npm start` or `npm run services` does, on free ports and with new data unless `env` sets them. */
export async function startWithStarter(
  command: 'start' | 'dev' | 'services',
  {cwd, env = {}, within = [], log}: Settings,
): Promise<Started> {
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'services-'))
  const removeData = () => {
    if (!env['DATA_DIR']) rmSync(dataDir, {recursive: true, force: true})
  }
  try {
    const {pid, output, end} = await start(
      [...within, process.execPath, 'local/bootstrap.mjs', command],
      {
        env: {
          CONTENT_LAKE_PORT: String(await freePort()),
          SUPABASE_PORT: String(await freePort()),
          DATA_DIR: dataDir,
          ...env,
        },
        isReady: (written) => written.includes('Ctrl-C stops'),
        timeout,
        ...(cwd && {cwd}),
        ...(log && {log: join(dataDir, log)}),
      },
    )
    const stop = async () => {
      await end()
      removeData()
    }
    return {output: output(), dataDir, pid, stop}
  } catch (error) {
    removeData()
    throw error
  }
}

/** The embedded services, started without a site. */
export interface Services extends Started {
  /** The variables that connect a site to them. */
  variables: Record<string, string>
}

function readVariables(output: string): Record<string, string> {
  const lines = output.matchAll(/^ {2}([A-Z_]+)=(.*)$/gm)
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
}

/** Starts the embedded services; their webhooks go to the site at `sitePort`. */
export async function startServices(sitePort: number, settings: Settings = {}): Promise<Services> {
  const env = {PORT: String(sitePort), ...settings.env}
  const started = await startWithStarter('services', {...settings, env})
  // The terminal does not show the token that writes redirects.
  const {administrator} = readCredentials(started.dataDir).contentLake.tokens
  const variables = {...readVariables(started.output), SANITY_API_WRITE_TOKEN: administrator}
  return {...started, variables}
}

/** The whole site with its services. */
export interface Stack extends Started {
  siteUrl: string
  /** The build's absolute path. */
  distDir: string
  /** The file that receives all output. */
  log: string
}

/** Starts the site as `npm start` does, with its own ports, data and build. */
export async function startStack(extra: Record<string, string> = {}): Promise<Stack> {
  const port = extra['PORT'] ?? String(await freePort())
  const build = createBuildFolder(port)
  try {
    const env = {PORT: port, NEXT_DIST_DIR: build.name, ...extra}
    const log = 'output.log'
    const started = await startWithStarter('start', {env, log})
    const stop = async () => {
      await started.stop()
      build.remove()
    }
    return {
      ...started,
      siteUrl: `http://localhost:${port}`,
      distDir: build.path,
      log: join(started.dataDir, log),
      stop,
    }
  } catch (error) {
    build.remove()
    throw error
  }
}
