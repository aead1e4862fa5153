import {type ChildProcess, fork} from 'node:child_process'
import {once} from 'node:events'
import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

import {TOKENS} from './lake.ts'

export const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** The command-line program in a process of its own. */
export interface ServerProcess {
  child: ChildProcess
  /** Returns its stderr. */
  errors: () => string
  exited: Promise<number | null>
}

/** Writes the tokens that the process reads from its data folder. */
export const writeTokens = (dataDir: string) =>
  writeFile(join(dataDir, 'tokens.json'), JSON.stringify(TOKENS))

export function startProcess(
  dataDir: string,
  {env = {}, args = []}: {env?: Record<string, string>; args?: string[]} = {},
): ServerProcess {
  const child = fork(MAIN, ['--data', dataDir, ...args], {
    env: {...process.env, CONTENT_LAKE_PORT: '0', ...env},
    silent: true,
  })
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8')
  })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  return {child, errors: () => errors, exited}
}

/** Returns the server's URL once it is ready; throws with its stderr when it exits first. */
export async function ready({child, errors, exited}: ServerProcess): Promise<string> {
  const ended = exited.then(() => {
    throw new Error(`The Content Lake did not start: ${errors()}`)
  })
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{url: string}]
  return message.url
}
