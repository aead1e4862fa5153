import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {freePort} from './ports.ts'
import {start} from './run.ts'

/** The machine may be busy with another build; a start that takes longer than this hangs. */
const timeout = 600_000

/** What was started with `npm start` or `npm run services`. */
export interface Started {
  output: string
  dataDir: string
  /** The process that was started; the services, and the site, are its children. */
  pid: number
  /** Ends them, and removes the data unless `DATA_DIR` named the folder. */
  stop(): Promise<void>
}

export interface Settings {
  /** A copy of the repository to start; the repository itself by default. */
  cwd?: string
  env?: Record<string, string>
  /** A command that runs it somewhere else, as on a small disk. */
  within?: readonly string[]
  /** Name of a file in the data folder, which must be there, that gets all it writes. */
  log?: string
}

/** Starts what `npm start` or `npm run services` starts, on free ports and with data of its own unless `env` names others. */
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
