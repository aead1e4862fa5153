/** Seconds after which a page is rendered again even if nobody announced a change: whatever goes wrong lasts no longer. */
export const oldestPage = 3600

/**
 * What an announced change does to a page: it is stale at once, so that an outage right after a publish costs nothing, and
 * no longer served after an hour.
 */
export const invalidationDurations = {expire: oldestPage}
