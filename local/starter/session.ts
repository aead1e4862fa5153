import {lockFolder} from '../folder-lock.ts'
import {UserError} from '../user-error.ts'
import {endProcesses, serviceLost} from './processes.ts'
import {readSettings, type Settings} from './settings.ts'

/**
 * Resolves on a signal, which may arrive twice (terminal and parent), or when the parent is gone.
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
  if (error instanceof UserError) console.error(`\n${error.message}`)
  else console.error(error)
  process.exit(1)
}

/**
 * Runs a starter command with the data folder locked, and ends its child processes afterward. Prints a problem as
 * one sentence and exits with code 1.
 */
export async function runSession(
  work: (settings: Settings) => Promise<'keep running' | 'done'>,
): Promise<void> {
  const stopped = untilStopped()
  try {
    const settings = readSettings()
    const lock = await lockFolder(settings.dataDir, 'starter')
    if (!lock)
      throw new UserError(`Another process is already using the data folder ${settings.dataDir}.`)
    const outcome = await Promise.race([work(settings), stopped.then(() => 'done' as const)])
    if (outcome === 'keep running') await Promise.race([stopped, serviceLost])
    await endProcesses()
    lock.release()
    process.exit(0)
  } catch (error) {
    await report(error)
  }
}
