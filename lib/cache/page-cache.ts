import {createRequire} from 'node:module'

import type {CacheHandler} from 'next/dist/server/lib/incremental-cache/index.js'

import type {CacheClass, CacheEntry} from '../kept-pages/cache-class.ts'
import {withoutEndless} from '../kept-pages/endless.ts'
import {withLasting} from '../kept-pages/lasting.ts'
import {withOvertaken} from '../kept-pages/overtaken.ts'
import {withOverview} from '../kept-pages/overview.ts'
import {joinScripts, scriptHashes} from '../platform/security/page-scripts.ts'
import {loadingPolicy, policyHeader} from '../platform/security/policies.ts'
import {withSharing} from '../shared-cache/pages.ts'
import {redisUrl} from '../shared-cache/setting.ts'
import {cacheControl} from './cache-control.ts'

/** The pages of the Studio; the key of a page ends with its path. */
const studioKey = /(?:^|\/\$)\/studio(?:\/|$)/

/** What has a policy by now. One that comes from the disk has its policy from another file, which may be older or newer. */
const known = new WeakSet<object>()

/**
 * Writes a page's policy into the headers that are cached with it. A page with dynamic parts gets its policy, with a nonce,
 * from the proxy instead.
 */
function addPolicy(key: string, entry: CacheEntry): void {
  if (!entry || !('segmentData' in entry) || entry.postponed) return
  if (known.has(entry)) return
  known.add(entry)
  const place = studioKey.test(key) ? 'studio' : 'site'
  entry.html = joinScripts(entry.html)
  entry.headers ??= {}
  entry.headers[policyHeader] = loadingPolicy(place, scriptHashes(entry.html))
}

/** Says how long a CDN may keep what this cache keeps, unless the route itself has said it. */
function addCacheControl(entry: CacheEntry): void {
  if (!entry || !('headers' in entry)) return
  if (('postponed' in entry && entry.postponed) || (entry.status ?? 200) !== 200) return
  entry.headers ??= {}
  entry.headers['cache-control'] ??= cacheControl
}

/**
 * A cache of rendered pages that keeps with each the hashes of its scripts, which so costs a request nothing: a page is
 * hashed when it is rendered, or read from the build. What Next.js sends first is the entry that it has just kept.
 */
export function withPolicies(Cache: CacheClass): CacheClass {
  return class extends Cache {
    override async get(...[key, context]: Parameters<CacheHandler['get']>) {
      const found = await super.get(key, context)
      addPolicy(key, found?.value ?? null)
      addCacheControl(found?.value ?? null)
      return found
    }

    override async set(...[key, entry, context]: Parameters<CacheHandler['set']>) {
      addPolicy(key, entry)
      addCacheControl(entry)
      await super.set(key, entry, context)
    }
  }
}

const require = createRequire(import.meta.url)
// Node.js loads this file itself, and takes a default export of CommonJS for a property.
const files =
  require('next/dist/server/lib/incremental-cache/file-system-cache') as typeof import('next/dist/server/lib/incremental-cache/file-system-cache')

const Files = files.default as unknown as CacheClass

/**
 * Next.js's own cache in memory and files, with policies; it outlasts the process, or is shared by the instances of the site
 * if there are several.
 */
export default withPolicies(
  withoutEndless(
    withOverview(withOvertaken(redisUrl ? withSharing(Files, redisUrl) : withLasting(Files))),
  ),
)
