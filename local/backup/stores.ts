import {existsSync, readdirSync, statSync} from 'node:fs'
import {basename, join} from 'node:path'

import {lockFolder, type FolderLock} from '../folder-lock.ts'
import {UserError} from '../user-error.ts'
import type {Source} from './archive.ts'
import {includedNames} from './manifest.ts'

/** SQLite files, copied by SQLite because their logs belong to them. */
const sqliteFiles = ['content-lake/content-lake.sqlite', 'content-lake/server.sqlite']

/** Files that services recreate, or leave behind when killed. */
const transientFiles =
  /^(content-lake\/image-cache|postgres\/postmaster\.pid|content-lake\/.*\.(part|sqlite(-\w+)?))$/

const refusal = (dataDir: string) =>
  new UserError(
    `Services are using the data folder ${dataDir}: stop them with Ctrl-C, then start them again afterward. Nothing was changed.`,
  )

const isLocked = (error: unknown) =>
  error instanceof Error && /database is locked/.test(error.message)

const isDamaged = (error: unknown) =>
  error instanceof Error && /malformed|not a database/.test(error.message)

/** Throws while the Content Lake has its database open: it can also run without the starter and its lock. */
async function assertContentLakeStopped(dataDir: string): Promise<void> {
  const file = join(dataDir, 'content-lake/content-lake.sqlite')
  if (!existsSync(file)) return
  const {DatabaseSync} = await import('node:sqlite')
  const database = new DatabaseSync(file)
  try {
    database.exec('BEGIN EXCLUSIVE; COMMIT')
  } catch (error) {
    throw isLocked(error) ? refusal(dataDir) : error
  } finally {
    database.close()
  }
}

/** Runs work with the data folder locked, so that no service can start; throws when one is running. */
export async function withStoppedServices(
  dataDir: string,
  work: () => Promise<void>,
): Promise<void> {
  const locks: FolderLock[] = []
  try {
    for (const name of ['starter', 'supabase']) {
      const lock = await lockFolder(dataDir, name)
      if (!lock) throw refusal(dataDir)
      locks.push(lock)
    }
    await assertContentLakeStopped(dataDir)
    await work()
  } finally {
    for (const lock of locks) lock.release()
  }
}

/** Folders and files of a data folder to back up, without SQLite's. */
export function listData(dataDir: string): {folders: string[]; files: string[]} {
  const found = {folders: [] as string[], files: [] as string[]}
  const visit = (path: string): void => {
    if (transientFiles.test(path)) return
    const full = join(dataDir, path)
    if (!statSync(full).isDirectory()) return void found.files.push(path)
    found.folders.push(path)
    for (const name of readdirSync(full).sort()) visit(`${path}/${name}`)
  }
  for (const name of includedNames) if (existsSync(join(dataDir, name))) visit(name)
  return found
}

/** Copies SQLite databases including their logs; SQLite reads every page of each. */
export async function copySqlite(dataDir: string, folder: string): Promise<Source[]> {
  const {DatabaseSync} = await import('node:sqlite')
  const present = sqliteFiles.filter((path) => existsSync(join(dataDir, path)))
  return present.map((path) => {
    const file = join(folder, basename(path))
    const database = new DatabaseSync(join(dataDir, path))
    try {
      database.prepare('VACUUM INTO ?').run(file)
    } catch (error) {
      if (!isDamaged(error)) throw error
      throw new UserError(`${join(dataDir, path)} is damaged; no backup was made.`)
    } finally {
      database.close()
    }
    return {path, file}
  })
}
