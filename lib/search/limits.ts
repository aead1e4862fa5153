/** Longest search, in characters. */
export const longestQuery = 100

/** About how long the passage under a result is, in characters. */
export const passageLength = 190

/** How long a visitor waits for a Content Lake that is down, in milliseconds; the client alone would try for minutes. */
export const patience = 3000
