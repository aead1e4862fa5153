import {lockFolder} from '../folder-lock.ts'
import {endProcesses} from './processes.ts'
import {readSettings, type Settings} from './settings.ts'
import {StartError} from './start-error.ts'

/**
 * Resolves when the person at the terminal, or whoever started this, wants it to end or is gone. A signal may come more
 * than once, from the terminal and from the parent.
 */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve())
    }
    process.once('disconnect', () => resolve())
  })
}

async function report(error: unknown): Promise<void> {
  await endProcesses()
  if (error instanceof StartError) console.error(`\n${error.message}`)
  else console.error(error)
  process.exit(1)
}

/**
 * Runs a command of the starter: reads the settings, holds the data folder, does the work, keeps running while `work`
 * says so, and ends every process it started. A problem is one sentence and exit code 1.
 */
export async function runSession(
  work: (settings: Settings) => Promise<'keep running' | 'done'>,
): Promise<void> {
  const stopped = untilStopped()
  try {
    const settings = readSettings()
    const lock = await lockFolder(settings.dataDir, 'starter')
    if (!lock)
      throw new StartError(`Another start already uses the data folder ${settings.dataDir}.`)
    const outcome = await Promise.race([work(settings), stopped.then(() => 'done' as const)])
    if (outcome === 'keep running') await stopped
    await endProcesses()
    lock.release()
    process.exit(0)
  } catch (error) {
    await report(error)
  }
}
