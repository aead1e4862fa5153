/** Maximum characters of a query. */
export const longestQuery = 100

/** Approximate characters of the excerpt under a result. */
export const passageLength = 190

/** Concurrent searches per process; more are refused, because results are not cached. */
export const mostAtOnce = 8

/** Query timeout in milliseconds. The client's default is minutes. */
export const searchTimeout = 5000
