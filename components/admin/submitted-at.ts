const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** What stands for a value nobody gave. */
export const missing = 'N/A'

/** A timestamp as the table shows it, in UTC; Postgres' own notation is understood as well as ISO. */
export function submittedAt(timestamp: string | null): string {
  const iso = timestamp?.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
  const date = iso ? new Date(iso) : null
  return date && !Number.isNaN(date.getTime()) ? format.format(date) : missing
}
