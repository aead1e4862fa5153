import {createHash, randomUUID} from 'node:crypto'
import {createWriteStream, existsSync, mkdirSync, renameSync, rmSync} from 'node:fs'
import {rm} from 'node:fs/promises'
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

  /** Path of a file. Callers validate both names first, because they become a path. */
  pathOf(dataset: string, name: string): string {
    return join(this.#folder, dataset, name)
  }

  #temporaryPath(): string {
    return join(this.#folder, `${randomUUID()}${partialSuffix}`)
  }

  /** Streams an upload to disk. Throws 413 past the limit. */
  receive(body: Body, megabytes: number): Promise<Received> {
    return receive(this.#temporaryPath(), body, megabytes)
  }

  /** Renames an upload synchronously, so that its document can be created before the file could be removed. */
  keep(dataset: string, name: string, {path}: Received): void {
    mkdirSync(join(this.#folder, dataset), {recursive: true})
    renameSync(path, this.pathOf(dataset, name))
  }

  remove(dataset: string, name: string): void {
    rmSync(this.pathOf(dataset, name), {force: true})
  }

  /** Removes all files of a dataset. They are renamed at once: a new dataset may have its name before they are gone. */
  async removeAll(dataset: string): Promise<void> {
    const folder = join(this.#folder, dataset)
    if (!existsSync(folder)) return
    const removed = this.#temporaryPath()
    renameSync(folder, removed)
    await rm(removed, {recursive: true, force: true})
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
