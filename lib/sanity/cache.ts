import {serverEnv} from '../server/env.ts'

/** Seconds after which a page is rendered again without an invalidation, which bounds the effect of a lost one. */
export const oldestPage = 3600

/**
 * An invalidated page is stale at once but can be served for another hour, so that an outage right after a publish
 * does no harm.
 */
export const invalidationDurations = {expire: oldestPage}

/** Seconds that a CDN may reuse a page: a minute without purging; with it an hour, in case a purge is lost. */
const maxAge = serverEnv().cdnPurgeUrl ? oldestPage : 60

/**
 * `cache-control` of pages: browsers always revalidate; a CDN may serve a stale page while it revalidates or while
 * the site is down.
 */
export const cacheControl = `public, max-age=0, s-maxage=${maxAge}, stale-while-revalidate=600, stale-if-error=86400`

/** Maximum tags that Next.js keeps per cached result (its `NEXT_CACHE_TAG_MAX_ITEMS`); it drops the others. */
const mostTags = 128

/** The cache tag of a sync tag, named as `next-sanity` names it. */
export function cacheTagOf(syncTag: string): string {
  return `sanity:${syncTag}`
}

/** Tag of results with more sync tags than a cached result may have; every publish invalidates it. */
export const everyPublishTag = 'sanity:every-publish'

/** Tag of the texts for machines. Every publish expires it, so that the first reader gets the new version. */
export const currentText = 'sanity:current-text'

/** The cache tags of a result with these sync tags. */
export function cacheTagsOf(syncTags: string[]): string[] {
  return syncTags.length > mostTags ? [everyPublishTag] : syncTags.map(cacheTagOf)
}
