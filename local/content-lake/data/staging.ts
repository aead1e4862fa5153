import type {StoredDocument} from '../contract.ts'
import type {DocumentSet} from './documents.ts'
import {publishedIdOf, releaseDocumentId, releaseOf} from './ids.ts'
import {outgoingReferences, strengthenReferences} from './references.ts'
import {Refusal} from './refusal.ts'
import {type View, viewOf, viewOfOnly} from './views.ts'

/** One mutation as listeners and the history see it. */
export type Mutation = Record<string, unknown>

/** What a transaction does to one document. */
export interface Change {
  documentId: string
  before: StoredDocument | undefined
  after: StoredDocument | undefined
  mutations: Mutation[]
}

interface Touched {
  before: StoredDocument | undefined
  now: StoredDocument | undefined
  mutations: Mutation[]
  /** The mutation or action that touched the document last, for the error that names it. */
  index: number
}

/** A document as a client may send it: the lake adds what is missing. */
export type Content = Record<string, unknown> & {_id: string; _type: string}

/** A transaction that is being put together over the stored documents; nothing is stored before it is checked. */
export class Staging {
  readonly transactionId: string
  readonly timestamp: string
  /** Position of the mutation or action that is being done. */
  index = 0
  readonly #documents: DocumentSet
  readonly #touched = new Map<string, Touched>()

  constructor(documents: DocumentSet, transactionId: string, timestamp: string) {
    this.#documents = documents
    this.transactionId = transactionId
    this.timestamp = timestamp
  }

  get(id: string): StoredDocument | undefined {
    const touched = this.#touched.get(id)
    return touched ? touched.now : this.#documents.get(id)
  }

  /** Published document, draft and versions with the same published id, as the transaction leaves them so far. */
  group(id: string): StoredDocument[] {
    const stored = this.#documents.group(id).map((document) => document._id)
    const touched = [...this.#touched.keys()].filter((other) => publishedIdOf(other) === id)
    return [...new Set([...stored, ...touched])].flatMap((member) => this.get(member) ?? [])
  }

  /** What a query of the transaction sees. */
  view(): View {
    if (this.#touched.size === 0) return viewOf(this.#documents, 'raw', false)
    return viewOfOnly(this.all())
  }

  /** Every document as the transaction leaves it so far. */
  all(): StoredDocument[] {
    const untouched = [...this.#documents.all()].filter(
      (document) => !this.#touched.has(document._id),
    )
    return [...untouched, ...[...this.#touched.values()].flatMap((touched) => touched.now ?? [])]
  }

  /** Writes a document; its revision and time of change become the transaction's. */
  put(content: Content, mutation: Mutation, updatedAt = this.timestamp): StoredDocument {
    const existing = this.get(content._id)
    const given = content['_createdAt']
    const createdAt = existing?._createdAt ?? this.timestamp
    const document: StoredDocument = {
      ...content,
      _createdAt: typeof given === 'string' ? given : createdAt,
      _updatedAt: updatedAt,
      _rev: this.transactionId,
    }
    this.#record(content._id, document, mutation)
    return document
  }

  remove(id: string): void {
    this.#record(id, undefined, {delete: {id}})
  }

  #record(id: string, now: StoredDocument | undefined, mutation: Mutation): void {
    const touched = this.#touched.get(id)
    if (touched) {
      touched.now = now
      touched.index = this.index
      touched.mutations.push(mutation)
      return
    }
    const before = this.#documents.get(id)
    this.#touched.set(id, {before, now, mutations: [mutation], index: this.index})
  }

  /** What the transaction changes, after checking that each change is allowed and no reference is left dangling. */
  changes(allow: (change: Change) => void): Change[] {
    const entries = [...this.#touched].filter(([, touched]) => touched.before || touched.now)
    const changes = entries.map(([documentId, {before, now, mutations, index}]) => {
      const change = {documentId, before, after: now, mutations}
      this.index = index
      allow(change)
      return change
    })
    for (const [id, touched] of entries) {
      this.index = touched.index
      this.#checkLock(id)
      if (touched.now) this.#checkTargets(touched.now, touched.before)
      else this.#checkReferrers(id)
    }
    return changes
  }

  /** Only references that the transaction adds are checked, so that an old mistake does not lock its document. */
  #checkTargets(document: StoredDocument, before: StoredDocument | undefined): void {
    const old = before && outgoingReferences(before).strong
    for (const target of outgoingReferences(document).strong) {
      if (old?.has(target) || this.get(target)) continue
      throw new Refusal(
        409,
        'documentReferenceDoesNotExistError',
        `Document "${document._id}" references non-existent document "${target}"`,
        {id: document._id, referenceID: target},
      )
    }
  }

  /** What is scheduled stays as it is until it is published, or taken off the schedule. */
  #checkLock(id: string): void {
    const release = releaseOf(id)
    if (release === undefined || !this.#isScheduled(release)) return
    throw new Refusal(
      409,
      'documentLockedError',
      `Document "${id}" is locked: release "${release}" is scheduled`,
      {id},
    )
  }

  /** True for a release that was scheduled before the transaction, and is so after it. */
  #isScheduled(release: string): boolean {
    const id = releaseDocumentId(release)
    return [this.#documents.get(id), this.get(id)].every(
      (document) => document?.['state'] === 'scheduled',
    )
  }

  /** A version of a scheduled release needs what it will refer to once it is published. */
  #needs(document: StoredDocument, id: string): boolean {
    if (outgoingReferences(document).strong.has(id)) return true
    const release = releaseOf(document._id)
    if (release === undefined || !this.#isScheduled(release)) return false
    return outgoingReferences(strengthenReferences(document)).strong.has(id)
  }

  #checkReferrers(id: string): void {
    const referrers = this.#documents.referringTo(id).documents.map((document) => document._id)
    const referencingIDs = referrers.filter((referrer) => {
      const document = referrer === id ? undefined : this.get(referrer)
      return document && this.#needs(document, id)
    })
    if (referencingIDs.length === 0) return
    const names = referencingIDs.map((referrer) => `"${referrer}"`).join(', ')
    throw new Refusal(
      409,
      'documentHasExistingReferencesError',
      `Document "${id}" cannot be deleted as there are references to it from ${names}`,
      {id, referencingIDs},
    )
  }
}
