/** Statuses of an entry, in the order of the work. */
export const entryStatuses = ['new', 'contacted', 'qualified', 'closed', 'spam'] as const
export type EntryStatus = (typeof entryStatuses)[number]

const open: EntryStatus[] = ['new', 'contacted', 'qualified']

/** Statuses to filter by; `open` entries still need work. */
export const statusFilters = ['open', ...entryStatuses] as const
export type StatusFilter = (typeof statusFilters)[number]

/** The statuses that a filter finds. */
export function statusesOf(filter: StatusFilter): EntryStatus[] {
  return filter === 'open' ? open : [filter]
}
