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

const endPrefix = 'until:'

/** Tag of a result that changes at a moment, in milliseconds. The page cache serves no page beyond it, except in an outage. */
export const endTag = (moment: number): string => `${endPrefix}${moment}`

/** Whether a moment that one of these tags names is past. */
export function isOver(tags: string[]): boolean {
  const ends = tags.filter((tag) => tag.startsWith(endPrefix))
  return ends.some((tag) => Number(tag.slice(endPrefix.length)) <= Date.now())
}

/** The cache tags of a result with these sync tags. */
export function cacheTagsOf(syncTags: string[]): string[] {
  return syncTags.length > mostTags ? [everyPublishTag] : syncTags.map(cacheTagOf)
}
