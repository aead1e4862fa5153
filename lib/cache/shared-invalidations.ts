import {randomUUID} from 'node:crypto'
import {setTimeout as sleep} from 'node:timers/promises'

import {createClient} from '@redis/client'
import {PHASE_PRODUCTION_BUILD} from 'next/constants.js'

import {publicEnv, serverEnv} from '../platform/env.ts'
import {logSharedInvalidations} from '../platform/logging/cache.ts'
import {oldestPage} from './invalidation.ts'

/** Invalidates tags in this process. */
export type Invalidate = (tags: string[]) => Promise<void>

/** The Redis of this process. A build has none: it reads content of its own. */
export const redisUrl =
  process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD ? undefined : serverEnv().redisUrl

/** Sites on other content may use the same Redis. */
const stream = `${publicEnv.sanityProjectId}:${publicEnv.sanityDataset}:invalidations`

/** Which entries of the stream are this instance's own. */
const instance = randomUUID()

/** Entries that Redis keeps for instances that were away. */
const streamLength = 10_000

/** Milliseconds. */
const reconnectDelay = 500
const blockTime = 5000
const socketTimeout = 2 * blockTime

function connect(url: string) {
  const client = createClient({
    url,
    // Commands wait in a queue while Redis is away, so no publish is lost to the other instances.
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

/** Tells the other instances what was invalidated here. Does not wait for Redis. */
export function tellOtherInstances(tags: string[]): void {
  const entry = {instance, tags: JSON.stringify(tags)}
  const TRIM = {strategy: 'MAXLEN', strategyModifier: '~', threshold: streamLength} as const
  void redis?.xAdd(stream, '*', entry, {TRIM}).catch(() => undefined)
}

/** Invalidates what other instances invalidate, as long as the process lives. Without Redis it returns at once. */
export async function hearOtherInstances(invalidate: Invalidate): Promise<void> {
  if (!redis) return
  const reader = redis.duplicate()
  reader.on('error', () => undefined)
  void reader.connect().catch(() => undefined)
  // Ids begin with a time. What is older than this is rendered again because of its age.
  let id = String(Date.now() - oldestPage * 1000)
  for (;;) {
    const answer = await reader.xRead({key: stream, id}, {BLOCK: blockTime}).catch(() => null)
    const entries = answer?.[0]?.messages ?? []
    for (const {message} of entries) {
      if (message['instance'] === instance) continue
      await invalidate(JSON.parse(message['tags'] ?? '[]') as string[])
    }
    id = entries.at(-1)?.id ?? id
    // A lost connection answers at once.
    if (!answer) await sleep(reconnectDelay, undefined, {ref: false})
  }
}
