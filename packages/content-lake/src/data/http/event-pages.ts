import type {DataLake} from '../lake/lake.ts'
import type {Commit} from '../storage/records.ts'

/** A page of events: limit and cursor. */
export interface EventRequest {
  limit: number
  /** `nextCursor` of the previous page. */
  cursor: number | undefined
}

/** Events, newest first; the cursor is empty on the last page. */
export interface EventPage<Event> {
  events: Event[]
  nextCursor: string
}

/** One page of the events of `sequences`. Events of one transaction stay together. */
export function pageOfEvents<Event>(
  lake: DataLake,
  sequences: readonly number[],
  {limit, cursor = Infinity}: EventRequest,
  eventsOf: (commit: Commit) => Event[],
): EventPage<Event> {
  const events: Event[] = []
  for (const sequence of sequences.toReversed()) {
    if (sequence >= cursor) continue
    if (events.length >= limit) return {events, nextCursor: String(sequence + 1)}
    const commit = lake.storage.commitAt(sequence)
    if (commit) events.push(...eventsOf(commit).toReversed())
  }
  return {events, nextCursor: ''}
}
