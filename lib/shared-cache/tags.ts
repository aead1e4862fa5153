import {setTimeout as sleep} from 'node:timers/promises'

import {tagsManifest} from '../kept-pages/tags.ts'
import {askRedis, type Connection, keepConnected, within} from './connection.ts'
import {nameOf} from './names.ts'

type TagState = NonNullable<ReturnType<typeof tagsManifest.get>>

/** What was said of a tag, and when. */
type Change = TagState & {tag: string; at: number}

/** A stream: whoever comes late, or was away, reads what was said in between. */
const stream = nameOf('tags')

/** How many announcements are kept for those who come late. */
const memory = 10_000

/** How many are read at a time. */
const batch = 500

/** How long Redis holds a question that it has no answer to, in milliseconds, and how long after it counts as lost. */
const hold = 3000
const lost = hold + 2000

/** How long the first request waits to hear what was published before this instance started, in milliseconds. */
const startPatience = 1000

/** The newest that is known of each tag. Next.js, too, forgets none of them. */
const known = new Map<string, Change>()

/** What this instance has said and Redis has not taken yet. */
const unsent = new Map<string, Change>()

/** Takes what another instance said, unless something newer is known. */
function take(change: Change): void {
  const {tag, at, stale, expired} = change
  if ((known.get(tag)?.at ?? 0) >= at) return
  known.set(tag, change)
  tagsManifest.set(tag, {stale, expired})
}

async function send(): Promise<void> {
  const changes = [...unsent.values()]
  if (changes.length === 0) return
  const message = {changes: JSON.stringify(changes)}
  const trim = {strategy: 'MAXLEN', strategyModifier: '~', threshold: memory} as const
  const sent = await askRedis((redis) => redis.xAdd(stream, '*', message, {TRIM: trim}))
  if (!sent) return
  for (const change of changes) if (unsent.get(change.tag) === change) unsent.delete(change.tag)
}

/** Tells all instances what Next.js has just noted about these tags here. What Redis does not take now it is told later. */
export async function announceTags(tags: readonly string[]): Promise<void> {
  const at = Date.now()
  for (const tag of tags) {
    const change = {...tagsManifest.get(tag), tag, at}
    known.set(tag, change)
    unsent.set(tag, change)
  }
  await send()
}

interface Message {
  id: {toString(): string}
  message: Record<string, {toString(): string}>
}

function read(messages: readonly Message[]): void {
  for (const {message} of messages) {
    for (const change of JSON.parse(String(message['changes'] ?? '[]')) as Change[]) take(change)
  }
}

let position = '0'

async function next(redis: Connection, wait: boolean): Promise<number> {
  const options = {COUNT: batch, ...(wait ? {BLOCK: hold} : {})}
  const answer = await within(lost, redis.xRead({key: stream, id: position}, options))
  const messages = (answer as {messages: Message[]}[] | null)?.[0]?.messages ?? []
  // First: what cannot be read is not read again.
  position = messages.at(-1)?.id.toString() ?? position
  read(messages)
  return messages.length
}

/** A Redis that has forgotten everything is told what this instance knows. */
async function restore(redis: Connection): Promise<void> {
  if ((await within(lost, redis.xLen(stream))) > 0) return
  position = '0'
  for (const [tag, change] of known) unsent.set(tag, change)
}

let began = () => {}
const heard = new Promise<void>((resolve) => {
  began = resolve
})

/** Reads what was said while this instance was away, then waits for what is said next. */
async function listen(redis: Connection): Promise<never> {
  await restore(redis)
  while ((await next(redis, false)) === batch);
  began()
  for (;;) {
    await send()
    await next(redis, true)
  }
}

let start: Promise<void> | null = null

/**
 * Begins to listen to the other instances, and resolves when this one knows what they know; without Redis it waits only
 * once, and not for long.
 */
export function shareTags(url: string): Promise<void> {
  if (start) return start
  void keepConnected(url, listen)
  start = Promise.race([heard, sleep(startPatience, undefined, {ref: false})])
  return start
}
