import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

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

export interface Settings {
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
