import {extname} from 'node:path'
import {setImmediate as nextTurn} from 'node:timers/promises'
import {Worker} from 'node:worker_threads'

import type {StoredDocument} from '../../contract.ts'
import {ApiError, typedError} from '../../errors.ts'
import type {DocumentSet} from '../documents/document-set.ts'
import type {View} from '../documents/views.ts'
import {type Evaluation, tryPlan} from '../groq/evaluate.ts'
import type {Plan} from '../groq/plan.ts'
import type {WorkerMessage, WorkerQuery, Reply} from './worker.ts'

/** About a tenth of a second on the main thread, longer than others may wait. */
const MAX_WORK = 400_000
/** Time of a query in the worker; anonymous readers get less. */
const MAX_MILLISECONDS = {known: 5000, unknown: 1500}
const MAX_SLOW = 200
const CHUNK = 500
const IDLE_MILLISECONDS = 60_000
/** Queue length including the query itself; anonymous readers are refused earlier. */
const MAX_WAITING = {known: 16, unknown: 3}
const HEAP_MEGABYTES = 1024

/**
 * Evaluates slow queries in a worker thread with its own copy of the documents, one at a time. It
 * starts on demand, stops after an idle minute and is replaced when it runs out of memory.
 */
export class QueryWorker {
  readonly #documentsOf: (dataset: string) => DocumentSet
  /** Queries that go to the worker directly. */
  readonly #slow = new Set<string>()
  #worker: Worker | undefined
  #datasets = new Set<string>()
  #idle: NodeJS.Timeout | undefined
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()
  #isClosed = false

  constructor(documentsOf: (dataset: string) => DocumentSet) {
    this.#documentsOf = documentsOf
  }

  /** Forwards a transaction's changes to the worker, if it runs. */
  changed(
    dataset: string,
    changes: readonly [id: string, after: StoredDocument | undefined][],
  ): void {
    if (!this.#datasets.has(dataset)) return
    const documents = changes.map(([id, after]): [string, StoredDocument?] => {
      return after ? [id, after] : [id]
    })
    this.#post({kind: 'documents', dataset, documents})
  }

  remove(dataset: string): void {
    if (this.#datasets.delete(dataset)) this.#post({kind: 'removal', dataset})
  }

  /**
   * Evaluates a plan on this thread when that is quick, else in the worker. Throws an ApiError 400 when the query
   * takes too long, and 429 when the queue is full.
   */
  async evaluate(
    plan: Plan,
    view: View,
    request: Omit<WorkerQuery, 'milliseconds'>,
  ): Promise<Evaluation> {
    const {query} = plan
    const quick = this.#slow.has(query)
      ? undefined
      : tryPlan(plan, {...request, view, maxWork: MAX_WORK})
    if (quick) return quick
    this.#slow.add(query)
    const isKnown = request.identity.role !== 'anonymous'
    const milliseconds = MAX_MILLISECONDS[isKnown ? 'known' : 'unknown']
    const evaluation = await this.#enqueue({...request, milliseconds})
    // The query may need less work with other parameters.
    if (evaluation.work <= MAX_WORK || this.#slow.size > MAX_SLOW) this.#slow.delete(query)
    return evaluation
  }

  async #enqueue(query: WorkerQuery): Promise<Evaluation> {
    const limit = MAX_WAITING[query.identity.role === 'anonymous' ? 'unknown' : 'known']
    if (this.#waiting >= limit) {
      throw typedError(429, 'tooManyRequestsError', 'Too many slow queries at once')
    }
    this.#waiting += 1
    const before = this.#last
    const mine = before.then(() => this.#evaluateInWorker(query))
    this.#last = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      this.#waiting -= 1
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#end()
  }

  async #evaluateInWorker(query: WorkerQuery): Promise<Evaluation> {
    if (this.#isClosed) throw stopped(query.query)
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#start())
    await this.#send(query.dataset)
    const reply = await this.#replyOf(worker, query)
    this.#idle = setTimeout(() => void this.#end(), IDLE_MILLISECONDS).unref()
    if ('evaluation' in reply) return reply.evaluation
    if ('error' in reply) throw new ApiError(reply.error.status, reply.error.body)
    throw new Error(reply.failure)
  }

  #start(): Worker {
    const worker = new Worker(new URL(`worker${extname(import.meta.url)}`, import.meta.url), {
      resourceLimits: {maxOldGenerationSizeMb: HEAP_MEGABYTES},
    })
    // It can run out of memory between queries, too.
    worker.on('error', () => {
      if (this.#worker === worker) void this.#end()
    })
    worker.unref()
    return worker
  }

  #post(message: WorkerMessage): void {
    this.#worker?.postMessage(message)
  }

  /** Copies the documents in chunks, so that other requests can be served; changes are forwarded meanwhile. */
  async #send(dataset: string): Promise<void> {
    if (this.#datasets.has(dataset)) return
    this.#datasets.add(dataset)
    const stored = this.#documentsOf(dataset)
    const ids = Array.from(stored.all() ?? [], (document) => document._id)
    for (let start = 0; start < ids.length; start += CHUNK) {
      const chunk = ids.slice(start, start + CHUNK)
      const documents = chunk.flatMap((id): [string, StoredDocument][] => {
        const document = stored.get(id)
        return document ? [[id, document]] : []
      })
      this.#post({kind: 'documents', dataset, documents})
      await nextTurn()
    }
  }

  #replyOf(worker: Worker, query: WorkerQuery): Promise<Reply> {
    return new Promise((resolve) => {
      const give = (reply: Reply): void => {
        worker.off('message', give)
        worker.off('error', fail)
        resolve(reply)
      }
      const fail = (): void => {
        void this.#end()
        const {status, body} = stopped(query.query)
        give({error: {status, body}})
      }
      worker.on('message', give)
      worker.on('error', fail)
      this.#post({kind: 'query', query})
    })
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = undefined
    this.#datasets = new Set()
    await worker?.terminate()
  }
}

function stopped(query: string): ApiError {
  return typedError(400, 'queryTimeoutError', 'Query needs too much and was stopped', {query})
}
