import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {until} from './run.ts'

/** The longest delay of an event loop, in milliseconds, that visitors do not notice. */
export const longestDelay = 100

/** Variables with which a Node.js process measures its event loop's delay, and writes it to the file they name. */
export function measuredEventLoop() {
  const preload = new URL('./event-loop-delay.mjs', import.meta.url).href
  return {
    EVENT_LOOP_DELAY_FILE: join(mkdtempSync(join(tmpdir(), 'event-loop-')), 'delay.json'),
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${preload}`,
  }
}

/** Returns the event loop's delay in milliseconds in a process since the last call. */
export async function eventLoopDelay(
  pid: number,
  file: string,
): Promise<{p99: number; max: number}> {
  rmSync(file, {force: true})
  process.kill(pid, 'SIGUSR2')
  const isWritten = () => existsSync(file) && readFileSync(file, 'utf8').endsWith('}')
  await until(isWritten, () => `The process ${pid} did not write ${file}.`)
  return JSON.parse(readFileSync(file, 'utf8')) as {p99: number; max: number}
}
