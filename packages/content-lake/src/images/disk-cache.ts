import {readFile, readdir, rm, stat} from 'node:fs/promises'
import {join} from 'node:path'

import {removePartialFiles, writeFileAtomically} from '../atomic-files.ts'

/** LRU cache of transformed images on disk. */
export interface DiskCache {
  read(key: string): Promise<Buffer | undefined>
  write(key: string, bytes: Buffer): Promise<void>
}

/** Opens the cache and measures existing files, oldest first. */
export async function openDiskCache(folder: string, maxBytes: number): Promise<DiskCache> {
  const sizes = await findEntries(folder)
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const pathOf = (key: string): string => join(folder, key.slice(0, 2), key)

  const forget = async (key: string): Promise<void> => {
    total -= sizes.get(key) ?? 0
    sizes.delete(key)
    await rm(pathOf(key), {force: true})
  }

  return {
    async read(key) {
      const size = sizes.get(key)
      if (size === undefined) return undefined
      // A Map keeps insertion order: reinserting a key makes it the most recent.
      sizes.delete(key)
      sizes.set(key, size)
      try {
        return await readFile(pathOf(key))
      } catch {
        await forget(key)
        return undefined
      }
    },
    async write(key, bytes) {
      await writeFileAtomically(pathOf(key), bytes)
      total += bytes.length - (sizes.get(key) ?? 0)
      sizes.set(key, bytes.length)
      for (const oldest of sizes.keys()) {
        if (total <= maxBytes || oldest === key) break
        await forget(oldest)
      }
    },
  }
}

async function findEntries(folder: string): Promise<Map<string, number>> {
  await removePartialFiles(folder)
  const entries = await readdir(folder, {recursive: true, withFileTypes: true})
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({name, parentPath}) => {
        const {size, mtimeMs} = await stat(join(parentPath, name))
        return {name, size, mtimeMs}
      }),
  )
  files.sort((left, right) => left.mtimeMs - right.mtimeMs)
  return new Map(files.map(({name, size}) => [name, size]))
}
