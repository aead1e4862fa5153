import {createHash, randomUUID} from 'node:crypto'
import {createWriteStream, renameSync, rmSync} from 'node:fs'
import {mkdir, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {pipeline} from 'node:stream/promises'

import {partialSuffix, removePartialFiles} from '../atomic-files.ts'
import {MEGABYTE, tooLarge} from '../http/limits.ts'

/** An upload before it gets its name. */
export interface Received {
  /** Temporary file. */
  path: string
  size: number
  sha1: string
}

type Body = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/** Uploaded originals: one folder per dataset, named by content hash. */
export class AssetStore {
  readonly #folder: string

  private constructor(folder: string) {
    this.#folder = folder
  }

  /** Opens the store, and removes partial uploads of an earlier process. */
  static async open(folder: string): Promise<AssetStore> {
    await removePartialFiles(folder)
    return new AssetStore(folder)
  }

  folderOf(dataset: string): string {
    return join(this.#folder, dataset)
  }

  /** Path of a file. Callers validate both names first, because they become a path. */
  pathOf(dataset: string, name: string): string {
    return join(this.folderOf(dataset), name)
  }

  /** Streams an upload to disk. Throws 413 past the limit. */
  async receive(dataset: string, body: Body, megabytes: number): Promise<Received> {
    await mkdir(this.folderOf(dataset), {recursive: true})
    return receive(this.pathOf(dataset, `${randomUUID()}${partialSuffix}`), body, megabytes)
  }

  /** Renames an upload synchronously, so that its document can be created before the file could be removed. */
  keep(dataset: string, name: string, {path}: Received): void {
    renameSync(path, this.pathOf(dataset, name))
  }

  remove(dataset: string, name: string): void {
    rmSync(this.pathOf(dataset, name), {force: true})
  }
}

async function receive(path: string, body: Body, megabytes: number): Promise<Received> {
  const digest = createHash('sha1')
  let size = 0
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      size += chunk.length
      if (size > megabytes * MEGABYTE) throw tooLarge(megabytes)
      digest.update(chunk)
      yield chunk
    }
  }
  try {
    await pipeline(counted, createWriteStream(path, {flush: true}))
  } catch (error) {
    await rm(path, {force: true})
    throw error
  }
  return {path, size, sha1: digest.digest('hex')}
}
