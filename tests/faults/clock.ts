import {rmSync, writeFileSync} from 'node:fs'
import {setTimeout as sleep} from 'node:timers/promises'

const clock = new URL('./clock.mjs', import.meta.url).href

/** Returns the variables that shift a process's clock by the milliseconds in a file. */
export function clockVariables(file: string): Record<string, string> {
  return {NODE_OPTIONS: `--import ${clock}`, CLOCK_FILE: file}
}

/** Milliseconds after which every process has reread the file; see `clock.mjs`. */
const seen = 60

/** Shifts clocks by an offset in milliseconds, which may be negative; 0 is the real time. */
export async function setClock(file: string, offset: number): Promise<void> {
  if (offset === 0) rmSync(file, {force: true})
  else writeFileSync(file, String(offset))
  await sleep(seen)
}
