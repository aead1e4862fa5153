import type {StoredDocument} from '../../contract.ts'
import {isPublishedId, publishedIdOf} from './ids.ts'
import {outgoingReferences, REFERENCES} from './references.ts'
import {TextIndex} from './text-index.ts'
import {type Primitive, valuesAt} from './values.ts'

type Documents = readonly StoredDocument[]

const NONE: Documents = []
/** Groups up to this size are kept sorted; larger ones are sorted on demand. */
const SORTED_LIMIT = 16

/** Documents with a common value, by `_id`. Most have one member, so a group must be small. */
export class Group {
  #sorted = NONE
  /** Members in any order while documents are being added; sorted at the next read. */
  #unsorted: StoredDocument[] | undefined
  #isKnown = false

  get size(): number {
    return (this.#unsorted ?? this.#sorted).length
  }

  /** The same array until a member changes, so that results can be cached by it. */
  get documents(): Documents {
    this.#isKnown = true
    if (this.#unsorted) this.#sorted = this.#unsorted.sort(byId)
    this.#unsorted = undefined
    return this.#sorted
  }

  add(document: StoredDocument): void {
    if (this.#unsorted) this.#unsorted.push(document)
    else if (!this.#isKnown && this.size >= SORTED_LIMIT)
      this.#unsorted = [...this.#sorted, document]
    else this.#sorted = this.#sorted.toSpliced(this.#placeOf(document._id), 0, document)
  }

  /** Removes a member. */
  remove(member: StoredDocument): void {
    this.#sorted = this.documents.toSpliced(this.#placeOf(member._id), 1)
  }

  /** Index of a document with this id, or where to insert it. */
  #placeOf(id: string): number {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const found = this.#sorted[middle]
      if (found && found._id < id) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Order of queries without `order()`. */
export function byId(a: StoredDocument, b: StoredDocument): number {
  return a._id < b._id ? -1 : 1
}

/** A site's queries compare a few dozen paths; the bound is for generated queries. */
const MAX_INDEXED_PATHS = 64
const EMPTY = new Group()

type Index = Map<Primitive, Group>

let revisions = 0

/** Unique across datasets, because a deleted dataset can be recreated under the same name. */
function nextRevision(): number {
  revisions += 1
  return revisions
}

/** Documents of one dataset in memory. Writes update the indexes, so that queries stay fast. */
export class DocumentSet {
  /** Increases with every change, so that derived data can tell when it is stale. */
  revision = nextRevision()
  readonly everything = new Group()
  readonly text = new TextIndex(this)
  readonly #byId = new Map<string, StoredDocument>()
  /** Draft and version ids by published id. */
  readonly #versions = new Map<string, Set<string>>()
  /** Indexes that most queries and every change need. */
  readonly #always = new Map<string, Index>([
    ['_type', new Map()],
    [REFERENCES, new Map()],
  ])
  /** Indexes of other paths, created on first use, least recently used first. */
  readonly #paths = new Map<string, Index>()

  get(id: string): StoredDocument | undefined {
    return this.#byId.get(id)
  }

  all(): Iterable<StoredDocument> {
    return this.#byId.values()
  }

  /** Published document, draft and versions with one published id. */
  group(id: string): StoredDocument[] {
    const published = publishedIdOf(id)
    const ids = [published, ...(this.#versions.get(published) ?? [])]
    return ids.flatMap((member) => this.#byId.get(member) ?? [])
  }

  /** Documents that refer to `id`, weakly or not. */
  referringTo(id: string): Group {
    return this.withValue(REFERENCES, id)
  }

  /** Documents with this value at a path, as `valuesAt` reads it; null is not indexed. */
  withValue(path: string, value: Primitive): Group {
    return this.#index(path).get(value) ?? EMPTY
  }

  /** False when the path's index does not exist yet. */
  isIndexed(path: string): boolean {
    return this.#always.has(path) || this.#paths.has(path)
  }

  /** Stores a document under `id`; removes it when undefined. */
  set(id: string, document: StoredDocument | undefined): void {
    this.revision = nextRevision()
    const before = this.#byId.get(id)
    if (before) this.#unindex(before)
    this.text.changed(before, document)
    if (!document) return
    this.#byId.set(id, document)
    if (!isPublishedId(id)) addText(this.#versions, publishedIdOf(id), id)
    this.everything.add(document)
    for (const [path, index] of this.#indexes()) addValues(index, path, document)
  }

  #unindex(document: StoredDocument): void {
    const id = document._id
    this.#byId.delete(id)
    removeText(this.#versions, publishedIdOf(id), id)
    this.everything.remove(document)
    for (const [path, index] of this.#indexes()) {
      for (const value of indexedValues(document, path)) removeFrom(index, value, document)
    }
  }

  #indexes(): [path: string, index: Index][] {
    return [...this.#always, ...this.#paths]
  }

  #index(path: string): Index {
    const always = this.#always.get(path)
    if (always) return always
    const known = this.#paths.get(path)
    const index = known ?? this.#makeIndex(path)
    this.#paths.delete(path)
    this.#paths.set(path, index)
    for (const oldest of this.#paths.keys()) {
      if (this.#paths.size <= MAX_INDEXED_PATHS) break
      this.#paths.delete(oldest)
    }
    return index
  }

  #makeIndex(path: string): Index {
    const index: Index = new Map()
    for (const document of this.#byId.values()) addValues(index, path, document)
    return index
  }
}

function addValues(index: Index, path: string, document: StoredDocument): void {
  for (const value of indexedValues(document, path)) {
    // Most documents lack most fields, so null is not indexed.
    if (value !== null) addTo(index, value, document)
  }
}

function indexedValues(document: StoredDocument, path: string): Iterable<Primitive> {
  return path === REFERENCES ? outgoingReferences(document).all : valuesAt(document, path)
}

function addTo(index: Index, key: Primitive, document: StoredDocument): void {
  const group = index.get(key) ?? new Group()
  group.add(document)
  index.set(key, group)
}

function removeFrom(index: Index, key: Primitive, document: StoredDocument): void {
  const group = index.get(key)
  group?.remove(document)
  if (group?.size === 0) index.delete(key)
}

function addText(index: Map<string, Set<string>>, key: string, id: string): void {
  const ids = index.get(key)
  if (ids) ids.add(id)
  else index.set(key, new Set([id]))
}

function removeText(index: Map<string, Set<string>>, key: string, id: string): void {
  const ids = index.get(key)
  ids?.delete(id)
  if (ids?.size === 0) index.delete(key)
}
