import type {EntrySource} from '@/lib/admin/filters'

/** Labels of the sources. */
export const sourceNames: Record<EntrySource, string> = {
  demo: 'Demo form',
  waitlist: 'Waitlist form',
  'exit-popup': 'Exit popup',
  'exit-popup-free-trial': 'Free-trial request',
}

/** Falls back to the stored value for an unknown source. */
export function sourceName(source: string): string {
  return source in sourceNames ? sourceNames[source as EntrySource] : source
}

const number = new Intl.NumberFormat('en-US')

/** A formatted number with its noun. */
export function counted(count: number, one: string, many: string): string {
  return `${number.format(count)} ${count === 1 ? one : many}`
}
