import type {StoredDocument} from '../../contract.ts'
import type {DocumentSet} from '../documents/document-set.ts'
import {publishedIdOf, releaseDocumentId, releaseOf} from '../documents/ids.ts'
import {outgoingReferences, strengthenReferences} from '../documents/references.ts'
import {type View, viewOf, viewOfOnly} from '../documents/views.ts'
import {WriteError} from '../documents/write-errors.ts'

/** One mutation, as listeners and the history see it. */
export type Mutation = Record<string, unknown>

/** A transaction's change of one document. */
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
  /** Index of the mutation or action that last touched the document, for errors. */
  index: number
}

/** A document as clients send it; the lake adds missing fields. */
export type Content = Record<string, unknown> & {_id: string; _type: string}

/** A transaction in progress over the stored documents; checked before anything is stored. */
export class Staging {
  readonly transactionId: string
  readonly timestamp: string
  /** Index of the current mutation or action. */
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

  /** Published document, draft and versions of one published id, including pending changes. */
  group(id: string): StoredDocument[] {
    const stored = this.#documents.group(id).map((document) => document._id)
    const touched = [...this.#touched.keys()].filter((other) => publishedIdOf(other) === id)
    return [...new Set([...stored, ...touched])].flatMap((member) => this.get(member) ?? [])
  }

  /** View for the transaction's queries. */
  view(): View {
    if (this.#touched.size === 0) return viewOf(this.#documents, 'raw', false)
    return viewOfOnly(this.all())
  }

  /** All documents, including pending changes. */
  all(): StoredDocument[] {
    const untouched = [...this.#documents.all()].filter(
      (document) => !this.#touched.has(document._id),
    )
    return [...untouched, ...[...this.#touched.values()].flatMap((touched) => touched.now ?? [])]
  }

  /** Stages a document with the transaction's revision and time. */
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

  /** Changes of the transaction, after checking permissions and references. */
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

  /**
   * Checks only references that the transaction adds, so that an old dangling one does not block
   * edits.
   */
  #checkTargets(document: StoredDocument, before: StoredDocument | undefined): void {
    const old = before && outgoingReferences(before).strong
    for (const target of outgoingReferences(document).strong) {
      if (old?.has(target) || this.get(target)) continue
      throw new WriteError(
        409,
        'documentReferenceDoesNotExistError',
        `Document "${document._id}" references non-existent document "${target}"`,
        {id: document._id, referenceID: target},
      )
    }
  }

  /** Scheduled versions are locked until published or unscheduled. */
  #checkLock(id: string): void {
    const release = releaseOf(id)
    if (release === undefined || !this.#isScheduled(release)) return
    throw new WriteError(
      409,
      'documentLockedError',
      `Document "${id}" is locked: release "${release}" is scheduled`,
      {id},
    )
  }

  /** Whether a release was scheduled before the transaction and still is. */
  #isScheduled(release: string): boolean {
    const id = releaseDocumentId(release)
    return [this.#documents.get(id), this.get(id)].every(
      (document) => document?.['state'] === 'scheduled',
    )
  }

  /**
   * A version of a scheduled release needs the targets of the references it will have once
   * published.
   */
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
    throw new WriteError(
      409,
      'documentHasExistingReferencesError',
      `Document "${id}" cannot be deleted as there are references to it from ${names}`,
      {id, referencingIDs},
    )
  }
}
