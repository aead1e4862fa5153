import {createReadStream} from 'node:fs'
import {access, stat} from 'node:fs/promises'
import {join} from 'node:path'
import {Readable} from 'node:stream'

import {removeDrafts, writeWholeFile} from '../whole-files.ts'

/** Uploaded originals: one folder per dataset, named by content hash. */
export interface AssetStore {
  /** Path of a file. Callers validate both names first, because they become a path. */
  pathOf(dataset: string, name: string): string
  folderOf(dataset: string): string
  /** Durable when it resolves. A name always has the same bytes, so an existing file is kept. */
  save(dataset: string, name: string, bytes: Uint8Array): Promise<void>
}

/** Opens the store. */
export async function openAssetStore(folder: string): Promise<AssetStore> {
  await removeDrafts(folder)
  const folderOf = (dataset: string): string => join(folder, dataset)
  const pathOf = (dataset: string, name: string): string => join(folderOf(dataset), name)
  return {
    folderOf,
    pathOf,
    async save(dataset, name, bytes) {
      const path = pathOf(dataset, name)
      if (!(await exists(path))) await writeWholeFile(path, bytes, {flush: true})
    },
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}

/** Bytes; undefined for a missing file. */
export async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : undefined
  } catch {
    return undefined
  }
}

/** A file, or the bytes from `start` to `end` inclusive, as a web stream. */
export function streamOf(path: string, range?: {start: number; end: number}): ReadableStream {
  return Readable.toWeb(createReadStream(path, range)) as ReadableStream
}
