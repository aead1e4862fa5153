import type {StoredDocument} from '../../contract.ts'
import {isPublishedId, publishedIdOf} from './ids.ts'
import {outgoingReferences} from './references.ts'
import {TextIndex} from './text-index.ts'

type Documents = readonly StoredDocument[]

/** Documents with a common value. */
export class Group {
  readonly #members = new Set<StoredDocument>()
  #sorted: Documents | undefined

  get size(): number {
    return this.#members.size
  }

  /** By `_id`; the same array until a member changes, so that results can be cached by it. */
  get documents(): Documents {
    return (this.#sorted ??= [...this.#members].sort(byId))
  }

  add(document: StoredDocument): void {
    this.#members.add(document)
    this.#sorted = undefined
  }

  remove(document: StoredDocument): void {
    this.#members.delete(document)
    this.#sorted = undefined
  }
}

/** Order of queries without `order()`. */
export function byId(a: StoredDocument, b: StoredDocument): number {
  return a._id < b._id ? -1 : 1
}

const EMPTY = new Group()

type Index = Map<string, Group>

/** Documents of one dataset in memory. Writes update the indexes, so that queries stay fast. */
export class DocumentSet {
  readonly everything = new Group()
  readonly text = new TextIndex(() => this.#byId.values())
  readonly #byId = new Map<string, StoredDocument>()
  /** Drafts and versions by published id. */
  readonly #versions: Index = new Map()
  readonly #byType: Index = new Map()
  readonly #byReference: Index = new Map()

  get(id: string): StoredDocument | undefined {
    return this.#byId.get(id)
  }

  all(): Iterable<StoredDocument> {
    return this.#byId.values()
  }

  /** Published document, draft and versions with one published id. */
  group(id: string): StoredDocument[] {
    const publishedId = publishedIdOf(id)
    const versions = this.#versions.get(publishedId)?.documents ?? []
    return [this.#byId.get(publishedId) ?? [], versions].flat()
  }

  ofType(type: string): Group {
    return this.#byType.get(type) ?? EMPTY
  }

  /** Documents that refer to `id`, weakly or not. */
  referringTo(id: string): Group {
    return this.#byReference.get(id) ?? EMPTY
  }

  /** Stores a document under `id`; removes it when undefined. */
  set(id: string, document: StoredDocument | undefined): void {
    const before = this.#byId.get(id)
    if (before) this.#unindex(before)
    this.text.changed(before, document)
    if (!document) return
    this.#byId.set(id, document)
    if (!isPublishedId(id)) addTo(this.#versions, publishedIdOf(id), document)
    this.everything.add(document)
    addTo(this.#byType, document._type, document)
    for (const target of outgoingReferences(document).all) {
      addTo(this.#byReference, target, document)
    }
  }

  #unindex(document: StoredDocument): void {
    const id = document._id
    this.#byId.delete(id)
    removeFrom(this.#versions, publishedIdOf(id), document)
    this.everything.remove(document)
    removeFrom(this.#byType, document._type, document)
    for (const target of outgoingReferences(document).all) {
      removeFrom(this.#byReference, target, document)
    }
  }
}

function addTo(index: Index, key: string, document: StoredDocument): void {
  const group = index.get(key) ?? new Group()
  group.add(document)
  index.set(key, group)
}

function removeFrom(index: Index, key: string, document: StoredDocument): void {
  const group = index.get(key)
  group?.remove(document)
  if (group?.size === 0) index.delete(key)
}
