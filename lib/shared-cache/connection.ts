import {setTimeout as sleep} from 'node:timers/promises'

import {createClient, RESP_TYPES} from '@redis/client'

import {logSharedCache} from '../platform/logging/shared-cache.ts'

/** How long Redis may take to connect, in milliseconds. */
const connectPatience = 2000

/** How long Redis may take to answer, in milliseconds: rendering the page takes about as long. */
const patience = 200

/** For how long Redis is asked nothing after it has not answered in time, in milliseconds. */
const pause = 2000

/** How long after a connection was lost the next is tried, in milliseconds. */
const retryDelay = 500

function createConnection(url: string) {
  const client = createClient({
    url,
    // Nothing waits for a Redis that is not there: pages are read from the cache of this instance, or rendered.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1000,
    // What is done about a lost connection is said below, for both of them together.
    socket: {connectTimeout: connectPatience, reconnectStrategy: false},
    commandOptions: {typeMapping: {[RESP_TYPES.BLOB_STRING]: Buffer}},
  })
  // Whoever waits for an answer hears of it; an event that nobody listens to would end the process.
  client.on('error', () => {})
  return client
}

/** A connection to Redis, which answers texts as bytes. */
export type Connection = ReturnType<typeof createConnection>

/** The result of the work, or an error when it takes too long. */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Redis did not answer in time.')), milliseconds)
  })
  try {
    return await Promise.race([work, end])
  } finally {
    clearTimeout(timer)
  }
}

let commands: Connection | null = null
/** By the clock that nobody sets. */
let pausedUntil = 0

/**
 * What Redis answers, or undefined when it is not there, fails or does not answer in time: then it is left alone for a
 * while, so that a Redis that hangs does not slow every request down.
 */
export async function askRedis<Result>(
  command: (connection: Connection) => Promise<Result>,
): Promise<Result | undefined> {
  if (!commands?.isReady || performance.now() < pausedUntil) return undefined
  try {
    return await within(patience, command(commands))
  } catch {
    pausedUntil = performance.now() + pause
    return undefined
  }
}

/** Says once that Redis is there or is not. */
function reporter(): (isThere: boolean) => void {
  let known: boolean | null = null
  return (isThere) => {
    if (known !== isThere) logSharedCache(isThere)
    known = isThere
  }
}

/**
 * Connects to Redis, and again whenever the connection is lost, as long as the process lives. `listen` gets a connection
 * of its own, which it may wait on, and fails when that is lost.
 */
export async function keepConnected(
  url: string,
  listen: (connection: Connection) => Promise<never>,
): Promise<never> {
  const report = reporter()
  for (;;) {
    const pair = [createConnection(url), createConnection(url)] as const
    try {
      const [forCommands, forListening] = pair
      await within(connectPatience, Promise.all(pair.map((connection) => connection.connect())))
      commands = forCommands
      pausedUntil = 0
      report(true)
      await listen(forListening)
    } catch {
      report(false)
    } finally {
      commands = null
      for (const connection of pair) connection.destroy()
    }
    // A site that is asked to end does not wait for this.
    await sleep(retryDelay, undefined, {ref: false})
  }
}
