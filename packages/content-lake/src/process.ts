import {setFlagsFromString} from 'node:v8'

import type {RunningContentLake} from './contract.ts'
import {storeGroups} from './people/groups.ts'

/** A stuck stream or transform must not delay the exit. */
const STOP_MS = 900

/**
 * Runs a lake as this process until a signal, or until the parent process ends. Sends the parent the URL, and stores
 * the groups of the people for the Studio. An error exits with code 1 and its message.
 */
export async function runUntilStopped(
  start: () => Promise<RunningContentLake>,
): Promise<RunningContentLake> {
  // All documents stay in memory. By default V8 would let as much garbage accumulate, and reserve 128 MB for new
  // objects.
  setFlagsFromString('--heap-growing-percent=25')
  setFlagsFromString('--semi-space-growth-factor=1')
  try {
    const starting = start()
    const stop = (): void => {
      setTimeout(() => process.exit(0), STOP_MS).unref()
      void starting.then((started) => started.close()).finally(() => process.exit(0))
    }
    for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, stop)
    const running = await starting
    const {datasets, people} = running.options
    storeGroups(running.lake, datasets[0], people)
    process.send?.({type: 'ready', url: running.url})
    return running
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return process.exit(1)
  }
}
