import {existsSync} from 'node:fs'
import {copyFile, link, mkdir, readdir, rename, rm, symlink} from 'node:fs/promises'
import {basename, dirname, join, relative} from 'node:path'

import {Database, DATABASE_FILE, UNFINISHED} from '../data/storage/database.ts'
import {Storage} from '../data/storage/storage.ts'

interface Workplace {
  /** Removed after the work. */
  folder: string
  /** The database of the data folder, which no other process may use meanwhile. */
  database: Database
}

async function withWorkplace(
  dataDir: string,
  work: (place: Workplace) => Promise<void>,
): Promise<void> {
  const database = new Database(dataDir)
  const folder = join(dataDir, UNFINISHED)
  try {
    await mkdir(folder)
    await work({folder, database})
  } finally {
    database.close()
    await rm(folder, {recursive: true, force: true})
  }
}

/** Works on a copy of a data folder that shares its assets. */
export async function onCopy(
  dataDir: string,
  work: (copy: string) => Promise<unknown>,
  {keep}: {keep: boolean},
): Promise<void> {
  await withWorkplace(dataDir, async ({folder, database}) => {
    const assets = join(dataDir, 'assets')
    await mkdir(assets, {recursive: true})
    await symlink(assets, join(folder, 'assets'), 'junction')
    database.copyTo(folder)
    await work(folder)
    if (keep) database.replaceWith(folder)
  })
  if (keep) await removeUnusedAssets(dataDir)
}

function snapshotFolder(dataDir: string, name: string): string {
  if (/^\w[\w.-]{0,63}$/.test(name)) return join(dataDir, 'snapshots', name)
  throw new Error(
    'The name of a snapshot may have only letters, digits, dots, hyphens and underscores.',
  )
}

/** Keeps the documents, their history and the assets under a name. */
export async function takeSnapshot(dataDir: string, name: string): Promise<void> {
  const snapshot = snapshotFolder(dataDir, name)
  if (existsSync(snapshot)) {
    throw new Error(
      `There is already a snapshot "${name}": choose another name or remove ${snapshot}.`,
    )
  }
  await withWorkplace(dataDir, async ({folder, database}) => {
    database.copyTo(folder)
    await linkFiles(join(dataDir, 'assets'), join(folder, 'assets'))
    await mkdir(dirname(snapshot), {recursive: true})
    await rename(folder, snapshot)
  })
}

/** Replaces the content with that of a snapshot. */
export async function restoreSnapshot(dataDir: string, name: string): Promise<void> {
  const snapshot = snapshotFolder(dataDir, name)
  if (!existsSync(snapshot))
    throw new Error(`There is no snapshot "${name}" in ${dirname(snapshot)}.`)
  await withWorkplace(dataDir, async ({folder, database}) => {
    await linkFiles(join(snapshot, 'assets'), join(dataDir, 'assets'))
    await copyFile(join(snapshot, DATABASE_FILE), join(folder, DATABASE_FILE))
    database.replaceWith(folder)
  })
  await removeUnusedAssets(dataDir)
}

/** Paths of all files below a folder. */
async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, {recursive: true, withFileTypes: true})
  const files = entries.filter((entry) => entry.isFile())
  return files.map(({parentPath, name}) => relative(folder, join(parentPath, name)))
}

/** Assets never change, so both folders can share them. A killed process leaves no link half made. */
async function linkFiles(from: string, to: string): Promise<void> {
  for (const file of await filesIn(from)) {
    await mkdir(dirname(join(to, file)), {recursive: true})
    await link(join(from, file), join(to, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function removeUnusedAssets(dataDir: string): Promise<void> {
  const storage = new Storage(dataDir)
  const used = storage.datasets().flatMap((dataset) => {
    return storage.documents(dataset).map(({path}) => join(dataset, basename(String(path))))
  })
  storage.close()
  const kept = new Set(used)
  for (const file of await filesIn(join(dataDir, 'assets'))) {
    if (!kept.has(file)) await rm(join(dataDir, 'assets', file))
  }
}
