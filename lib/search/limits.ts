/** Longest search, in characters. */
export const longestQuery = 100

/** About how long the passage under a result is, in characters. */
export const passageLength = 190

/** Searches that one process asks at a time; each is read anew, so more of them wait for a better moment. */
export const mostAtOnce = 8

/** How long a visitor waits for a Content Lake that is down, in milliseconds; the client alone would try for minutes. */
export const patience = 5000
