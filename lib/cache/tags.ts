/** Most tags that Next.js keeps with a cached result (its `NEXT_CACHE_TAG_MAX_ITEMS`); it drops the others. */
const mostTags = 128

/** The cache tag of a sync tag, named as `next-sanity` names it. */
export function cacheTagOf(syncTag: string): string {
  return `sanity:${syncTag}`
}

/** The tag of results that more documents are behind than a result may have tags; every publish makes them new. */
export const everyPublishTag = 'sanity:every-publish'

/** The cache tags of a result with these sync tags. */
export function cacheTagsOf(syncTags: string[]): string[] {
  return syncTags.length > mostTags ? [everyPublishTag] : syncTags.map(cacheTagOf)
}
