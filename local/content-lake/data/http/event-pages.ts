import type {Commit, DataLake} from '../lake.ts'

/** What a client asks for: so many events, older than those it has. */
export interface EventRequest {
  limit: number
  /** The `nextCursor` of the page before. */
  cursor: number | undefined
}

/** Events, newest first, and where older ones go on; the cursor is empty when there are none. */
export interface EventPage<Event> {
  events: Event[]
  nextCursor: string
}

/** One page of what the transactions at `sequences` tell. The events of one transaction stay together. */
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
    const commit = lake.commitsSince(sequence - 1, 1)[0]
    if (commit) events.push(...eventsOf(commit).toReversed())
  }
  return {events, nextCursor: ''}
}
