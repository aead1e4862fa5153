import type {EntrySource} from '@/lib/admin/filters'

/** What the sources are called. */
export const sourceNames: Record<EntrySource, string> = {
  demo: 'Demo form',
  waitlist: 'Waitlist form',
  'exit-popup': 'Exit popup',
  'exit-popup-free-trial': 'Free-trial request',
}

/** A source that this version does not know is shown as it is stored. */
export function sourceName(source: string): string {
  return source in sourceNames ? sourceNames[source as EntrySource] : source
}

const number = new Intl.NumberFormat('en-US')

/** A number with separators, and its noun. */
export function counted(count: number, one: string, many: string): string {
  return `${number.format(count)} ${count === 1 ? one : many}`
}
