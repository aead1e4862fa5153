import {EventEmitter} from 'node:events'

import type {CommittedTransaction, ContentLakeOptions, Lake} from '../contract.ts'
import type {ServerState} from '../state.ts'
import {nextEvent, pause, retryDelay} from './abortable.ts'
import {post, type Receiver} from './post.ts'
import type {Webhooks} from './webhooks.ts'

type WebhookOptions = NonNullable<ContentLakeOptions['syncTagWebhook']>

interface SyncTagSender {
  /** Aborts the delivery in flight; sends nothing afterward. */
  close(): Promise<void>
}

/** Deliveries are repeated: a page rendered during the first may be cached with old content. */
const REPEAT_AFTER_MS = 5000

const CURSOR = 'webhook.delivered'

/** Transactions per delivery, so that its body stays small after an outage. */
const MAX_BATCH = 200

/** Tags per request: the site rejects more, and a large import exceeds this. */
const MAX_TAGS = 1000

/** One delivery. */
interface Batch {
  dataset: string
  tags: string[]
  transactionIds: string[]
  /** Cursor after the receiver accepts this batch. */
  last: number
}

/** Sends the sync tags of published changes in order, at least once, across restarts. */
export function startSyncTagSender(
  lake: Lake,
  state: ServerState,
  webhooks: Webhooks,
  {url, secret, replayFrom}: WebhookOptions,
): SyncTagSender {
  const stop = new AbortController()
  let cursor = state.number(CURSOR) ?? lake.lastSequence()
  if (replayFrom !== undefined) cursor = Math.min(cursor, replayFrom)
  state.setNumber(CURSOR, cursor)
  const events = new EventEmitter()

  const unsubscribe = lake.onTransaction(({publishedSyncTags}) => {
    if (publishedSyncTags.length > 0) events.emit('publish')
  })

  const repeat = async (batch: Batch): Promise<void> => {
    await pause(REPEAT_AFTER_MS, stop.signal)
    if (!stop.signal.aborted) await deliver({url, secret}, batch, stop.signal, '-repeated')
  }

  const run = async (): Promise<void> => {
    let failures = 0
    while (!stop.signal.aborted) {
      const batch = nextBatch(lake.transactionsSince(cursor))
      if (!batch) {
        // Skip drafts, which need no delivery.
        cursor = Math.max(cursor, lake.lastSequence())
        await nextEvent(events, 'publish', stop.signal)
        continue
      }
      // Wait for the other webhooks first: pages rendered after the invalidation include what those receivers wrote.
      await webhooks.reached(batch.last, stop.signal)
      const problem = await deliver({url, secret}, batch, stop.signal)
      if (problem === undefined) {
        cursor = batch.last
        state.setNumber(CURSOR, cursor)
        failures = 0
        void repeat(batch)
        continue
      }
      if (failures === 0 && !stop.signal.aborted) report(url, problem)
      failures += 1
      await pause(retryDelay(failures), stop.signal)
    }
  }
  const running = run()

  return {
    async close() {
      unsubscribe()
      stop.abort()
      await running
    },
  }
}

/** The oldest undelivered changes of one dataset, up to another dataset's first. */
function nextBatch(transactions: CommittedTransaction[]): Batch | undefined {
  const pending = transactions.filter(({publishedSyncTags}) => publishedSyncTags.length > 0)
  const dataset = pending[0]?.dataset
  const otherwise = pending.findIndex((transaction) => transaction.dataset !== dataset)
  const batch = pending.slice(0, Math.min(MAX_BATCH, otherwise === -1 ? Infinity : otherwise))
  const last = batch.at(-1)
  if (!last || dataset === undefined) return undefined
  return {
    dataset,
    tags: [...new Set(batch.flatMap(({publishedSyncTags}) => publishedSyncTags))],
    transactionIds: batch.map(({transactionId}) => transactionId),
    last: last.sequence,
  }
}

/** Resolves to a description of the failure; undefined when the whole batch was accepted. */
async function deliver(
  receiver: Receiver,
  {dataset, tags, transactionIds, last}: Batch,
  stop: AbortSignal,
  suffix = '',
): Promise<string | undefined> {
  for (let start = 0; start < tags.length; start += MAX_TAGS) {
    const part = start === 0 ? '' : `-${start}`
    const key = `${dataset}-${transactionIds[0]}-${last}${part}${suffix}`
    const payload = {tags: tags.slice(start, start + MAX_TAGS), dataset, transactionIds}
    const {failure, status} = await post(receiver, JSON.stringify(payload), key, stop)
    if (failure !== null) return status === undefined ? 'did not answer' : `answered ${status}`
  }
  return undefined
}

/** Logs once per outage, so that a site that is still starting does not flood the terminal. */
function report(url: string, problem: string): void {
  console.error(
    `The webhook receiver at ${new URL(url).host} ${problem}; retrying until it answers.`,
  )
}
