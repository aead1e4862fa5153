import {randomUUID} from 'node:crypto'
import {EventEmitter} from 'node:events'

import type {CommittedTransaction, DocumentChange, Lake} from '../contract.ts'
import {type Collection, type ServerState, storeIfPossible} from '../state.ts'
import {nextEvent, pause, retryDelay} from './abortable.ts'
import {type Hook, operationOf, payloadOf} from './hooks.ts'
import {type Outcome, post} from './post.ts'

/** One request to a receiver. */
interface Attempt {
  id: string
  projectId: string
  hookId: string
  messageId: string
  createdAt: string
  duration: number
  inProgress: false
  isFailure: boolean
  failureReason: Outcome['failure']
  resultCode: number | null
  resultBody: string | null
}

/** A payload with the result of its delivery. */
export interface Message {
  id: string
  projectId: string
  hookId: string
  dataset: string
  createdAt: string
  status: 'pending' | 'success' | 'failure'
  failureCount: number
  resultCode: number | null
  /** JSON. */
  payload: string
  /** The newest ones. */
  attempts: Attempt[]
}

/** The newest messages of a hook. */
export function messagesOf(state: ServerState, hookId: string): Collection<Message> {
  return state.collection(`webhook.${hookId}`)
}

/** The attempts at these messages. */
export function attemptsOf(state: ServerState, hookId: string): Attempt[] {
  return messagesOf(state, hookId)
    .all()
    .flatMap(({attempts}) => attempts)
}

const MAX_MESSAGES = 10
const MAX_STORED_ATTEMPTS = 10
/** A message is given up after this many error responses. */
const MAX_REFUSALS = 5

/** Delivers a hook's changes: in order, at least once, across restarts. */
export class Delivery {
  readonly hook: Hook
  readonly #lake: Lake
  readonly #state: ServerState
  readonly #stop = new AbortController()
  readonly #events = new EventEmitter()
  readonly #running: Promise<void>
  #cursor: number

  constructor(hook: Hook, {lake, state, isNew}: {lake: Lake; state: ServerState; isNew: boolean}) {
    this.hook = hook
    this.#lake = lake
    this.#state = state
    const known = isNew ? undefined : state.number(this.#cursorName)
    this.#cursor = known ?? lake.lastSequence()
    state.setNumber(this.#cursorName, this.#cursor)
    this.#running = this.#run()
  }

  get #cursorName(): string {
    return `webhook.${this.hook.id}`
  }

  /** Call after each commit. */
  wake(): void {
    this.#events.emit('news')
  }

  /** Resolves when the changes up to a transaction are delivered or given up. */
  async reached(sequence: number, stop: AbortSignal): Promise<void> {
    while (this.#cursor < sequence && !stop.aborted) {
      await nextEvent(this.#events, 'news', stop)
    }
  }

  async close(): Promise<void> {
    this.#stop.abort()
    await this.#running
    this.#state.setNumber(this.#cursorName, this.#cursor)
  }

  async #run(): Promise<void> {
    const {signal} = this.#stop
    while (!signal.aborted) {
      const pending = this.#lake.transactionsSince(this.#cursor)
      for (const transaction of pending) {
        const hasSent = await this.#announce(transaction)
        if (signal.aborted) return
        this.#cursor = transaction.sequence
        if (hasSent) this.#state.setNumber(this.#cursorName, this.#cursor)
        this.wake()
      }
      if (pending.length === 0) await nextEvent(this.#events, 'news', signal)
    }
  }

  /** Sends the messages of a transaction; resolves to whether there were any. */
  async #announce(transaction: CommittedTransaction): Promise<boolean> {
    const {sequence, dataset, transactionId, timestamp} = transaction
    const {hook} = this
    const {id: hookId, projectId} = hook
    if (hook.dataset !== dataset && hook.dataset !== '*') return false
    let hasSent = false
    for (const [index, change] of this.#lake.changesIn(sequence).entries()) {
      const payload = this.#payloadOf(change, dataset)
      if (payload === undefined) continue
      hasSent = true
      const message: Message = {
        id: `${hookId}-${sequence}-${index}`,
        projectId,
        hookId,
        dataset,
        createdAt: new Date().toISOString(),
        status: 'pending',
        failureCount: 0,
        resultCode: null,
        payload: JSON.stringify(payload),
        attempts: [],
      }
      const about = {'sanity-transaction-id': transactionId, 'sanity-transaction-time': timestamp}
      await this.#deliver(message, {...about, ...headersOf(message, change)})
      if (this.#stop.signal.aborted) return hasSent
    }
    return hasSent
  }

  #payloadOf(change: DocumentChange, dataset: string): unknown {
    try {
      return payloadOf(this.hook, change, dataset, this.#lake)
    } catch (error) {
      console.error('A webhook could not be evaluated:', error)
      return undefined
    }
  }

  /** Repeats a request until the receiver accepts it or has returned too many errors. */
  async #deliver(message: Message, about: Record<string, string>): Promise<void> {
    const {url, secret, httpMethod} = this.hook
    const receiver = {url, secret, httpMethod, headers: {...this.hook.headers, ...about}}
    const {signal} = this.#stop
    let refusals = 0
    while (message.status === 'pending') {
      const started = Date.now()
      const outcome = await post(receiver, message.payload, message.id, signal)
      if (signal.aborted) return
      if (outcome.failure === 'http') refusals += 1
      message.status = statusAfter(outcome, refusals)
      record(message, outcome, started)
      if (message.failureCount === 1) report(this.hook, outcome)
      // Stores only the first attempts and the result, so that a long outage does not write on every retry.
      if (message.status !== 'pending' || message.failureCount <= MAX_STORED_ATTEMPTS) {
        storeIfPossible(() => this.#store(message))
      }
      if (message.status !== 'pending') return
      await pause(retryDelay(message.failureCount), signal)
      if (signal.aborted) return
    }
  }

  #store(message: Message): void {
    const messages = messagesOf(this.#state, this.hook.id)
    messages.put(message)
    for (const {id} of messages.all().slice(0, -MAX_MESSAGES)) messages.remove(id)
  }
}

function report({name, url}: Hook, {status}: Outcome): void {
  const problem = status === undefined ? 'did not answer' : `answered ${status}`
  console.error(`The receiver of the webhook "${name}" at ${new URL(url).host} ${problem}.`)
}

function statusAfter({failure}: Outcome, refusals: number): Message['status'] {
  if (failure === null) return 'success'
  return refusals < MAX_REFUSALS ? 'pending' : 'failure'
}

function record(message: Message, outcome: Outcome, started: number): void {
  const {projectId, hookId, id} = message
  const attempt: Attempt = {
    id: randomUUID(),
    projectId,
    hookId,
    messageId: id,
    createdAt: new Date(started).toISOString(),
    duration: Date.now() - started,
    inProgress: false,
    isFailure: outcome.failure !== null,
    failureReason: outcome.failure,
    resultCode: outcome.status ?? null,
    resultBody: outcome.answer ?? null,
  }
  message.resultCode = attempt.resultCode
  if (attempt.isFailure) message.failureCount += 1
  message.attempts = [...message.attempts, attempt].slice(-MAX_STORED_ATTEMPTS)
}

function headersOf(message: Message, change: DocumentChange): Record<string, string> {
  return {
    'sanity-project-id': message.projectId,
    'sanity-dataset': message.dataset,
    'sanity-document-id': (change.after ?? change.before)?._id ?? '',
    'sanity-webhook-id': message.hookId,
    'sanity-operation': operationOf(change),
  }
}
