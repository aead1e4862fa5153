import {once} from 'node:events'
import {extname} from 'node:path'
import {setImmediate as nextTurn} from 'node:timers/promises'
import {Worker} from 'node:worker_threads'

import type {Identity, StoredDocument} from '../../contract.ts'
import {ApiError, typedError} from '../../errors.ts'
import type {DocumentSet} from '../documents/document-set.ts'
import type {View} from '../documents/views.ts'
import {type Evaluation, tryPlan} from '../groq/evaluate.ts'
import {isLong} from '../groq/parse.ts'
import {knownPlan, type Plan, planOf} from '../groq/plan.ts'
import type {Question, Reply, WorkerMessage, WorkerQuery} from './worker.ts'

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

/** JSON of a dataset's documents after an id, by id. */
type BodiesAfter = (dataset: string, id: string, limit: number) => {id: string; body: string}[]

/**
 * Evaluates slow queries in a worker thread with its own copy of the documents, one at a time. It starts on demand,
 * stops after an idle minute and is replaced when it runs out of memory.
 */
export class QueryWorker {
  readonly #bodiesAfter: BodiesAfter
  /** Queries that go to the worker directly. */
  readonly #slow = new Set<string>()
  #worker: Worker | undefined
  #datasets = new Set<string>()
  #idle: NodeJS.Timeout | undefined
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()
  #isClosed = false

  constructor(bodiesAfter: BodiesAfter) {
    this.#bodiesAfter = bodiesAfter
  }

  /** Forwards a transaction's changes to the worker, if it runs. */
  changed(dataset: string, ids: readonly string[], documents: Pick<DocumentSet, 'get'>): void {
    if (!this.#datasets.has(dataset)) return
    const changes = ids.map((id): [string, StoredDocument?] => {
      const document = documents.get(id)
      return document ? [id, document] : [id]
    })
    this.#post({kind: 'documents', dataset, documents: changes})
  }

  remove(dataset: string): void {
    if (this.#datasets.delete(dataset)) this.#post({kind: 'removal', dataset})
  }

  /** Plan of a query, parsed in the worker when that takes long. */
  async plan(query: string, params: Record<string, unknown>, identity: Identity): Promise<Plan> {
    const known = knownPlan(query, params)
    if (known || !isLong(query)) return known ?? planOf(query, params)
    const reply = await this.#enqueue(identity, (milliseconds) => {
      return this.#ask({kind: 'parse', query: {query, params, milliseconds}})
    })
    return planOf(query, params, 'normal', () => expected(reply, 'parsed'))
  }

  /** Evaluates here when quick, else in the worker. Throws 400 past the time, 429 past the queue. */
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
    const reply = await this.#enqueue(request.identity, (milliseconds) => {
      return this.#ask({kind: 'query', query: {...request, milliseconds}})
    })
    const evaluation = expected(reply, 'evaluation')
    // The query may need less work with other parameters.
    if (evaluation.work <= MAX_WORK || this.#slow.size > MAX_SLOW) this.#slow.delete(query)
    return evaluation
  }

  async #enqueue({role}: Identity, ask: (milliseconds: number) => Promise<Reply>): Promise<Reply> {
    const who = role === 'anonymous' ? 'unknown' : 'known'
    if (this.#waiting >= MAX_WAITING[who]) {
      throw typedError(429, 'tooManyRequestsError', 'Too many slow queries at once')
    }
    this.#waiting += 1
    const mine = this.#last.then(() => ask(MAX_MILLISECONDS[who]))
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

  async #ask(question: Question): Promise<Reply> {
    if (this.#isClosed) throw stopped(question.query.query)
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#start())
    if (question.kind === 'query') await this.#send(question.query.dataset)
    const reply = await this.#replyOf(worker, question)
    this.#idle = setTimeout(() => void this.#end(), IDLE_MILLISECONDS).unref()
    return reply
  }

  #start(): Worker {
    const worker = new Worker(new URL(`worker${extname(import.meta.url)}`, import.meta.url), {
      resourceLimits: {maxOldGenerationSizeMb: HEAP_MEGABYTES},
    })
    // It can run out of memory between queries, too.
    worker.on('error', () => {
      if (this.#worker === worker) void this.#end()
    })
    // A reply that is nested too deeply.
    worker.on('messageerror', (error) => worker.emit('error', error))
    worker.unref()
    return worker
  }

  #post(message: WorkerMessage): void {
    this.#worker?.postMessage(message)
  }

  /** Copies the documents as JSON, in chunks between which other requests are served. */
  async #send(dataset: string): Promise<void> {
    if (this.#datasets.has(dataset)) return
    this.#datasets.add(dataset)
    let last: string | undefined = ''
    while (last !== undefined) {
      const bodies = this.#bodiesAfter(dataset, last, CHUNK)
      this.#post({kind: 'bodies', dataset, bodies: bodies.map(({body}) => body)})
      last = bodies.at(-1)?.id
      await nextTurn()
    }
  }

  async #replyOf(worker: Worker, question: Question): Promise<Reply> {
    this.#post(question)
    try {
      const [reply] = (await once(worker, 'message')) as [Reply]
      return reply
    } catch {
      throw stopped(question.query.query)
    }
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = undefined
    this.#datasets = new Set()
    await worker?.terminate()
  }
}

/** The part of a reply that was asked for; throws when the worker failed. */
function expected<Part extends 'evaluation' | 'parsed'>(
  reply: Reply,
  part: Part,
): Extract<Reply, Record<Part, unknown>>[Part] {
  if ('error' in reply) throw new ApiError(reply.error.status, reply.error.body)
  if ('failure' in reply) throw new Error(reply.failure)
  return (reply as Extract<Reply, Record<Part, unknown>>)[part]
}

function stopped(query: string): ApiError {
  return typedError(400, 'queryTimeoutError', 'Query needs too much and was stopped', {query})
}
