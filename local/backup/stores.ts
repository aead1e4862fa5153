import {existsSync, readdirSync, statSync} from 'node:fs'
import {basename, join} from 'node:path'

import {lockFolder, type FolderLock} from '../folder-lock.ts'
import {StartError} from '../starter/start-error.ts'
import type {Source} from './archive.ts'
import {keptNames} from './manifest.ts'

/** SQLite's files, which are copied by SQLite: beside them lie logs that belong to them. */
const sqliteFiles = ['content-lake/content-lake.sqlite', 'content-lake/server.sqlite']

/** What the services make again by themselves, or leave when they are killed. */
const passing =
  /^(content-lake\/image-cache|postgres\/postmaster\.pid|content-lake\/.*\.(part|sqlite(-\w+)?))$/

const refusal = (dataDir: string) =>
  new StartError(
    `Services run on the data folder ${dataDir}: stop them (Ctrl-C where they were started), and start them again afterwards. Nothing was changed.`,
  )

const isLocked = (error: unknown) =>
  error instanceof Error && /database is locked/.test(error.message)

const isDamaged = (error: unknown) =>
  error instanceof Error && /malformed|not a database/.test(error.message)

/** Refuses while the Content Lake has its database open: it runs without the starter and its lock as well. */
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

/** Does some work on a data folder while no service can start on it; refuses when one runs. */
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

/** What a backup keeps of a data folder, by path: its folders and its files but for those of SQLite. */
export function listStores(dataDir: string): {folders: string[]; files: string[]} {
  const found = {folders: [] as string[], files: [] as string[]}
  const visit = (path: string): void => {
    if (passing.test(path)) return
    const full = join(dataDir, path)
    if (!statSync(full).isDirectory()) return void found.files.push(path)
    found.folders.push(path)
    for (const name of readdirSync(full).sort()) visit(`${path}/${name}`)
  }
  for (const name of keptNames) if (existsSync(join(dataDir, name))) visit(name)
  return found
}

/** Copies SQLite's files into a folder: SQLite does it, with what lies in its logs, and reads all of each while it does. */
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
      throw new StartError(`${join(dataDir, path)} is damaged; no backup was made.`)
    } finally {
      database.close()
    }
    return {path, file}
  })
}
