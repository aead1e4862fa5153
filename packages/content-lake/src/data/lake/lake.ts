import {hash} from 'node:crypto'

import type {
  CommittedTransaction,
  DocumentChange,
  Identity,
  Lake,
  MutateOptions,
  MutateRequest,
  MutateResult,
  QueryRequest,
  QueryResult,
  StoredDocument,
} from '../../contract.ts'
import {inDataset, systemIdentity} from '../../grants.ts'
import {isPublicId, newId} from '../documents/ids.ts'
import {perspectiveFor, View, viewOfOnly} from '../documents/views.ts'
import {evaluatePlan, type Setting} from '../groq/evaluate.ts'
import {planOf} from '../groq/plan.ts'
import {announcement, type Commit, type TransactionRecord} from '../storage/records.ts'
import type {Storage} from '../storage/storage.ts'
import {applyAction} from '../writes/actions/index.ts'
import {withKeys} from '../writes/keys.ts'
import {applyMutation, type Outcome} from '../writes/mutations.ts'
import {type Change, Staging} from '../writes/staging.ts'
import {Datasets} from './datasets.ts'
import {Listeners} from './listeners.ts'
import {changeTags, tagsOfQuery} from './tags.ts'
import {
  type ActionsRequest,
  evaluateChange,
  queryIdsOf,
  refuseReaders,
  repeated,
  stage,
  validate,
  type Write,
} from './write-request.ts'

/** Documents in memory over a database file. */
export class DataLake implements Lake {
  /** Stored transactions, read-only. */
  readonly storage: Storage
  /** Documents that queries have read. */
  rows = 0
  readonly #projectId: string
  readonly #datasets: Datasets
  readonly #commits = new Listeners<Commit>()
  readonly #closings = new Listeners<undefined>()
  #sequence: number
  /** Milliseconds that a test traveled ahead. */
  #ahead = 0
  #replan: (() => void) | undefined

  constructor(storage: Storage, projectId = '') {
    this.storage = storage
    this.#projectId = projectId
    this.#datasets = new Datasets(storage)
    this.#sequence = storage.lastSequence()
  }

  async query(request: QueryRequest): Promise<QueryResult> {
    const started = performance.now()
    const {query, params = {}, sourceMap, identity, dataset} = request
    const {documents, shapes} = this.#datasets.get(dataset)
    const perspective = perspectiveFor(request.perspective, identity)
    const publicOnly = identity.role === 'anonymous'
    const view = new View(documents, perspective, publicOnly)
    const plan = planOf(query, params)
    if (plan.searchesText) documents.text.build()
    const evaluation = evaluatePlan(plan, {
      ...this.#setting(identity, dataset),
      view,
      ...(sourceMap && {sourceMap}),
    })
    this.rows += evaluation.rows
    const syncTags = tagsOfQuery(plan, evaluation, {
      dataset,
      audience: perspective.length === 0 ? 'published' : 'everything',
      shapes,
      typeOf: (id) => view.get(id)?._type,
    })
    const ms = Math.round(performance.now() - started)
    const {result, resultSourceMap} = evaluation
    return {result, resultSourceMap, ms, syncTags}
  }

  #setting(identity: Identity, dataset: string): Setting {
    return {identity, timestamp: this.now(), dataset, projectId: this.#projectId}
  }

