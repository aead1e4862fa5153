import type {DataLake} from '../lake.ts'

/** More than this to catch up on, and a reader starts afresh instead. */
export const MAX_REPLAYED = 1000

/** How far a reader of a stream has come. */
interface Position {
  /** The last transaction that it knows whole. */
  sequence: number
  /** How many events of the next one it has: it may be cut off between those of one transaction. */
  events: number
}

/** A place in the stream of transactions as an opaque event id; another lake's ids are not taken for ours. */
export function positionId(lake: DataLake, sequence: number, events = 0): string {
  return `${lake.storage.lakeId}-${sequence}${events === 0 ? '' : `.${events}`}`
}

/**
 * Where a reader has come to, from its `Last-Event-ID`: undefined when it has seen nothing, `unknown` when the stream
 * cannot go on from there.
 */
export function readPosition(
  lake: DataLake,
  id: string | undefined,
): Position | 'unknown' | undefined {
  if (id === undefined || id === '') return undefined
  const [, lakeId, place, part] = /^([^-]*)-(\d+)(?:\.(\d+))?$/.exec(id) ?? []
  const sequence = Number(place)
  const last = lake.lastSequence()
  const isOurs = lakeId === lake.storage.lakeId
  const isKept = sequence <= last && sequence >= last - MAX_REPLAYED
  return isOurs && isKept ? {sequence, events: Number(part ?? 0)} : 'unknown'
}
