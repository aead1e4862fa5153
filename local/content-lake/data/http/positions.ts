import type {DataLake} from '../lake.ts'

/** More than this to catch up on, and a reader starts afresh instead. */
export const MAX_REPLAYED = 1000

/** A place in the stream of transactions as an opaque event id; another lake's ids are not taken for ours. */
export function positionId(lake: DataLake, sequence: number): string {
  return `${lake.storage.lakeId}-${sequence}`
}

/**
 * The sequence that a reader has seen, from its `Last-Event-ID`: undefined when it has seen nothing, `unknown` when the
 * stream cannot go on from there.
 */
export function readPosition(
  lake: DataLake,
  id: string | undefined,
): number | 'unknown' | undefined {
  if (id === undefined || id === '') return undefined
  const [lakeId, sequence] = id.split('-')
  const seen = Number(sequence)
  const last = lake.lastSequence()
  const isOurs = lakeId === lake.storage.lakeId && Number.isInteger(seen)
  return isOurs && seen <= last && seen >= last - MAX_REPLAYED ? seen : 'unknown'
}
