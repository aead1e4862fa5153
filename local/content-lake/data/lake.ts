import {hash} from 'node:crypto'

import type {
  CommittedTransaction,
  Identity,
  Lake,
  MutateOptions,
  MutateRequest,
  MutateResult,
  QueryRequest,
  QueryResult,
  StoredDocument,
} from '../contract.ts'
import {ApiError, refusal, typedError} from '../errors.ts'
import {applyAction} from './actions/index.ts'
import {Batch} from './batch.ts'
import {DocumentSet} from './documents.ts'
import {type Evaluation, evaluatePlan, type Setting, tryPlan} from './groq/evaluate.ts'
import {planOf} from './groq/plan.ts'
import {isPublicId, isPublishedId, newId} from './ids.ts'
import {applyMutation, type Outcome, type QueryIds} from './mutations.ts'
import {isRecord} from './patches.ts'
import {requirePermissions, requireWriter} from './permissions.ts'
import {QueryWorker} from './query-worker/thread.ts'
import type {Question} from './query-worker/worker.ts'
import {Refusal} from './refusal.ts'
import {startScheduler} from './schedule.ts'
import {type Change, Staging} from './staging.ts'
import {Storage, type TransactionRecord} from './storage.ts'
import {Shapes, tagsOfQuery, tagsOfStates} from './tags.ts'
import {perspectiveFor, viewOf} from './views.ts'

interface ActionsRequest {
  actions: Record<string, unknown>[]
  transactionId?: string
  dryRun?: boolean
}

/** A transaction with its documents before and after. */
export interface Commit {
  record: TransactionRecord
  changes: readonly Change[]
}

/** The lake with what this room's routes need besides the shared contract. */
export interface DataLake extends Lake {
  /** One atomic transaction of actions; durable when it returns. */
  actions(dataset: string, request: ActionsRequest, identity: Identity): {transactionId: string}
  /** Batches a write with concurrent ones; resolves when durable. */
  together<T>(write: () => T): Promise<T>
  /**
   * Calls back after each commit with its documents, in order. Returns the unsubscribe function.
   */
  onCommit(listener: (commit: Commit) => void): () => void
  /** Calls back on close. Returns the unsubscribe function. */
  onClose(listener: () => void): () => void
  /** Transactions after `sequence` with their documents, oldest first. */
  commitsSince(sequence: number, limit: number): Commit[]
  /** The release documents of a dataset. */
  releases(dataset: string): StoredDocument[]
  /** Unique per state of a dataset. */
  revision(dataset: string): number
  /** Stored transactions, read-only. */
  readonly storage: Storage
  /** Documents read by queries since the lake was opened. */
  readonly reads: {readonly rows: number}
}

/** A commit with the documents read back from storage. */
interface Stored {
  commit: Commit
  documents: [id: string, document: StoredDocument | undefined][]
}

interface Dataset {
  documents: DocumentSet
  shapes: Shapes
}

const DATASET_NAME = /^[a-z0-9~][a-z0-9_~-]{0,63}$/
const TRANSACTION_ID = /^[A-Za-z0-9._-]{1,128}$/
const MAX_OPERATIONS = 10_000
/** Time of a query in the worker; anonymous readers get less. */
const MAX_MILLISECONDS = {known: 5000, unknown: 1500}
/** A tenth of a second, longer than others may wait. */
const MAX_WORK = 1_000_000
/** Queries of a transaction cannot be moved to the worker. */
const MAX_WORK_IN_TRANSACTION = 10_000_000
const MAX_SLOW = 200

/**
 * Opens the lake in a folder, created when missing. Throws one clear sentence when another process
 * holds it.
 */
export function openLake(options: {
  dataDir: string
  defaultDataset: string
  projectId?: string
}): DataLake {
  const storage = new Storage(options.dataDir)
  const lake = new StoredLake(storage, options.projectId ?? '')
  lake.createDataset(options.defaultDataset)
  startScheduler(lake)
  return lake
}

/** Whether a lake was opened by this room. */
export function isDataLake(lake: Lake): lake is DataLake {
  return lake instanceof StoredLake
}

interface Write {
  kind: 'mutationError' | 'actionError'
  operations: Record<string, unknown>[]
  transactionId: string | undefined
  dryRun: boolean
  identity: Identity
}

