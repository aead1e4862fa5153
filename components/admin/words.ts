import type {EntrySource} from '@/lib/admin/filters'
import type {StatusFilter} from '@/lib/admin/statuses'
import {ownValue} from '@/lib/server/json'

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
  return ownValue(sourceNames, source) ?? source
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
  return ownValue(statusNames, status) ?? status
}

const number = new Intl.NumberFormat('en-US')

/** Returns a formatted number with its noun. */
export function counted(count: number, one: string, many: string): string {
  return `${number.format(count)} ${count === 1 ? one : many}`
}
