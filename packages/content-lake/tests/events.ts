import {setTimeout as pause} from 'node:timers/promises'

import type {Observable} from 'rxjs'

import {deadline} from './machine-speed.ts'

export interface Collected<T> {
  events: T[]
  /** Waits for `count` events, then a moment longer to catch unexpected ones. */
  wait(count: number): Promise<T[]>
  stop(): void
}

const TIMEOUT_MS = deadline(5000)
const SETTLING_MS = 60

/** Collects the values that an observable emits. */
export function collect<T>(source: Observable<T>): Collected<T> {
  const events: T[] = []
  const failures: unknown[] = []
  const subscription = source.subscribe({
    next: (event) => events.push(event),
    error: (error: unknown) => failures.push(error),
  })
  return {
    events,
    async wait(count) {
      const end = Date.now() + TIMEOUT_MS
      while (events.length < count && failures.length === 0 && Date.now() < end) {
        await pause(5)
      }
      await pause(SETTLING_MS)
      if (failures[0]) throw failures[0]
      return events
    },
    stop: () => subscription.unsubscribe(),
  }
}

/** The beginning of a stream of events, as text. */
export async function beginningOf(
  ask: (signal: AbortSignal) => Promise<Response>,
): Promise<string> {
  const {body} = await ask(AbortSignal.timeout(deadline(300)))
  let text = ''
  try {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk
  } catch {
    // Its time is up.
  }
  return text
}
