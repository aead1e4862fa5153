import {rmSync, writeFileSync} from 'node:fs'
import {setTimeout as sleep} from 'node:timers/promises'

const clock = new URL('./clock.mjs', import.meta.url).href

/** The variables of a process whose clock goes wrong by as many milliseconds as stand in a file. */
export function clockVariables(file: string): Record<string, string> {
  return {NODE_OPTIONS: `--import ${clock}`, CLOCK_FILE: file}
}

/** Every process has looked at the file after this many milliseconds: see `clock.mjs`. */
const seen = 60

/** Sets clocks by as many milliseconds ahead, or behind when there is a minus; 0 is the right time. */
export async function setClock(file: string, offset: number): Promise<void> {
  if (offset === 0) rmSync(file, {force: true})
  else writeFileSync(file, String(offset))
  await sleep(seen)
}
