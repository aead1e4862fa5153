import type {Identity, StoredDocument} from '../contract.ts'
import {refusal} from '../errors.ts'
import type {DocumentSet} from './documents.ts'
import {draftIdOf, isPublicId, isPublishedId, publishedIdOf, versionIdOf} from './ids.ts'
import {valueAt} from './paths.ts'
import {outgoingReferences} from './references.ts'

/** A site's queries compare a few dozen paths; the bound is for queries that make them up. */
const MAX_INDEXED_PATHS = 64
const RELEASE_NAME = /^[A-Za-z0-9_-]{1,100}$/

/** What a dataset looks like to a query: the documents of one perspective, with indexes built when asked for. */
export class View {
  /** In order of `_id`, so that unordered queries answer the same way every time. */
  readonly documents: readonly StoredDocument[]
  readonly #byId: Map<string, StoredDocument>
  readonly #byPath = new Map<string, Map<unknown, StoredDocument[]>>()
  #referring: Map<unknown, StoredDocument[]> | undefined

  constructor(documents: StoredDocument[]) {
    this.documents = documents.sort(byId)
    this.#byId = new Map(documents.map((document) => [document._id, document]))
  }

  get(id: string): StoredDocument | undefined {
    return this.#byId.get(id)
  }

  ofType(type: string): readonly StoredDocument[] {
    return this.withValue('_type', type)
  }

  /** Documents that have this text, number, truth value or null at a path. */
  withValue(path: string, value: unknown): readonly StoredDocument[] {
    let index = this.#byPath.get(path)
    if (!index) {
      index = indexBy(this.documents, (document) => [valueAt(document, path)])
      if (this.#byPath.size >= MAX_INDEXED_PATHS) this.#byPath.clear()
      this.#byPath.set(path, index)
    }
    return index.get(value) ?? []
  }

  referringTo(id: string): readonly StoredDocument[] {
    this.#referring ??= indexBy(this.documents, (document) => outgoingReferences(document).all)
    return this.#referring.get(id) ?? []
  }
}

function byId(a: StoredDocument, b: StoredDocument): number {
  if (a._id === b._id) return 0
  return a._id < b._id ? -1 : 1
}

function indexBy(
  documents: readonly StoredDocument[],
  keysOf: (document: StoredDocument) => Iterable<unknown>,
): Map<unknown, StoredDocument[]> {
  const index = new Map<unknown, StoredDocument[]>()
  for (const document of documents) {
    for (const key of keysOf(document)) {
      const entry = index.get(key)
      if (entry) entry.push(document)
      else index.set(key, [document])
    }
  }
  return index
}

/** Perspective layers that win over the published document, strongest first; `raw` shows everything as stored. */
export type Perspective = 'raw' | readonly string[]

/** Reads the `perspective` parameter; anonymous readers see published documents whatever they ask for. */
export function perspectiveFor(
  requested: string | string[] | undefined,
  identity: Identity,
): Perspective {
  if (identity.role === 'anonymous') return []
  const names = [requested ?? 'raw'].flat().flatMap((name) => name.split(','))
  if (names.includes('raw')) {
    if (names.length === 1) return 'raw'
    throw refusal(400, 'Bad Request', 'The raw perspective cannot be combined with others')
  }
  const layers = names.map((name) => (name === 'previewDrafts' ? 'drafts' : name.trim()))
  const invalid = layers.find((layer) => !RELEASE_NAME.test(layer))
  if (invalid !== undefined) throw refusal(400, 'Bad Request', `Invalid perspective "${invalid}"`)
  return layers.filter((layer) => layer !== 'published')
}

interface CachedViews {
  revision: number
  views: Map<string, View>
}

const cache = new WeakMap<DocumentSet, CachedViews>()
const MAX_CACHED_VIEWS = 8

/** The view of a perspective; built once per change of the dataset. */
export function viewOf(
  documents: DocumentSet,
  perspective: Perspective,
  publicOnly: boolean,
): View {
  const key = `${publicOnly}:${String(perspective)}`
  let cached = cache.get(documents)
  if (!cached || cached.revision !== documents.revision || cached.views.size > MAX_CACHED_VIEWS) {
    cached = {revision: documents.revision, views: new Map()}
    cache.set(documents, cached)
  }
  const known = cached.views.get(key)
  if (known) return known
  const view = new View(select(documents, perspective, publicOnly))
  cached.views.set(key, view)
  return view
}

function select(
  documents: DocumentSet,
  perspective: Perspective,
  publicOnly: boolean,
): StoredDocument[] {
  const all = [...documents.all()]
  if (publicOnly) return all.filter((document) => isPublicId(document._id))
  if (perspective === 'raw') return all
  if (perspective.length === 0) return all.filter((document) => isPublishedId(document._id))
  const groups = new Set(all.map((document) => publishedIdOf(document._id)))
  return [...groups].flatMap((id) => overlay(documents, perspective, id) ?? [])
}

function overlay(
  documents: DocumentSet,
  layers: readonly string[],
  id: string,
): StoredDocument | undefined {
  for (const layer of layers) {
    const document = documents.get(layer === 'drafts' ? draftIdOf(id) : versionIdOf(layer, id))
    if (document) return isGoingAway(document) ? undefined : asPublished(document)
  }
  const published = documents.get(id)
  return published && asPublished(published)
}

/** True for a version that unpublishes its document when its release is published. */
export function isGoingAway(document: StoredDocument): boolean {
  const system = document['_system']
  return typeof system === 'object' && system !== null && 'delete' in system && !!system.delete
}

// The overlay of a stored document is the same object every time, so caches keyed by documents keep working.
const overlays = new WeakMap<StoredDocument, StoredDocument>()

function asPublished(document: StoredDocument): StoredDocument {
  const known = overlays.get(document)
  if (known) return known
  const shown = {...document, _id: publishedIdOf(document._id), _originalId: document._id}
  overlays.set(document, shown)
  return shown
}
