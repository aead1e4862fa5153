import {randomUUID} from 'node:crypto'
import {setTimeout as sleep} from 'node:timers/promises'

import {createClient} from '@redis/client'
import {PHASE_PRODUCTION_BUILD} from 'next/constants.js'

import {publicEnv, serverEnv} from '../server/env.ts'
import {logSharedInvalidations} from '../server/log.ts'
import {oldestPage} from './cache.ts'

/** Seconds after which what has an invalidated tag is no longer served. */
interface Durations {
  expire?: number
}

/** Invalidates tags in this process. */
export type Invalidate = (tags: string[], durations: Durations) => Promise<void>

/** URL of Redis; undefined in a build, which has its own caches. */
export const redisUrl =
  process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD ? undefined : serverEnv().redisUrl

/** Named by dataset, because sites with other content may share the Redis. */
const stream = `${publicEnv.sanityProjectId}:${publicEnv.sanityDataset}:invalidations`

/** Marks this instance's own entries in the stream. */
const instance = randomUUID()

/** Entries that Redis keeps for instances that reconnect. */
const streamLength = 10_000

/** Milliseconds. */
const reconnectDelay = 500
const blockTime = 5000
const socketTimeout = 2 * blockTime

function connect(url: string) {
  const client = createClient({
    url,
    // Commands are queued while Redis is unreachable, so that other instances still receive every invalidation.
    commandsQueueMaxLength: streamLength,
    pingInterval: blockTime,
    socket: {reconnectStrategy: reconnectDelay, socketTimeout},
  })
  let isConnected: boolean | null = null
  const report = (now: boolean) => {
    if (isConnected !== now) logSharedInvalidations(now)
    isConnected = now
  }
  client.on('ready', () => report(true))
  client.on('error', () => report(false))
  void client.connect().catch(() => undefined)
  return client
}

const redis = redisUrl ? connect(redisUrl) : null

/** Publishes invalidated tags to the other instances. Does not wait for Redis. */
export function publishInvalidation(tags: string[], durations: Durations): void {
  const entry = {instance, tags: JSON.stringify(tags), durations: JSON.stringify(durations)}
  const TRIM = {strategy: 'MAXLEN', strategyModifier: '~', threshold: streamLength} as const
  void redis?.xAdd(stream, '*', entry, {TRIM}).catch(() => undefined)
}

/** An entry of the stream. Earlier versions of the site wrote no durations. */
function invalidationIn({tags = '[]', durations = '{}'}: Record<string, string>) {
  return [JSON.parse(tags) as string[], JSON.parse(durations) as Durations] as const
}

/** Applies the invalidations of other instances until the process ends. Returns at once without Redis. */
export async function subscribeToInvalidations(invalidate: Invalidate): Promise<void> {
  if (!redis) return
  const reader = redis.duplicate()
  reader.on('error', () => undefined)
  void reader.connect().catch(() => undefined)
  // Ids begin with a timestamp. Pages older than this are expired by age anyway.
  let id = String(Date.now() - oldestPage * 1000)
  for (;;) {
    const answer = await reader.xRead({key: stream, id}, {BLOCK: blockTime}).catch(() => null)
    const entries = answer?.[0]?.messages ?? []
    for (const {message} of entries) {
      if (message['instance'] === instance) continue
      await invalidate(...invalidationIn(message))
    }
    id = entries.at(-1)?.id ?? id
    // Without a connection the call returns at once.
    if (!answer) await sleep(reconnectDelay, undefined, {ref: false})
  }
}
