import type {Identity, StoredDocument} from '../../contract.ts'
import {httpError} from '../../errors.ts'
import {byId, DocumentSet, type Group} from './document-set.ts'
import {
  draftIdOf,
  isPublicId,
  isPublishedId,
  isReleaseName,
  publishedIdOf,
  versionIdOf,
} from './ids.ts'
import {isRecord} from './values.ts'

/** Perspectives layered over published documents, strongest first; `raw` shows all as stored. */
export type Perspective = 'raw' | readonly string[]

/** Parses `perspective`; anonymous readers always see published documents. */
export function perspectiveFor(
  requested: string | string[] | undefined,
  identity: Identity,
): Perspective {
  if (identity.role === 'anonymous') return []
  const names = [requested ?? 'raw'].flat().flatMap((name) => name.split(','))
  if (names.includes('raw')) {
    if (names.length === 1) return 'raw'
    throw httpError(400, 'The raw perspective cannot be combined with others')
  }
  const layers = names.map((name) => (name === 'previewDrafts' ? 'drafts' : name.trim()))
  const invalid = layers.find((layer) => !isReleaseName(layer))
  if (invalid !== undefined) throw httpError(400, `Invalid perspective "${invalid}"`)
  return layers.filter((layer) => layer !== 'published')
}

/** A dataset in one perspective as a query finds it, through the shared indexes. */
export class View {
  readonly #stored: DocumentSet
  readonly #perspective: Perspective
  readonly #publicOnly: boolean
  readonly #shown = new Map<Group, readonly StoredDocument[]>()

  constructor(stored: DocumentSet, perspective: Perspective, publicOnly: boolean) {
    this.#stored = stored
    this.#perspective = perspective
    this.#publicOnly = publicOnly
  }

  /** How many documents are stored, shown or not. */
  get size(): number {
    return this.#stored.everything.size
  }

  /** Ordered by `_id`, so that unordered queries are deterministic. */
  get documents(): readonly StoredDocument[] {
    return this.#show(this.#stored.everything)
  }

  get(id: string): StoredDocument | undefined {
    if (this.#layers) return isPublishedId(id) ? overlay(this.#stored, this.#layers, id) : undefined
    const document = this.#stored.get(id)
    return document && this.#isVisible(id) ? document : undefined
  }

  /** Documents of one published id that the perspective shows. */
  versionsOf(id: string): StoredDocument[] {
    if (this.#layers) return [this.get(id) ?? []].flat()
    return this.#stored
      .group(id)
      .filter((document) => this.#isVisible(document._id))
      .sort(byId)
  }

  ofType(type: string): readonly StoredDocument[] {
    return this.#show(this.#stored.ofType(type))
  }

  referringTo(id: string): readonly StoredDocument[] {
    return this.#show(this.#stored.referringTo(id))
  }

  /** Candidates of a text query; undefined when unknown, or as many as `most`. */
  withText(search: string, most: number): readonly StoredDocument[] | undefined {
    const found = this.#stored.text.candidates(search)
    return found && found.length < most ? this.#showAll(found).toSorted(byId) : undefined
  }

  /** Layers of the perspective, unless raw. */
  get #layers(): readonly string[] | undefined {
    if (this.#publicOnly || this.#perspective === 'raw') return undefined
    return this.#perspective.length > 0 ? this.#perspective : undefined
  }

  #isVisible(id: string): boolean {
    if (this.#publicOnly) return isPublicId(id)
    return this.#perspective === 'raw' || isPublishedId(id)
  }

  #show(group: Group): readonly StoredDocument[] {
    if (!this.#publicOnly && this.#perspective === 'raw') return group.documents
    const shown = this.#shown.get(group) ?? this.#showAll(group.documents)
    this.#shown.set(group, shown)
    return shown
  }

  #showAll(stored: readonly StoredDocument[]): readonly StoredDocument[] {
    const layers = this.#layers
    if (!layers) return stored.filter((document) => this.#isVisible(document._id))
    return stored.flatMap((document) => this.#shownAs(document, layers) ?? []).sort(byId)
  }

  #shownAs(document: StoredDocument, layers: readonly string[]): StoredDocument | undefined {
    const shown = overlay(this.#stored, layers, publishedIdOf(document._id))
    return shown?.['_originalId'] === document._id ? shown : undefined
  }
}

/** A raw view of the given documents only. */
export function viewOfOnly(documents: Iterable<StoredDocument>): View {
  const set = new DocumentSet()
  for (const document of documents) set.set(document._id, document)
  return new View(set, 'raw', false)
}

function overlay(
  documents: DocumentSet,
  layers: readonly string[],
  id: string,
): StoredDocument | undefined {
  for (const layer of layers) {
    const document = documents.get(layer === 'drafts' ? draftIdOf(id) : versionIdOf(layer, id))
    if (document) return isUnpublishedByRelease(document) ? undefined : asPublished(document)
  }
  const published = documents.get(id)
  return published && asPublished(published)
}

/** Whether publishing its release unpublishes the document. */
export function isUnpublishedByRelease(document: StoredDocument): boolean {
  const system = document['_system']
  return isRecord(system) && Boolean(system['delete'])
}

// One overlay per stored document, so that caches keyed by object keep working.
const overlays = new WeakMap<StoredDocument, StoredDocument>()

function asPublished(document: StoredDocument): StoredDocument {
  const known = overlays.get(document)
  if (known) return known
  const shown = {...document, _id: publishedIdOf(document._id), _originalId: document._id}
  overlays.set(document, shown)
  return shown
}
