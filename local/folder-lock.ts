import {mkdirSync} from 'node:fs'
import {join} from 'node:path'

export interface FolderLock {
  release(): void
}

/**
 * Takes a named lock in a folder, or returns null when another process holds it. It is SQLite's own lock on a file: the
 * operating system drops it when the process ends, however it ends, so it is never stale.
 */
export async function lockFolder(folder: string, name: string): Promise<FolderLock | null> {
  // Imported late: @supabase/lite has by then silenced the warning that node:sqlite is experimental.
  const {DatabaseSync} = await import('node:sqlite')
  mkdirSync(folder, {recursive: true, mode: 0o700})
  const database = new DatabaseSync(join(folder, `${name}.lock`))
  try {
    database.exec('begin exclusive')
  } catch {
    database.close()
    return null
  }
  return {release: () => database.close()}
}
