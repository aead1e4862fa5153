import {parseTimestamp} from '@/lib/admin/timestamp'

const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** Shown for a missing value. */
export const missing = 'N/A'

/** Formats a timestamp for the dashboard, in UTC. */
export function submittedAt(timestamp: string | null): string {
  const date = parseTimestamp(timestamp)
  return date ? format.format(date) : missing
}
