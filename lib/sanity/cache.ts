/** Seconds after which a page is rendered again without an invalidation, which bounds the effect of a lost one. */
export const oldestPage = 3600

/**
 * An invalidated page is stale at once but can be served for another hour, so that an outage right after a publish
 * does no harm.
 */
export const invalidationDurations = {expire: oldestPage}

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
