import {createRequire} from 'node:module'

import {countAnnouncements} from './announcements.ts'
import type {CacheEntry} from './cache-class.ts'

const require = createRequire(import.meta.url)

/** What Next.js knows of announced tags. Node.js loads the cache of pages itself, and needs the one copy that Next.js has. */
export const {areTagsExpired, areTagsStale, tagsManifest} =
  require('next/dist/server/lib/incremental-cache/tags-manifest.external') as typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external')

countAnnouncements(tagsManifest)

/** The tags that a page was kept with. */
export function tagsOf(entry: CacheEntry): string[] {
  const header = entry && 'headers' in entry ? entry.headers?.['x-next-cache-tags'] : undefined
  return typeof header === 'string' ? header.split(',') : []
}