  /** The time on the lake's clock. */
  now(): Date {
    return new Date(Date.now() + this.#ahead)
  }

  /** Sets what runs after {@link travelTo}. */
  onTravel(replan: () => void): void {
    this.#replan = replan
  }

  travelTo(time: Date): void {
    this.#ahead = time.getTime() - Date.now()
    this.#replan?.()
  }

  documents(dataset: string, ids: string[], identity: Identity): StoredDocument[] {
    const {documents} = this.#datasets.get(dataset)
    const readable = ids.filter((id) => identity.role !== 'anonymous' || isPublicId(id))
    return readable.flatMap((id) => documents.get(id) ?? [])
  }

  /** Ids of the published documents, drafts and versions that there are of some ids. */
  versionIds(dataset: string, ids: string[]): string[] {
    const {documents} = this.#datasets.get(dataset)
    return [...new Set(ids.flatMap((id) => documents.group(id).map(({_id}) => _id)))]
  }

  mutate(
    dataset: string,
    request: MutateRequest,
    identity: Identity,
    {dryRun, returnDocuments, autoGenerateArrayKeys}: MutateOptions = {},
  ): MutateResult {
    const {mutations: operations} = request
    const write = {...request, kind: 'mutationError' as const, operations, dryRun, identity}
    const setting = this.#setting(identity, dataset)
    const {transactionId, results} = this.#write(dataset, write, (given, staging) => {
      const mutation = autoGenerateArrayKeys ? withKeys(given) : given
      return applyMutation(mutation, staging, queryIdsOf(staging, setting))
    })
    if (returnDocuments) return {transactionId, results}
    return {transactionId, results: results.map(({id, operation}) => ({id, operation}))}
  }

  /** One atomic transaction of actions; durable when it returns. */
  actions(dataset: string, request: ActionsRequest, identity: Identity): {transactionId: string} {
    const {actions: operations, dryRun = false} = request
    const write = {...request, kind: 'actionError' as const, operations, identity}
    const lastState = (id: string) => this.storage.lastState(dataset, id)
    const context = {userId: identity.id, dryRun, lastState}
    const {transactionId} = this.#write(dataset, write, (action, staging) => {
      applyAction(action, staging, context)
      return []
    })
    return {transactionId}
  }

  #write(
    name: string,
    write: Write,
    apply: (operation: Record<string, unknown>, staging: Staging) => Outcome[],
  ): {transactionId: string; results: Outcome[]} {
    const dataset = this.#datasets.get(name)
    refuseReaders(write)
    validate(write)
    const identity = inDataset(name, write.identity)
    const operations = structuredClone(write.operations)
    const digest = hash('sha1', JSON.stringify(operations), 'base64url')
    const transactionId = write.transactionId ?? newId()
    const earlier = this.storage.transaction(name, transactionId)
    if (earlier) return {transactionId, results: repeated(earlier, digest, write, this.storage)}
    const staging = new Staging(dataset.documents, transactionId, this.now().toISOString())
    const {results, changes} = stage({...write, identity, operations}, staging, apply)
    if (write.dryRun) return {transactionId, results}
    this.#commit(name, staging, changes, {
      author: write.identity.id,
      digest,
      results: results.map(({id, operation}) => ({id, operation})),
    })
    return {transactionId, results}
  }

  #commit(
    name: string,
    staging: Staging,
    changes: Change[],
    about: Pick<TransactionRecord, 'author' | 'digest' | 'results'>,
  ): void {
    const dataset = this.#datasets.get(name)
    const record: TransactionRecord = {
      ...about,
      ...changeTags(name, dataset, changes),
      sequence: this.#sequence + 1,
      transactionId: staging.transactionId,
      dataset: name,
      timestamp: staging.timestamp,
      documentIds: changes.map((change) => change.documentId),
    }
    const documents = this.storage.atomically(() => this.storage.add(record, changes))
    this.#sequence = record.sequence
    for (const [id, document] of documents) dataset.documents.set(id, document)
    this.#commits.notify({record, changes})
  }

  /** Documents of the type of a release, whatever their ids. */
  releases(dataset: string): readonly StoredDocument[] {
    return this.#datasets.get(dataset).documents.ofType('system.release').documents
  }

  /** Calls back after each commit with its documents, in order. Returns the unsubscribe function. */
  onCommit(listener: (commit: Commit) => void): () => void {
    return this.#commits.add(listener)
  }

  onTransaction(listener: (transaction: CommittedTransaction) => void): () => void {
    return this.onCommit(({record}) => listener(announcement(record)))
  }

  /** Calls back on close. Returns the unsubscribe function. */
  onClose(listener: () => void): () => void {
    return this.#closings.add(listener)
  }

  transactionsSince(sequence: number): CommittedTransaction[] {
    const records = this.storage.transactionsSince(sequence)
    return records.filter((record) => record.dataset !== '').map(announcement)
  }

  changesIn(sequence: number): DocumentChange[] {
    return [...(this.storage.commitAt(sequence)?.changes ?? [])]
  }

  queryChange(query: string, change: DocumentChange, dataset = ''): unknown {
    const known = this.datasets().includes(dataset) && this.#datasets.get(dataset)
    const view = known ? new View(known.documents, 'raw', false) : viewOfOnly([])
    return evaluateChange(query, {...this.#setting(systemIdentity, dataset), view, change})
  }

  lastSequence(): number {
    return this.#sequence
  }

  datasets(): string[] {
    return this.#datasets.names()
  }

  createDataset(name: string): void {
    this.#datasets.create(name)
  }

  isPrivate(name: string): boolean {
    return this.storage.isPrivate(name)
  }

  setPrivate(name: string, isPrivate: boolean): void {
    this.#datasets.get(name)
    this.storage.setPrivate(name, isPrivate)
  }

  deleteDataset(name: string): void {
    this.#datasets.delete(name)
  }

  close(): void {
    this.#closings.notify(undefined)
    this.storage.close()
  }
}
