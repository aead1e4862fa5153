import type {CacheHandler} from 'next/dist/server/lib/incremental-cache/index.js'

import type {CacheClass, CacheEntry} from './cache-class.ts'
import {offerReadPages} from './read-pages.ts'
import {areTagsStale, tagsOf} from './tags.ts'

interface Note {
  tags: readonly string[]
  /** When the page was rendered. */
  date: number
}

/** Next.js bundles a copy of this file, and may load it after the one that Node.js has loaded: both have the same notes. */
const place = Symbol.for('page-notes')

type Place = typeof globalThis & {[place]?: Map<string, Note>}

const notes = ((globalThis as Place)[place] ??= new Map<string, Note>())

/** Thousands of pages have the same tags: each is in memory once. */
const known = new Map<string, string>()

function shared(tag: string): string {
  const same = known.get(tag)
  if (same !== undefined) return same
  known.set(tag, tag)
  return tag
}

/** Next.js tags each page with its route as well, of which nobody publishes anything. */
const isOfContent = (tag: string) => !tag.startsWith('_N_T_')

/** `/route-cache/<build>/$/en/about` → `/en/about`, where the key of a page has such a beginning. */
const routeOf = (key: string) => key.slice(key.indexOf('/$/') + (key.includes('/$/') ? 2 : 1))

function note(key: string, entry: CacheEntry, date: number): void {
  if (!entry || !('headers' in entry)) return
  const route = routeOf(key)
  if (notes.get(route)?.date === date) return
  notes.set(route, {tags: tagsOf(entry).filter(isOfContent).map(shared), date})
}

offerReadPages(() =>
  [...notes].map(([route, {tags, date}]) => ({route, isOutdated: areTagsStale([...tags], date)})),
)

/** A cache that knows of the pages that it has read or rendered which of them are outdated. */
export function withOverview(Cache: CacheClass): CacheClass {
  return class extends Cache {
    override async get(...[key, context]: Parameters<CacheHandler['get']>) {
      const found = await super.get(key, context)
      if (found) note(key, found.value, found.lastModified ?? 0)
      return found
    }

    override async set(...[key, entry, context]: Parameters<CacheHandler['set']>) {
      await super.set(key, entry, context)
      note(key, entry, Date.now())
    }
  }
}
