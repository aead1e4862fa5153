import {existsSync} from 'node:fs'
import {mkdir, readdir, rm, symlink} from 'node:fs/promises'
import {basename, join, relative} from 'node:path'

import {Database, UNFINISHED} from '../data/storage/database.ts'
import {Storage} from '../data/storage/storage.ts'

/** Works on a copy of a data folder that shares its assets, and that no other process may use meanwhile. */
export async function onCopy(
  dataDir: string,
  work: (copy: string) => Promise<unknown>,
  {keep}: {keep: boolean},
): Promise<void> {
  const database = new Database(dataDir)
  const folder = join(dataDir, UNFINISHED)
  try {
    const assets = join(dataDir, 'assets')
    await mkdir(assets, {recursive: true})
    await mkdir(folder)
    await symlink(assets, join(folder, 'assets'), 'junction')
    database.copyTo(folder)
    await work(folder)
    if (keep) database.replaceWith(folder)
  } finally {
    database.close()
    await rm(folder, {recursive: true, force: true})
  }
  if (keep) await removeUnusedAssets(dataDir)
}

/** Paths of all files below a folder. */
async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, {recursive: true, withFileTypes: true})
  const files = entries.filter((entry) => entry.isFile())
  return files.map(({parentPath, name}) => relative(folder, join(parentPath, name)))
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
