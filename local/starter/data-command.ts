import {resolve} from 'node:path'

import {UserError} from '../user-error.ts'
import {readSettings, root, type Settings} from './settings.ts'

const isDiskFull = (error: unknown) =>
  error instanceof Error && /ENOSPC|EDQUOT|database or disk is full/.test(error.message)

function report(error: unknown): void {
  if (error instanceof UserError) console.error(`\n${error.message}`)
  else if (isDiskFull(error)) console.error('\nThe disk is full. Nothing was changed.')
  else console.error(error)
}

/**
 * Runs a command on the data folder. Prints a problem as one sentence and exits with code 1; removes temporary files
 * on a signal.
 */
export async function runDataCommand(work: (settings: Settings) => Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(130))
  }
  process.once('disconnect', () => process.exit(130))
  try {
    await work(readSettings())
    process.exit(0)
  } catch (error) {
    report(error)
    process.exit(1)
  }
}

/** Resolves a file name against the folder npm was run in. */
export function resolveFromCaller(name: string): string {
  return resolve(process.env['INIT_CWD'] ?? root, name)
}
