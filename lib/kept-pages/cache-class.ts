import type {CacheHandler} from 'next/dist/server/lib/incremental-cache/index.js'

/** A cache of pages as Next.js makes it, which others here add to. */
export type CacheClass = new (...args: ConstructorParameters<typeof CacheHandler>) => CacheHandler

/** A page, an answer of a route, or nothing. */
export type CacheEntry = Parameters<CacheHandler['set']>[1]
