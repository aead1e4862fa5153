import type {CacheHandler} from 'next/dist/server/lib/incremental-cache/index.js'

import type {CacheClass, CacheEntry} from './cache-class.ts'

/** Below the Studio's address every other one is the same page. The key of a page ends with its path. */
const belowStudio = /(?:^|\/\$)\/studio\/./

/** Whether there is no end to the addresses that are answered like this: what is not there, and places in the Studio. */
function isEndless(key: string, entry: CacheEntry): boolean {
  if (!entry || !('status' in entry)) return false
  if ((entry.status ?? 200) >= 400) return true
  return 'segmentData' in entry && belowStudio.test(key)
}

type Context = Parameters<CacheHandler['get']>[1]

/**
 * A cache that does not keep what anybody could ask for without end, which would fill the disk. What is gone takes the place
 * of what was kept.
 */
export function withoutEndless(Cache: CacheClass): CacheClass {
  return class extends Cache {
    override async set(...[key, entry, context]: Parameters<CacheHandler['set']>) {
      const isNew = async () =>
        !(await super.get(key, {...context, kind: entry?.kind} as unknown as Context))
      if (isEndless(key, entry) && (await isNew())) return
      await super.set(key, entry, context)
    }
  }
}
