import {type ChildProcess, fork} from 'node:child_process'
import {once} from 'node:events'

import {writeCredentials as write} from '../../../processes/credentials.ts'
import {DATASET, PROJECT, TOKENS} from './lake.ts'

const MAIN = new URL('../../../../local/sanity/main.ts', import.meta.url)

/** The server in a separate process, as the starter runs it. */
export interface OwnProcess {
  child: ChildProcess
  /** Returns its stderr without Node's own warnings. */
  errors: () => string
  exited: Promise<number | null>
}

/** Writes the credentials that the process reads from its data folder. */
export const writeCredentials = (dataDir: string) =>
  write(dataDir, {
    contentLake: {url: 'http://127.0.0.1:1', projectId: PROJECT, dataset: DATASET, tokens: TOKENS},
  })

export function startProcess(dataDir: string, env: Record<string, string> = {}): OwnProcess {
  const child = fork(MAIN, {
    env: {...process.env, DATA_DIR: dataDir, CONTENT_LAKE_PORT: '0', ...env},
    silent: true,
  })
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8')
  })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  return {child, errors: () => errors.replaceAll(/^\(.*\n/gm, ''), exited}
}

/** Returns the server's URL once it is ready; throws with its stderr when it exits first. */
export async function ready({child, errors, exited}: OwnProcess): Promise<string> {
  const ended = exited.then(() => {
    throw new Error(`The Content Lake did not start: ${errors()}`)
  })
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{url: string}]
  return message.url
}
