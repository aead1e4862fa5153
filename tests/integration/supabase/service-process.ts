import {fork, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {fileURLToPath} from 'node:url'

import {writeCredentials as write} from '../../processes/credentials.ts'
import {credentials} from './service.ts'

const main = fileURLToPath(new URL('../../../local/supabase/main.ts', import.meta.url))

/** Writes the credentials that the process reads from its data folder. */
export const writeCredentials = (dataDir: string) =>
  write(dataDir, {
    supabase: {...credentials.supabase, url: 'http://127.0.0.1:54321'},
    admin: credentials.admin,
  })

/** Starts the service in a separate process, by default on a free port. */
export function startProcess(dataDir: string, port = '0'): ChildProcess {
  return fork(main, {
    env: {...process.env, SUPABASE_PORT: port, DATA_DIR: dataDir},
    // The process is too short-lived for optimized compilation of PGlite to pay off.
    execArgv: ['--liftoff-only'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

/** Returns the process's URL once it is ready; throws with its output when it exits first. */
export async function urlOf(child: ChildProcess): Promise<string> {
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The service exited before it was ready: ${errors}`)
  })
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{url: string}]
  return message.url
}
