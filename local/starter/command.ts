import {lockFolder} from '../folder-lock.ts'
import {UserError} from '../user-error.ts'
import {endProcesses, serviceLost} from './processes.ts'
import {readSettings, type Settings} from './settings.ts'

/** Resolves on a signal, which may arrive twice (terminal and parent), or when the parent exits. */
export function untilStopped(): Promise<void> {
  return new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop())
    process.once('disconnect', () => stop())
  })
}

const isDiskFull = (error: unknown) =>
  error instanceof Error && /ENOSPC|EDQUOT|database or disk is full/.test(error.message)

/** Whether a file or folder cannot be written, which the message names. */
const isRefusedByFiles = (error: unknown) =>
  error instanceof Error && /^(?:EACCES|EPERM|EROFS|EEXIST|ENOTDIR): /.test(error.message)

/** Prints a problem as one sentence, and an unexpected error with its stack; exits with code 1. */
function fail(error: unknown): never {
  if (error instanceof UserError) console.error(`\n${error.message}`)
  else if (isDiskFull(error)) console.error('\nThe disk is full. Nothing was changed.')
  else if (isRefusedByFiles(error)) console.error(`\n${(error as Error).message}.`)
  else console.error(error)
  process.exit(1)
}

/** Runs a command that starts services, with the data folder locked. Ends its child processes afterward. */
export async function runSession(
  work: (settings: Settings) => Promise<'keep running' | 'done'>,
): Promise<void> {
  const stopped = untilStopped()
  try {
    const settings = readSettings()
    const lock = lockFolder(settings.dataDir, 'starter')
    if (!lock)
      throw new UserError(`Another process is already using the data folder ${settings.dataDir}.`)
    const outcome = await Promise.race([work(settings), stopped.then(() => 'done' as const)])
    if (outcome === 'keep running') await Promise.race([stopped, serviceLost])
    await endProcesses()
    lock.release()
    process.exit(0)
  } catch (error) {
    await endProcesses()
    fail(error)
  }
}

/** Runs a command on the data folder. A signal ends it at once; exit handlers remove temporary files. */
export async function runDataCommand(work: (settings: Settings) => Promise<void>): Promise<void> {
  void untilStopped().then(() => process.exit(130))
  try {
    await work(readSettings())
    process.exit(0)
  } catch (error) {
    fail(error)
  }
}
