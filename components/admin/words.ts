import type {EntrySource} from '@/lib/admin/filters'
import {statusFilters, type StatusFilter} from '@/lib/admin/statuses'

/** Labels of the sources. */
export const sourceNames: Record<EntrySource, string> = {
  demo: 'Demo form',
  waitlist: 'Waitlist form',
  'exit-popup': 'Exit popup',
  'exit-popup-free-trial': 'Free-trial request',
  suspected: 'Suspected spam',
}

/** Returns a source's label, or the stored value when the source is unknown. */
export function sourceName(source: string): string {
  return source in sourceNames ? sourceNames[source as EntrySource] : source
}

/** Labels of the statuses. */
export const statusNames: Record<StatusFilter, string> = {
  open: 'Open',
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  closed: 'Closed',
  spam: 'Spam',
}

/** Returns a status's label. */
export function statusName(status: string): string {
  const known = statusFilters.find((name) => name === status)
  return known ? statusNames[known] : status
}

const number = new Intl.NumberFormat('en-US')

/** Returns a formatted number with its noun. */
export function counted(count: number, one: string, many: string): string {
  return `${number.format(count)} ${count === 1 ? one : many}`
}
