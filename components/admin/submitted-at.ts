import {momentOf} from '@/lib/admin/moment'

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

/** A timestamp as the dashboard shows it, in UTC. */
export function submittedAt(timestamp: string | null): string {
  const date = momentOf(timestamp)
  return date ? format.format(date) : missing
}
