import type {StoredDocument} from '../../contract.ts'
import type {DocumentSet} from '../documents/document-set.ts'
import {publishedIdOf, releaseDocumentId, releaseOf} from '../documents/ids.ts'
import {outgoingReferences, strengthenReferences} from '../documents/references.ts'
import {View, viewOfOnly} from '../documents/views.ts'
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

interface Touched extends Change {
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
    return touched ? touched.after : this.#documents.get(id)
  }

  /** Published document, draft and versions of one published id, including pending changes. */
  group(id: string): StoredDocument[] {
    const stored = this.#documents.group(id).map((document) => document._id)
    const touched = [...this.#touched.keys()].filter((other) => publishedIdOf(other) === id)
    return [...new Set([...stored, ...touched])].flatMap((member) => this.get(member) ?? [])
  }

  /** View for the transaction's queries. */
  view(): View {
    if (this.#touched.size === 0) return new View(this.#documents, 'raw', false)
    return viewOfOnly(this.all())
  }

  /** All documents, including pending changes. */
  all(): StoredDocument[] {
    const untouched = [...this.#documents.all()].filter(({_id}) => !this.#touched.has(_id))
    return [...untouched, ...[...this.#touched.values()].flatMap(({after}) => after ?? [])]
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

  #record(documentId: string, after: StoredDocument | undefined, mutation: Mutation): void {
    const touched = this.#touched.get(documentId)
    const before = touched ? touched.before : this.#documents.get(documentId)
    const mutations = touched?.mutations ?? []
    mutations.push(mutation)
    this.#touched.set(documentId, {documentId, before, after, mutations, index: this.index})
  }

  /** Changes of the transaction, after checking permissions and references. */
  changes(allow: (change: Change) => void): Change[] {
    const touched = [...this.#touched.values()].filter(({before, after}) => before ?? after)
    for (const change of touched) {
      this.index = change.index
      allow(change)
    }
    for (const {index, documentId, before, after} of touched) {
      this.index = index
      this.#checkLock(documentId)
      if (after) this.#checkTargets(after, before)
      else this.#checkReferrers(documentId)
    }
    return touched.map(({index: _index, ...change}) => change)
  }

  /** Checks only references that the transaction adds: an old dangling one must not block edits. */
  #checkTargets(document: StoredDocument, before: StoredDocument | undefined): void {
    const old = before && outgoingReferences(before).strong
    for (const target of outgoingReferences(document).strong) {
      if (old?.has(target) || this.get(target)) continue
      const {_id: id} = document
      const text = `Document "${id}" references non-existent document "${target}"`
      throw new WriteError(409, 'documentReferenceDoesNotExistError', text, {
        id,
        referenceID: target,
      })
    }
  }

  /** Scheduled versions are locked until published or unscheduled. */
  #checkLock(id: string): void {
    if (!this.#isScheduled(id)) return
    const text = `Document "${id}" is locked: release "${releaseOf(id)}" is scheduled`
    throw new WriteError(409, 'documentLockedError', text, {id})
  }

  /** Whether the release of a version was scheduled before the transaction and still is. */
  #isScheduled(versionId: string): boolean {
    const release = releaseOf(versionId)
    if (release === undefined) return false
    const id = releaseDocumentId(release)
    const states = [this.#documents.get(id), this.get(id)]
    return states.every((document) => document?.['state'] === 'scheduled')
  }

  /** A scheduled version also needs the targets of the references that it will have. */
  #needs(document: StoredDocument, id: string): boolean {
    if (outgoingReferences(document).strong.has(id)) return true
    if (!this.#isScheduled(document._id)) return false
    return outgoingReferences(strengthenReferences(document)).strong.has(id)
  }

  #checkReferrers(id: string): void {
    const referrers = this.#documents.referringTo(id).documents.map((document) => document._id)
    const referencingIDs = referrers.filter((referrer) => {
      const document = this.get(referrer)
      return document && this.#needs(document, id)
    })
    if (referencingIDs.length === 0) return
    const names = referencingIDs.map((referrer) => `"${referrer}"`).join(', ')
    const text = `Document "${id}" cannot be deleted as there are references to it from ${names}`
    throw new WriteError(409, 'documentHasExistingReferencesError', text, {id, referencingIDs})
  }
}
