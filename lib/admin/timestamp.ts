/** A timestamp in Postgres or ISO format as ISO, with all its digits. */
export function isoTimestamp(timestamp: string): string {
  return timestamp.replace(' ', 'T').replace(/(:[\d.]+[+-]\d\d)$/, '$1:00')
}

/** Parses a timestamp in Postgres or ISO format, or a day. */
export function parseTimestamp(timestamp: string | null): Date | null {
  const date = timestamp ? new Date(isoTimestamp(timestamp)) : null
  return date && !Number.isNaN(date.getTime()) ? date : null
}
