import {type EventEmitter, once} from 'node:events'
import {setTimeout} from 'node:timers/promises'

const nothing = (): void => undefined

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
