import {httpError} from '../../errors.ts'
import {DocumentSet} from '../documents/document-set.ts'
import type {Storage} from '../storage/storage.ts'
import {Shapes} from './tags.ts'

/** A dataset in memory. */
export interface Dataset {
  readonly documents: DocumentSet
  readonly shapes: Shapes
}

const NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/

/** The datasets of a lake, loaded from storage. */
export class Datasets {
  readonly #storage: Storage
  readonly #loaded = new Map<string, Dataset>()

  constructor(storage: Storage) {
    this.#storage = storage
    for (const name of storage.datasets()) this.#load(name)
  }

  #load(name: string): void {
    const documents = new DocumentSet()
    for (const document of this.#storage.documents(name)) documents.set(document._id, document)
    const remember = (shape: string): void => this.#storage.addShape(name, shape)
    const shapes = new Shapes(this.#storage.shapes(name), remember)
    this.#loaded.set(name, {documents, shapes})
  }

  /** Throws an ApiError 404 for an unknown dataset. */
  get(name: string): Dataset {
    const dataset = this.#loaded.get(name)
    if (dataset) return dataset
    throw httpError(404, `Dataset "${name}" not found`)
  }

  names(): string[] {
    return [...this.#loaded.keys()].sort()
  }

  /** Idempotent. */
  create(name: string): void {
    if (!NAME.test(name)) {
      const rule = '1 to 64 lower-case letters, digits, hyphens or underscores, no mark first'
      throw httpError(400, `Invalid dataset name "${name}": use ${rule}.`)
    }
    if (this.#loaded.has(name)) return
    this.#storage.addDataset(name)
    this.#load(name)
  }

  delete(name: string): void {
    this.get(name)
    this.#storage.removeDataset(name)
    this.#loaded.delete(name)
  }
}
