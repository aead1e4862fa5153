/** Parses a timestamp in Postgres or ISO format. */
export function momentOf(timestamp: string | null): Date | null {
  const iso = timestamp?.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
  const date = iso ? new Date(iso) : null
  return date && !Number.isNaN(date.getTime()) ? date : null
}
