import type {StoredDocument} from '../contract.ts'
import {publishedIdOf} from './ids.ts'
import {outgoingReferences} from './references.ts'

/** The documents of one dataset, in memory, with the indexes that every request uses. */
export class DocumentSet {
  /** Grows with every change, so that whatever was derived from the documents knows when it is stale. */
  revision = 0
  readonly #byId = new Map<string, StoredDocument>()
  readonly #groups = new Map<string, Set<string>>()
  readonly #strongReferrers = new Map<string, Set<string>>()

  get(id: string): StoredDocument | undefined {
    return this.#byId.get(id)
  }

  all(): Iterable<StoredDocument> {
    return this.#byId.values()
  }

  /** Published document, draft and versions with the same published id. */
  group(id: string): StoredDocument[] {
    const ids = this.#groups.get(publishedIdOf(id)) ?? []
    return [...ids].flatMap((member) => this.#byId.get(member) ?? [])
  }

  /** Ids of documents that refer to `id` and need it to exist. */
  strongReferrers(id: string): string[] {
    return [...(this.#strongReferrers.get(id) ?? [])]
  }

  /** Stores the document under `id`, or removes it when there is none. */
  set(id: string, document: StoredDocument | undefined): void {
    this.revision += 1
    const before = this.#byId.get(id)
    if (before) this.#forget(before)
    if (!document) return
    this.#byId.set(id, document)
    add(this.#groups, publishedIdOf(id), id)
    for (const target of outgoingReferences(document).strong) add(this.#strongReferrers, target, id)
  }

  #forget(document: StoredDocument): void {
    const id = document._id
    this.#byId.delete(id)
    remove(this.#groups, publishedIdOf(id), id)
    for (const target of outgoingReferences(document).strong) {
      remove(this.#strongReferrers, target, id)
    }
  }
}

function add(index: Map<string, Set<string>>, key: string, id: string): void {
  const ids = index.get(key)
  if (ids) ids.add(id)
  else index.set(key, new Set([id]))
}

function remove(index: Map<string, Set<string>>, key: string, id: string): void {
  const ids = index.get(key)
  ids?.delete(id)
  if (ids?.size === 0) index.delete(key)
}
