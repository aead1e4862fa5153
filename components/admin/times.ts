import {parseTimestamp} from '@/lib/admin/timestamp'

/** Shown for a missing value. */
export const missing = 'N/A'

const day = {year: 'numeric', month: 'short', day: 'numeric'} as const
const clock = {hour: '2-digit', minute: '2-digit'} as const
const language = 'en-US'

const utc = new Intl.DateTimeFormat(language, {...day, ...clock, timeZone: 'UTC'})

const utcDate = new Intl.DateTimeFormat(language, {...day, timeZone: 'UTC'})

/** Formats the day of a timestamp in UTC. */
export function utcDay(timestamp: string | null): string {
  const date = parseTimestamp(timestamp)
  return date ? utcDate.format(date) : missing
}

/** Formats a timestamp in UTC. */
export function utcTime(timestamp: string | null): string {
  const date = parseTimestamp(timestamp)
  return date ? utc.format(date) : missing
}

/** Formats a timestamp in a time zone, by default the reader's, for a place beside the UTC time, which has the year. */
export function localTime(timestamp: string | null, timeZone?: string): string {
  const date = parseTimestamp(timestamp)
  if (!date) return ''
  const dayIn = (zone: string | undefined) =>
    date.toLocaleDateString(language, {...day, timeZone: zone})
  const shown = dayIn(timeZone) === dayIn('UTC') ? clock : {...day, ...clock, year: undefined}
  const local = date.toLocaleTimeString(language, {...shown, timeZone, timeZoneName: 'short'})
  return local.endsWith(' UTC') ? '' : local
}

/** How labels of days name a time zone, such as “Paris time”; UTC without one. */
export function zoneName(zone: string | null): string {
  const place = zone?.split('/').at(-1)?.replaceAll('_', ' ')
  return !place || place === 'UTC' ? 'UTC' : `${place} time`
}
