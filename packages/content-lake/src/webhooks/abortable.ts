import {type EventEmitter, once} from 'node:events'
import {setTimeout} from 'node:timers/promises'

const nothing = (): void => undefined

const FIRST_RETRY_MS = 250
/** Short, because receivers are often on this machine, and editors wait for them. */
const LONGEST_RETRY_MS = 1000

/** Delay in milliseconds after failures in a row: doubles with each. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS)
}

/** Resolves after a delay, or when aborted. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, {signal, ref: false}).catch(nothing)
}

/** Resolves at the next event of this name, or when aborted. */
export async function nextEvent(
  events: EventEmitter,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  await once(events, name, {signal}).catch(nothing)
}
