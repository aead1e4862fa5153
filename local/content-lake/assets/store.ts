import {createReadStream} from 'node:fs'
import {access, mkdir, open, rename, stat} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {Readable} from 'node:stream'

/** Uploaded originals, one folder per dataset, one file per content. */
export interface AssetStore {
  /** Where `name` of `dataset` is or would be. Callers check both names first: they become a path. */
  pathOf(dataset: string, name: string): string
  folderOf(dataset: string): string
  /** Durable when it returns; the same name always has the same bytes, so an existing file is left alone. */
  save(dataset: string, name: string, bytes: Uint8Array): Promise<void>
}

/** Opens the store below `folder`, which is made with the first upload. */
export function openAssetStore(folder: string): AssetStore {
  const folderOf = (dataset: string): string => join(folder, dataset)
  const pathOf = (dataset: string, name: string): string => join(folderOf(dataset), name)
  return {
    folderOf,
    pathOf,
    async save(dataset, name, bytes) {
      const path = pathOf(dataset, name)
      if (await exists(path)) return
      await mkdir(dirname(path), {recursive: true})
      await writeDurably(path, bytes)
    },
  }
}

let written = 0

/** A half-written file never has the final name, whenever the power goes. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  written += 1
  const draft = `${path}.${process.pid}-${written}.part`
  const file = await open(draft, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}

/** Size of a file in bytes; undefined when there is none. */
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
