import {randomUUID} from 'node:crypto'
import {rename} from 'node:fs/promises'
import {createRequire} from 'node:module'

import type {CacheHandler} from 'next/dist/server/lib/incremental-cache/index.js'

import {readReadiness} from '../server/health.ts'
import {logPageNotStored} from '../server/log.ts'
import {loadingPolicy, policyHeader, scriptHashes} from '../server/security-policy.ts'
import {storing} from '../server/storing.ts'
import {invalidationDurations, isOver, oldestPage} from './cache.ts'
import {publishInvalidation, redisUrl, subscribeToInvalidations} from './shared-invalidations.ts'

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

/** Entries that already have their headers: the cache returns the same objects repeatedly. */
const completed = new WeakSet<object>()

/** Writes adjacent scripts with React's data as one: a long page has hundreds, and each would be a hash in its policy. */
const joinDataScripts = (html: string) =>
  html.replaceAll('])</script><script>self.__next_f.push([', ']);self.__next_f.push([')

/**
 * Adds the content security policy with the hashes of a page's inline scripts, and a CDN lifetime. The proxy gives
 * pages with dynamic parts (`postponed`) a nonce instead.
 */
function addHeaders(key: string, entry: Entry | undefined): void {
  if (!entry || !('headers' in entry) || completed.has(entry)) return
  completed.add(entry)
  if ('postponed' in entry && entry.postponed) return
  entry.headers ??= {}
  if ((entry.status ?? 200) === 200) entry.headers['cache-control'] ??= storing.page
  if (!('segmentData' in entry)) return
  const area = studioKey.test(key) ? 'studio' : 'site'
  entry.html = joinDataScripts(entry.html)
  entry.headers[policyHeader] = loadingPolicy(area, scriptHashes(entry.html))
}

/** The cache tags of a page. */
function tagsOf(entry: Entry | undefined): string[] {
  const headers = entry && 'headers' in entry ? entry.headers : undefined
  return String(headers?.['x-next-cache-tags'] ?? '').split(',')
}

/** Writes files atomically: a process killed while writing would leave a truncated page for the next one to serve. */
function withWholeFiles(files: Files): Files {
  const writeFile: Files['writeFile'] = async (file, data) => {
    const unfinished = `${file}.${randomUUID()}.tmp`
    await files.writeFile(unfinished, data)
    await rename(unfinished, file)
  }
  return {...files, writeFile}
}

/** Next.js creates a cache per request; only the first one listens. */
let isListening = false

/**
 * Next.js's page cache, with headers stored with each page. No documented interface adds hashes to the policy of
 * static pages; a nonce would make every page dynamic, at six to eight times the cost per request.
 */
export default class PageCache extends FileSystemCache {
  constructor(context: Context) {
    // Instances with Redis may share the build folder, so each keeps its pages in memory.
    const flushToDisk = context.flushToDisk && !redisUrl
    super({...context, flushToDisk, fs: context.fs && withWholeFiles(context.fs)})
    if (isListening) return
    isListening = true
    void subscribeToInvalidations((tags, durations) =>
      super.revalidateTag(tags, {...invalidationDurations, ...durations}),
    )
  }

  override async get(...[key, context]: Parameters<CacheHandler['get']>) {
    const found = await super.get(key, context)
    if (!found) return null
    // Without the Content Lake there is no newer page; a script hides the bar.
    if (isOver(tagsOf(found.value)) && (await readReadiness()).contentLake) return null
    addHeaders(key, found.value)
    // The clock was ahead. Treat the page as expired, or no invalidation would ever be later than it.
    const isFromFuture = found.lastModified > Date.now() + 1000
    return isFromFuture ? {...found, lastModified: Date.now() - oldestPage * 1000 - 1} : found
  }

  override async set(...[key, entry, context]: Parameters<CacheHandler['set']>) {
    addHeaders(key, entry)
    // Don't store 404s: anybody can request any number of addresses and fill the disk.
    if (entry && 'status' in entry && entry.status === 404) return
    // The page is in memory already, so a full disk must not fail the request.
    await super.set(key, entry, context).catch(logPageNotStored)
  }

  override async revalidateTag(...[tags, durations]: Parameters<CacheHandler['revalidateTag']>) {
    await super.revalidateTag(tags, durations)
    publishInvalidation([tags].flat(), durations ?? {})
  }
}
