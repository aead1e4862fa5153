import {readdir, readFile, rm, stat} from 'node:fs/promises'
import {join} from 'node:path'

import {removePartialFiles, writeFileAtomically} from '../atomic-files.ts'

/** Cache of transformed images on disk, which is emptied when it is full. */
export interface DiskCache {
  read(key: string): Promise<Buffer | undefined>
  write(key: string, bytes: Buffer): Promise<void>
}

/** Opens the cache and measures its files. */
export async function openDiskCache(folder: string, maxBytes: number): Promise<DiskCache> {
  await removePartialFiles(folder)
  const names = await readdir(folder, {recursive: true})
  const found = await Promise.all(names.map((name) => stat(join(folder, name))))
  let total = found.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
  const pathOf = (key: string): string => join(folder, key.slice(0, 2), key)
  return {
    read: (key) => readFile(pathOf(key)).catch(() => undefined),
    async write(key, bytes) {
      total += bytes.length
      try {
        if (total > maxBytes) {
          // Another request may write meanwhile.
          await rm(folder, {recursive: true, force: true, maxRetries: 3})
          total = bytes.length
        }
        await writeFileAtomically(pathOf(key), bytes)
      } catch (error) {
        console.error('A picture could not be cached:', error)
      }
    },
  }
}
