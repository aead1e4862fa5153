/** Seconds after which a page is rendered again without an invalidation, which bounds the effect of a lost one. */
export const oldestPage = 3600

/**
 * An invalidated page is stale at once but can be served for another hour, so that an outage right after a publish
 * does no harm.
 */
export const invalidationDurations = {expire: oldestPage}
