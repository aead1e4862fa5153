import {randomUUID} from 'node:crypto'
import {rename} from 'node:fs/promises'
import {createRequire} from 'node:module'

import type {CacheHandler} from 'next/dist/server/lib/incremental-cache/index.js'

import {logPageNotStored} from '../platform/logging/cache.ts'
import {loadingPolicy, policyHeader} from '../platform/security/policies.ts'
import {scriptHashes} from '../platform/security/script-hashes.ts'
import {cacheControl} from './cache-control.ts'
import {invalidationDurations, oldestPage} from './invalidation.ts'
import {hearOtherInstances, redisUrl, tellOtherInstances} from './shared-invalidations.ts'

type Context = ConstructorParameters<typeof CacheHandler>[0]
type Files = NonNullable<Context['fs']>
type Entry = Parameters<CacheHandler['set']>[1]

const require = createRequire(import.meta.url)
const {default: FileSystemCache} =
  require('next/dist/server/lib/incremental-cache/file-system-cache') as {
    default: new (context: Context) => CacheHandler
  }

/** Pages of the Studio. Cache keys end with the path of their page. */
const studioKey = /(?:^|\/\$)\/studio$/

/** Entries that have their headers: the cache returns the same objects again and again. */
const completed = new WeakSet<object>()

/**
 * Adds the policy with the hashes of a page's inline scripts, and how long a CDN may keep the response. The proxy gives
 * pages with dynamic parts (`postponed`) a nonce instead.
 */
function addHeaders(key: string, entry: Entry | undefined): void {
  if (!entry || !('headers' in entry) || completed.has(entry)) return
  completed.add(entry)
  if ('postponed' in entry && entry.postponed) return
  entry.headers ??= {}
  if ((entry.status ?? 200) === 200) entry.headers['cache-control'] ??= cacheControl
  if (!('segmentData' in entry)) return
  const place = studioKey.test(key) ? 'studio' : 'site'
  entry.headers[policyHeader] = loadingPolicy(place, scriptHashes(entry.html))
}

/** Next.js renders a stale page anew when a form is sent to it, with the nonce of that request. */
const hasNonce = (entry: Entry): boolean =>
  entry !== null && 'html' in entry && entry.html.includes('" nonce="')

/** Writes files whole. A process killed while it writes would leave half a page to everybody after the next start. */
function withWholeFiles(files: Files): Files {
  const writeFile: Files['writeFile'] = async (file, data) => {
    const unfinished = `${file}.${randomUUID()}.tmp`
    await files.writeFile(unfinished, data)
    await rename(unfinished, file)
  }
  return {...files, writeFile}
}

/** Next.js makes a cache for each request. One of them listens. */
let isListening = false

/**
 * Next.js's own page cache, plus headers that are stored with each page. No documented interface adds a policy with
 * hashes to static pages; a nonce would make every page dynamic, at six to eight times the cost of a request.
 */
export default class PageCache extends FileSystemCache {
  constructor(context: Context) {
    // Instances may share the folder of the build: then each keeps its pages in memory.
    const flushToDisk = context.flushToDisk && !redisUrl
    super({...context, flushToDisk, fs: context.fs && withWholeFiles(context.fs)})
    if (isListening) return
    isListening = true
    void hearOtherInstances((tags) => super.revalidateTag(tags, invalidationDurations))
  }

  override async get(...[key, context]: Parameters<CacheHandler['get']>) {
    const found = await super.get(key, context)
    if (!found) return found
    addHeaders(key, found.value)
    // The clock was ahead: no invalidation would ever be later than this page.
    const isFromFuture = found.lastModified > Date.now() + 1000
    return isFromFuture ? {...found, lastModified: Date.now() - oldestPage * 1000 - 1} : found
  }

  override async set(...[key, entry, context]: Parameters<CacheHandler['set']>) {
    addHeaders(key, entry)
    // Strangers choose the addresses of pages that are not found: their files would fill the disk.
    if (entry && 'status' in entry && entry.status === 404) return
    if (hasNonce(entry)) return
    // The page is in memory by now. Without this a full disk would turn every new page into an error.
    await super.set(key, entry, context).catch(logPageNotStored)
  }

  override async revalidateTag(...[tags, durations]: Parameters<CacheHandler['revalidateTag']>) {
    await super.revalidateTag(tags, durations)
    tellOtherInstances([tags].flat())
  }
}
