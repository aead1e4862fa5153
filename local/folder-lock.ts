import {mkdirSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'

import {UserError} from './user-error.ts'

export interface FolderLock {
  release(): void
}

/** SQLite's code of a lock that another process holds. */
const busy = 5

/**
 * Takes a named lock in a folder; null when another process holds it. It is a SQLite file lock, which the operating
 * system releases with the process, so it cannot become stale.
 */
export function lockFolder(folder: string, name: string): FolderLock | null {
  let database: DatabaseSync | undefined
  try {
    mkdirSync(folder, {recursive: true, mode: 0o700})
    database = new DatabaseSync(join(folder, `${name}.lock`))
    database.exec('begin exclusive')
  } catch (error) {
    database?.close()
    const {message, errcode} = error as Error & {errcode?: number}
    if (errcode === busy) return null
    throw new UserError(`The data folder ${folder} cannot be used: ${message}.`)
  }
  const held = database
  return {release: () => held.close()}
}
