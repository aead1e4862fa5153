import {mkdir} from 'node:fs/promises'
import {join} from 'node:path'

import {StartError} from './errors.ts'

/** A held lock. */
export type FolderLock = {release: () => void}

/**
 * Locks a data folder for this process. Two processes on one PGlite folder lose rows.
 *
 * The lock is SQLite's own lock on a file: the operating system drops it when the process ends,
 * however it ends, so it is never stale.
 */
export async function lockFolder(dataDir: string): Promise<FolderLock> {
  // Imported late: @supabase/lite has by then silenced the warning that node:sqlite is experimental.
  const {DatabaseSync} = await import('node:sqlite')
  await mkdir(dataDir, {recursive: true})
  const database = new DatabaseSync(join(dataDir, 'supabase.lock'))
  try {
    database.exec('begin exclusive')
  } catch {
    database.close()
    throw new StartError(`Another process already serves the database in ${dataDir}.`)
  }
  return {release: () => database.close()}
}
