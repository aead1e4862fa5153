import {join} from 'node:path'

import type {CacheHandler} from 'next/dist/server/lib/incremental-cache/index.js'

import {logNotKept} from '../platform/logging/not-kept.ts'
import type {CacheClass} from './cache-class.ts'
import {noteTags, outdate, recallTags} from './stale-tags.ts'
import {wholeFiles} from './whole-files.ts'

/** Beside the pages: a new build begins anew. */
const notes = 'route-cache/announced-tags'

/** Once for a process, not for each of the handlers that Next.js makes. */
let recalled = false

/** The date of the newest page that is kept. */
let newest = 0

/**
 * A cache of pages in files that goes on where it was when the process ended, however it ended: each file is whole, and what
 * was announced is known. What finds no room on the disk is kept in memory.
 */
export function withLasting(Cache: CacheClass): CacheClass {
  return class extends Cache {
    readonly #notes: string

    constructor(context: ConstructorParameters<typeof CacheHandler>[0]) {
      super(context.fs ? {...context, fs: wholeFiles(context.fs)} : context)
      this.#notes = join(context.serverDistDir ?? '', notes)
      if (recalled) return
      recalled = true
      recallTags(this.#notes)
    }

    override async set(...[key, value, context]: Parameters<CacheHandler['set']>) {
      newest = Math.max(newest, Date.now())
      // It is in memory by now; Next.js would put the former page back.
      await super.set(key, value, context).catch(logNotKept)
    }

    override async revalidateTag(...[tags, durations]: Parameters<CacheHandler['revalidateTag']>) {
      await super.revalidateTag(tags, durations)
      const all = [tags].flat()
      outdate(all, newest)
      await noteTags(this.#notes, all).catch(logNotKept)
    }
  }
}