class StoredLake implements DataLake {
  readonly storage: Storage
  readonly reads = {rows: 0}
  readonly #projectId: string
  readonly #worker = new QueryWorker((name) => this.#datasets.get(name)?.documents)
  /** Queries that go to the worker directly. */
  readonly #slow = new Set<string>()
  readonly #datasets = new Map<string, Dataset>()
  readonly #commitListeners = new Set<(commit: Commit) => void>()
  readonly #closeListeners = new Set<() => void>()
  readonly #batch = new Batch((work) => this.#commitTogether(work))
  /** Commits that are not durable yet, and must not be announced. */
  #unannounced: Stored[] | undefined
  #sequence: number

  constructor(storage: Storage, projectId: string) {
    this.storage = storage
    this.#projectId = projectId
    this.#sequence = storage.lastSequence()
    for (const name of storage.datasets()) this.#load(name)
  }

  #load(name: string): void {
    const documents = new DocumentSet()
    for (const document of this.storage.documents(name)) documents.set(document._id, document)
    const remember = (shape: string): void => this.storage.addShape(name, shape)
    this.#datasets.set(name, {documents, shapes: new Shapes(this.storage.shapes(name), remember)})
  }

  #dataset(name: string): Dataset {
    const dataset = this.#datasets.get(name)
    if (dataset) return dataset
    throw refusal(404, 'Not Found', `Dataset "${name}" not found`)
  }

  async query(request: QueryRequest): Promise<QueryResult> {
    const started = performance.now()
    const {documents, shapes} = this.#dataset(request.dataset)
    const perspective = perspectiveFor(request.perspective, request.identity)
    const publicOnly = request.identity.role === 'anonymous'
    const view = viewOf(documents, perspective, publicOnly)
    const {query, params = {}, identity, dataset} = request
    const plan = planOf(query, params)
    if (plan.searchesText) await documents.text.ready()
    const setting = {...this.#setting(identity, dataset), params}
    const evaluation =
      (this.#slow.has(query) ? undefined : tryPlan(plan, {...setting, view, maxWork: MAX_WORK})) ??
      (await this.#evaluateInWorker({...setting, query, perspective, publicOnly}))
    this.reads.rows += evaluation.rows
    const isPublished = perspective !== 'raw' && perspective.length === 0
    const syncTags = tagsOfQuery(plan, evaluation, {
      dataset: request.dataset,
      audience: isPublished ? 'published' : 'everything',
      shapes,
      typeOf: (id) => view.get(id)?._type,
    })
    const ms = Math.round(performance.now() - started)
    return {result: evaluation.result, ms, syncTags, isStable: !plan.readsClock}
  }

  #setting(identity: Identity, dataset: string): Omit<Setting, 'params'> {
    return {
      identity,
      timestamp: new Date(),
      dataset,
      projectId: this.#projectId,
    }
  }

  async #evaluateInWorker(question: Omit<Question, 'milliseconds'>): Promise<Evaluation> {
    const {query, identity} = question
    this.#slow.add(query)
    const milliseconds = MAX_MILLISECONDS[identity.role === 'anonymous' ? 'unknown' : 'known']
    const evaluation = await this.#worker.answer({...question, milliseconds})
    // It may need less for other parameters.
    if (evaluation.work <= MAX_WORK || this.#slow.size > MAX_SLOW) this.#slow.delete(query)
    return evaluation
  }

  documents(dataset: string, ids: string[], identity: Identity): StoredDocument[] {
    const {documents} = this.#dataset(dataset)
    const readable = ids.filter((id) => identity.role !== 'anonymous' || isPublicId(id))
    return readable.flatMap((id) => documents.get(id) ?? [])
  }

  mutate(
    dataset: string,
    request: MutateRequest,
    identity: Identity,
    options: MutateOptions = {},
  ): MutateResult {
    const write = {
      kind: 'mutationError' as const,
      operations: request.mutations,
      transactionId: request.transactionId,
      dryRun: options.dryRun === true,
      identity,
    }
    const {transactionId, results} = this.#write(dataset, write, (mutation, staging) => {
      const setting = this.#setting(identity, dataset)
      return applyMutation(mutation, staging, queryIdsOf(staging, setting))
    })
    const shown = results.map(({id, operation, document}) => {
      return options.returnDocuments === true && document
        ? {id, operation, document}
        : {id, operation}
    })
    return {transactionId, results: shown}
  }

  actions(dataset: string, request: ActionsRequest, identity: Identity): {transactionId: string} {
    const write = {
      kind: 'actionError' as const,
      operations: request.actions,
      transactionId: request.transactionId,
      dryRun: request.dryRun === true,
      identity,
    }
    const context = {
      userId: identity.id,
      dryRun: request.dryRun === true,
      lastState: (id: string) => this.storage.lastState(dataset, id),
    }
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
    const dataset = this.#dataset(name)
    refuseReaders(write)
    validate(write)
    const operations = structuredClone(write.operations)
    const digest = hash('sha1', JSON.stringify(operations), 'base64url')
    const transactionId = write.transactionId ?? newId()
    const earlier = this.storage.transaction(name, transactionId)
    if (earlier) return this.#repeat(earlier, digest, write)
    const staging = new Staging(dataset.documents, transactionId, new Date().toISOString())
    const {results, changes} = stage({...write, operations}, staging, apply)
    if (write.dryRun) return {transactionId, results}
    this.#commit(name, staging, changes, {
      author: write.identity.id,
      digest,
      results: results.map(({id, operation}) => ({id, operation})),
    })
    return {transactionId, results}
  }

  /** A retried request returns its first result; reusing its id for another request fails. */
  #repeat(
    earlier: TransactionRecord,
    digest: string,
    {kind}: Write,
  ): {transactionId: string; results: Outcome[]} {
    const {transactionId, dataset, sequence} = earlier
    if (earlier.digest !== digest) {
      throw typedError(409, kind, `Transaction "${transactionId}" already exists`)
    }
    const results = (earlier.results as Outcome[]).map(({id, operation}) => {
      const document = this.storage.documentAt(dataset, id, sequence)
      return document ? {id, operation, document} : {id, operation}
    })
    return {transactionId, results}
  }

  #commit(
    name: string,
    staging: Staging,
    changes: Change[],
    about: Pick<TransactionRecord, 'author' | 'digest' | 'results'>,
  ): void {
    const dataset = this.#dataset(name)
    const tags = changeTags(name, dataset, changes)
    const record: TransactionRecord = {
      ...about,
      ...tags,
      sequence: this.#sequence + 1,
      transactionId: staging.transactionId,
      dataset: name,
      timestamp: staging.timestamp,
      documentIds: changes.map((change) => change.documentId),
    }
    const documents = this.storage.atomically(() => this.storage.add(record, changes))
    this.#sequence = record.sequence
    for (const [id, document] of documents) dataset.documents.set(id, document)
    const stored = {commit: {record, changes}, documents: [...documents]}
    if (this.#unannounced) this.#unannounced.push(stored)
    else this.#announce(stored)
  }

  #announce({commit, documents}: Stored): void {
    this.#worker.changed(commit.record.dataset, documents)
    for (const listener of this.#commitListeners) notify(() => listener(commit))
  }

  together<T>(write: () => T): Promise<T> {
    return this.#batch.add(write)
  }

  #commitTogether(work: () => void): void {
    const unannounced: Stored[] = []
    const sequence = this.#sequence
    this.#unannounced = unannounced
    try {
      this.storage.atomically(work)
    } catch (error) {
      for (const {commit} of unannounced.toReversed()) this.#takeBack(commit)
      this.#sequence = sequence
      throw error
    } finally {
      this.#unannounced = undefined
    }
    for (const stored of unannounced) this.#announce(stored)
  }

  #takeBack({record, changes}: Commit): void {
    const {documents} = this.#dataset(record.dataset)
    for (const {documentId, before} of changes) documents.set(documentId, before)
  }

  releases(dataset: string): StoredDocument[] {
    const view = viewOf(this.#dataset(dataset).documents, 'raw', false)
    return [...view.ofType('system.release')]
  }

  onCommit(listener: (commit: Commit) => void): () => void {
    this.#commitListeners.add(listener)
    return () => this.#commitListeners.delete(listener)
  }

  onTransaction(listener: (transaction: CommittedTransaction) => void): () => void {
    return this.onCommit(({record}) => listener(announcement(record)))
  }

  onClose(listener: () => void): () => void {
    this.#closeListeners.add(listener)
    return () => this.#closeListeners.delete(listener)
  }

  transactionsSince(sequence: number): CommittedTransaction[] {
    const records = this.storage.transactionsSince(sequence)
    return records.filter((record) => record.dataset !== '').map(announcement)
  }

  commitsSince(sequence: number, limit: number): Commit[] {
    return this.storage.transactionsSince(sequence, limit).map((record) => {
      const changes = this.storage.changesOf(record.sequence).map((change) => {
        const {documentId, mutations, after} = change
        const before = this.storage.documentAt(record.dataset, documentId, record.sequence - 1)
        return {documentId, mutations, before, after}
      })
      return {record, changes}
    })
  }

  changesIn(sequence: number): {before?: StoredDocument; after?: StoredDocument}[] {
    return [...(this.commitsSince(sequence - 1, 1)[0]?.changes ?? [])]
  }

  lastSequence(): number {
    return this.#sequence
  }

  revision(dataset: string): number {
    return this.#dataset(dataset).documents.revision
  }

  datasets(): string[] {
    return [...this.#datasets.keys()].sort()
  }

  createDataset(name: string): void {
    if (!DATASET_NAME.test(name)) {
      throw refusal(400, 'Bad Request', `Invalid dataset name "${name}"`)
    }
    if (this.#datasets.has(name)) return
    this.storage.addDataset(name)
    this.#load(name)
  }

  isPrivate(name: string): boolean {
    return this.storage.isPrivate(name)
  }

  setPrivate(name: string, isPrivate: boolean): void {
    this.#dataset(name)
    this.storage.setPrivate(name, isPrivate)
  }

  deleteDataset(name: string): void {
    this.#dataset(name)
    this.storage.removeDataset(name)
    this.#datasets.delete(name)
    this.#worker.forget(name)
  }

  close(): void {
    this.#batch.flush()
    for (const listener of this.#closeListeners) notify(listener)
    this.#closeListeners.clear()
    this.#commitListeners.clear()
    void this.#worker.close()
    this.storage.close()
  }
}

function announcement(record: TransactionRecord): CommittedTransaction {
  const {author: _author, digest: _digest, results: _results, ...transaction} = record
  return transaction
}

/** The commit is done: a failing listener must not fail it, nor keep others from being called. */
function notify(call: () => void): void {
  try {
    call()
  } catch (error) {
    console.error('A listener of the content lake failed:', error)
  }
}

function refuseReaders({identity, kind}: Write): void {
  try {
    requireWriter(identity)
  } catch (error) {
    throw error instanceof Refusal ? error.toApiError(kind, 0) : error
  }
}

function validate({operations, transactionId, kind}: Write): void {
  const subject = kind === 'mutationError' ? 'mutations' : 'actions'
  if (!Array.isArray(operations) || !operations.every(isRecord)) {
    throw typedError(400, kind, `"${subject}" has to be a list of objects`)
  }
  if (operations.length > MAX_OPERATIONS) {
    throw typedError(400, kind, `More than ${MAX_OPERATIONS} ${subject} in one transaction`)
  }
  if (transactionId === undefined) return
  if (typeof transactionId !== 'string' || !TRANSACTION_ID.test(transactionId)) {
    throw typedError(400, kind, 'Malformed transaction ID')
  }
}

function stage(
  {kind, operations, identity}: Write,
  staging: Staging,
  apply: (operation: Record<string, unknown>, staging: Staging) => Outcome[],
): {results: Outcome[]; changes: Change[]} {
  try {
    const results = operations.flatMap((operation, index) => {
      staging.index = index
      return apply(operation, staging)
    })
    const changes = staging.changes((change) => requirePermissions(change, staging, identity))
    return {results, changes}
  } catch (error) {
    if (error instanceof Refusal) throw error.toApiError(kind, staging.index)
    if (error instanceof ApiError || !(error instanceof RangeError)) throw error
    throw typedError(400, kind, 'A value is nested too deeply')
  }
}

function queryIdsOf(staging: Staging, setting: Omit<Setting, 'params'>): QueryIds {
  return (query, params) => {
    const {result} = evaluatePlan(planOf(query, params), {
      ...setting,
      params,
      view: staging.view(),
      timestamp: new Date(staging.timestamp),
      maxWork: MAX_WORK_IN_TRANSACTION,
    })
    const documents: unknown[] = Array.isArray(result) ? result : [result]
    return documents.flatMap((document) => {
      const id = isRecord(document) ? document['_id'] : undefined
      return typeof id === 'string' ? [id] : []
    })
  }
}

/**
 * Draft readers see one document per group, so a draft can also uncover or hide the published
 * document: all states of the group count. Other readers see published changes only.
 */
function changeTags(
  name: string,
  {documents, shapes}: Dataset,
  changes: readonly Change[],
): {publishedSyncTags: string[]; syncTags: string[]} {
  const published = changes.filter((change) => isPublishedId(change.documentId))
  const context = {dataset: name, shapes}
  const publishedTags = tagsOfStates(published.flatMap(statesOf), {
    ...context,
    audience: 'published',
  })
  const group = new Set(changes.flatMap(({documentId}) => documents.group(documentId)))
  const states = new Set([...group, ...changes.flatMap(statesOf)])
  const everyTag = tagsOfStates([...states], {...context, audience: 'everything'})
  return {
    publishedSyncTags: [...publishedTags],
    syncTags: [...publishedTags, ...everyTag],
  }
}

function statesOf({before, after}: Change): StoredDocument[] {
  return [before, after].flatMap((state) => state ?? [])
}
