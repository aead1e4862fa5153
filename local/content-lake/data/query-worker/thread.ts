import {extname} from 'node:path'
import {setImmediate as nextTurn} from 'node:timers/promises'
import {Worker} from 'node:worker_threads'

import type {StoredDocument} from '../../contract.ts'
import {ApiError, typedError} from '../../errors.ts'
import type {DocumentSet} from '../documents.ts'
import type {Evaluation} from '../groq/evaluate.ts'
import type {Order, Question, Reply} from './worker.ts'

export interface WorkerAnswer {
  evaluation: Evaluation
  /** Documents read. */
  rows: number
  /** CPU time of the evaluation. */
  milliseconds: number
}

const CHUNK = 500
/**
 * Past its deadline by this much, a query is stuck: it no longer checks the clock. Building an
 * index takes a while too.
 */
const GRACE_MILLISECONDS = 4000
const IDLE_MILLISECONDS = 60_000
/** Queue length including the query itself; anonymous readers are refused earlier. */
const MAX_WAITING = {known: 16, unknown: 3}
const HEAP_MEGABYTES = 1024

/**
 * Evaluates slow queries in a worker thread with its own copy of the documents, one at a time. It
 * starts on demand, stops after an idle minute and is replaced when stuck.
 */
export class QueryWorker {
  readonly #documentsOf: (dataset: string) => DocumentSet | undefined
  #worker: Worker | undefined
  #datasets = new Set<string>()
  #idle: NodeJS.Timeout | undefined
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()
  #isClosed = false

  constructor(documentsOf: (dataset: string) => DocumentSet | undefined) {
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
    this.#tell({kind: 'documents', dataset, documents})
  }

  forget(dataset: string): void {
    if (this.#datasets.delete(dataset)) this.#tell({kind: 'forget', dataset})
  }

  /** Throws an ApiError 400 past the deadline, and 429 when the queue is full. */
  async answer(question: Question): Promise<WorkerAnswer> {
    const limit = MAX_WAITING[question.identity.role === 'anonymous' ? 'unknown' : 'known']
    if (this.#waiting >= limit) {
      throw typedError(429, 'tooManyRequestsError', 'Too many slow queries at once')
    }
    this.#waiting += 1
    const before = this.#last
    const mine = before.then(() => this.#ask(question))
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

  async #ask(question: Question): Promise<WorkerAnswer> {
    if (this.#isClosed) throw stopped(question.query)
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#start())
    await this.#send(question.dataset)
    const reply = await this.#replyOf(worker, question)
    this.#idle = setTimeout(() => void this.#end(), IDLE_MILLISECONDS).unref()
    if ('evaluation' in reply) return reply
    if ('refusal' in reply) throw new ApiError(reply.refusal.status, reply.refusal.body)
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

  #tell(order: Order): void {
    this.#worker?.postMessage(order)
  }

  /**
   * Copies the documents in chunks, so that other requests are answered; changes are forwarded
   * meanwhile.
   */
  async #send(dataset: string): Promise<void> {
    if (this.#datasets.has(dataset)) return
    this.#datasets.add(dataset)
    const stored = this.#documentsOf(dataset)
    const ids = Array.from(stored?.all() ?? [], (document) => document._id)
    for (let start = 0; start < ids.length; start += CHUNK) {
      const chunk = ids.slice(start, start + CHUNK)
      const documents = chunk.flatMap((id): [string, StoredDocument][] => {
        const document = stored?.get(id)
        return document ? [[id, document]] : []
      })
      this.#tell({kind: 'documents', dataset, documents})
      await nextTurn()
    }
  }

  #replyOf(worker: Worker, question: Question): Promise<Reply> {
    return new Promise((resolve) => {
      const give = (reply: Reply): void => {
        clearTimeout(timer)
        worker.off('message', give)
        worker.off('error', fail)
        resolve(reply)
      }
      const fail = (): void => {
        void this.#end()
        const {status, body} = stopped(question.query)
        give({refusal: {status, body}})
      }
      const timer = setTimeout(fail, question.milliseconds + GRACE_MILLISECONDS)
      worker.on('message', give)
      worker.on('error', fail)
      this.#tell({kind: 'question', question})
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
  return typedError(400, 'queryTimeoutError', 'Query took too long and was stopped', {query})
}
