import {createRequire} from 'node:module'

import type {CacheEntry, CacheHandler} from 'next/dist/server/lib/cache-handlers/types.js'

import {readEntry, writeEntry} from './entries.ts'
import {nameOf} from './names.ts'
import {redisUrl} from './setting.ts'
import {shareTags} from './tags.ts'

const require = createRequire(import.meta.url)
const {createDefaultCacheHandler} =
  require('next/dist/server/lib/cache-handlers/default') as typeof import('next/dist/server/lib/cache-handlers/default')

/** Bytes, as Next.js itself takes where nobody says otherwise. */
const memory = 50 * 1024 * 1024

type Kept = Omit<CacheEntry, 'value'> & {bytes: Uint8Array}

function entryOf({bytes, ...kept}: Kept): CacheEntry {
  return {...kept, value: new Blob([new Uint8Array(bytes)]).stream()}
}

async function keptOf({value, ...entry}: CacheEntry): Promise<Kept> {
  return {...entry, bytes: new Uint8Array(await new Response(value).arrayBuffer())}
}

/** One of two that are read, each to its end. */
async function split(pending: Promise<CacheEntry>): Promise<[CacheEntry, CacheEntry]> {
  const entry = await pending
  const [first, second] = entry.value.tee()
  return [
    {...entry, value: first},
    {...entry, value: second},
  ]
}

/**
 * Results of queries that instances share. Tags are announced where pages are kept, which hears of the same and reads the
 * same notes as this.
 */
function sharedQueries(own: CacheHandler, url: string): CacheHandler {
  return {
    ...own,
    async get(key, softTags) {
      await shareTags(url)
      const kept = await own.get(key, softTags)
      if (kept && kept.revalidate >= 0) return kept
      const shared = await readEntry<Kept>(nameOf('query', key))
      if (!shared || (kept && kept.timestamp >= shared.timestamp)) return kept
      await kept?.value.cancel()
      await own.set(key, Promise.resolve(entryOf(shared)))
      return own.get(key, softTags)
    },
    async set(key, pending) {
      const halves = split(pending)
      const isKept = own.set(
        key,
        halves.then(([first]) => first),
      )
      const [, second] = await halves
      const kept = await keptOf(second)
      await isKept
      void writeEntry(nameOf('query', key), kept)
    },
  }
}

const own = createDefaultCacheHandler(memory)

/** What Next.js keeps results of queries in: memory, which several instances share through Redis. */
export default redisUrl ? sharedQueries(own, redisUrl) : own
