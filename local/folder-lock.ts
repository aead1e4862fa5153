import {mkdirSync} from 'node:fs'
import {join} from 'node:path'

export interface FolderLock {
  release(): void
}

/**
 * Takes a named lock in a folder; null when another process holds it. It is a SQLite file lock, which the operating
 * system releases with the process, so it cannot become stale.
 */
export async function lockFolder(folder: string, name: string): Promise<FolderLock | null> {
  // Imported late, after @supabase/lite has silenced node:sqlite's experimental warning.
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
