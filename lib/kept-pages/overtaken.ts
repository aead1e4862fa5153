import type {CacheHandler} from 'next/dist/server/lib/incremental-cache/index.js'

import type {CacheClass, CacheEntry} from './cache-class.ts'
import {latest} from './stale-tags.ts'
import {areTagsStale, tagsOf} from './tags.ts'

/** Whether something behind an entry was announced since this date. */
const isOutdated = (entry: CacheEntry, date: number) => areTagsStale(tagsOf(entry), date)

/** When outdated and unknown pages were asked for that are not rendered yet, by their keys. */
const asked = new Map<string, number>()

/** Addresses of no page are asked for, too, and never rendered: of more than can be in work at once the oldest go. */
const mostAsked = 1000

function noteAsked(key: string): void {
  if (asked.has(key)) return
  asked.set(key, latest())
  const [oldest] = asked.keys()
  if (asked.size > mostAsked && oldest !== undefined) asked.delete(oldest)
}

interface Overtaken {
  /** When the page was asked for. */
  date: number
  /** When it was ready. */
  ready: number
}

/** Pages that were outdated when they were ready. */
const overtaken = new Map<string, Overtaken>()

/** Whether what was last rendered of a page was outdated when it was ready. */
export const isOvertaken = (key: string): boolean => overtaken.has(key)

/** The date that counts for a page; what another instance has rendered since has its own. */
function dateOf(key: string, lastModified: number): number {
  const note = overtaken.get(key)
  return note && lastModified <= note.ready ? note.date : lastModified
}

/**
 * A cache that dates a page by when it was asked for, if something was announced while it was rendered: it may show what was
 * read before. Next.js dates it by when it is ready, and would show it until the next publish.
 */
export function withOvertaken(Cache: CacheClass): CacheClass {
  return class extends Cache {
    override async get(...[key, context]: Parameters<CacheHandler['get']>) {
      const found = await super.get(key, context)
      if (!found) {
        noteAsked(key)
        return found
      }
      const date = dateOf(key, found.lastModified)
      if (isOutdated(found.value, date)) noteAsked(key)
      else asked.delete(key)
      return {...found, lastModified: date}
    }

    override async set(...[key, entry, context]: Parameters<CacheHandler['set']>) {
      const date = asked.get(key)
      asked.delete(key)
      if (date === undefined || !isOutdated(entry, date)) overtaken.delete(key)
      else overtaken.set(key, {date, ready: Infinity})
      await super.set(key, entry, context)
      const note = overtaken.get(key)
      if (note) overtaken.set(key, {...note, ready: Date.now()})
    }
  }
}
