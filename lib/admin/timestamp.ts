/** A timestamp in Postgres or ISO format as ISO, with all its digits. */
export function isoTimestamp(timestamp: string): string {
  return timestamp.replace(' ', 'T').replace(/(:[\d.]+[+-]\d\d)$/, '$1:00')
}

/** Parses a timestamp in Postgres or ISO format, or a day. */
export function parseTimestamp(timestamp: string | null): Date | null {
  const date = timestamp ? new Date(isoTimestamp(timestamp)) : null
  return date && !Number.isNaN(date.getTime()) ? date : null
}

/** A day in milliseconds; some in a time zone are shorter or longer. */
export const dayLength = 86_400_000

const minute = 60_000

/** More than any time zone differs from UTC. */
const longestOffset = 15 * 60 * minute

/**
 * The first moment of a day such as 2026-11-21 in a time zone, or of one so many days later. Computed here, because
 * databases lack names that browsers send.
 */
export function startOfDay(day: string, timeZone: string | null, later = 0): string {
  // Sweden writes dates as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', {timeZone: timeZone ?? 'UTC'})
  const midnight = Date.parse(day) + later * dayLength
  let [before, start] = [midnight - longestOffset, midnight + longestOffset]
  while (start - before > minute) {
    const middle = before + Math.floor((start - before) / 2 / minute) * minute
    if (Date.parse(format.format(middle)) < midnight) before = middle
    else start = middle
  }
  return new Date(start).toISOString()
}
