import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join} from 'node:path'

import type {
  CacheHandler,
  CacheHandlerContext,
  CacheHandlerValue,
} from 'next/dist/server/lib/incremental-cache/index.js'

import type {CacheClass} from '../kept-pages/cache-class.ts'
import {isOvertaken} from '../kept-pages/overtaken.ts'
import {areTagsExpired, areTagsStale, tagsOf} from '../kept-pages/tags.ts'
import {readEntry, writeEntry} from './entries.ts'
import {nameOf} from './names.ts'
import {announceTags, shareTags} from './tags.ts'

const require = createRequire(import.meta.url)
const {getMemoryCache} =
  require('next/dist/server/lib/incremental-cache/memory-cache.external') as typeof import('next/dist/server/lib/incremental-cache/memory-cache.external')

let knownBuild: string | undefined

/** Pages name files of their build, so each build has pages of its own. */
function buildOf({serverDistDir = ''}: CacheHandlerContext): string {
  knownBuild ??= readFileSync(join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim()
  return knownBuild
}

/** Whether something behind an entry was published since it was rendered. */
function isOutdated({value, lastModified}: CacheHandlerValue): boolean {
  const tags = tagsOf(value)
  return areTagsStale(tags, lastModified) || areTagsExpired(tags, lastModified)
}

/** Pages, and answers of routes; what else Next.js keeps is of no use to others. */
const isPage = (kind: string | undefined) => kind === 'APP_PAGE' || kind === 'APP_ROUTE'

/**
 * A cache of rendered pages whose instances share what they render. Each keeps pages itself, and asks Redis only for those
 * that it does not have, or that a publish has made old: without Redis it does what one instance alone does.
 */
export function withSharing(Cache: CacheClass, url: string): CacheClass {
  return class extends Cache {
    readonly #context: CacheHandlerContext

    constructor(context: CacheHandlerContext) {
      // The files of the build stay as they are, since several instances may read them at once.
      super({...context, flushToDisk: false})
      this.#context = context
    }

    override async get(...[key, context]: Parameters<CacheHandler['get']>) {
      await shareTags(url)
      const own = await super.get(key, context)
      if (!isPage(context.kind) || (own && !isOutdated(own))) return own
      const shared = await readEntry<CacheHandlerValue>(this.#nameOf(key))
      if (!shared || (own && own.lastModified >= shared.lastModified)) return own
      const {maxMemoryCacheSize} = this.#context
      if (maxMemoryCacheSize) getMemoryCache(maxMemoryCacheSize).set(key, shared)
      return shared
    }

    override async set(...[key, value, context]: Parameters<CacheHandler['set']>) {
      const lastModified = Date.now()
      await super.set(key, value, context)
      if (!isPage(value?.kind) || !('cacheControl' in context)) return
      // It would count as new for the others, who render it themselves.
      if (isOvertaken(key)) return
      const {cacheControl} = context
      void writeEntry(this.#nameOf(key), {lastModified, value, cacheControl})
    }

    override async revalidateTag(...[tags, durations]: Parameters<CacheHandler['revalidateTag']>) {
      await super.revalidateTag(tags, durations)
      await announceTags([tags].flat())
    }

    #nameOf(key: string): string {
      return nameOf('page', buildOf(this.#context), key)
    }
  }
}
