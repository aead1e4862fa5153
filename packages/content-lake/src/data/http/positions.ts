import type {DataLake} from '../lake/lake.ts'

/** A reader with more to catch up on starts afresh. */
export const MAX_REPLAYED = 1000

/** A reader's position in a stream. */
interface Position {
  /** The last transaction received in full. */
  sequence: number
  /** Events received of the next transaction, which may have been cut off. */
  events: number
}

/** Opaque event id of a position; ids of another lake are not accepted. */
export function positionId(lake: DataLake, sequence: number, events = 0): string {
  return `${lake.storage.lakeId}-${sequence}${events === 0 ? '' : `.${events}`}`
}

/** Position from `Last-Event-ID`: undefined when new, `unknown` when it cannot be resumed. */
export function readPosition(
  lake: DataLake,
  id: string | undefined,
): Position | 'unknown' | undefined {
  if (id === undefined || id === '') return undefined
  const [, lakeId, place, part] = /^([^-]*)-(\d+)(?:\.(\d+))?$/.exec(id) ?? []
  const sequence = Number(place)
  const last = lake.lastSequence()
  const isOurs = lakeId === lake.storage.lakeId
  const isNear = sequence <= last && sequence >= last - MAX_REPLAYED
  const isKept = isOurs && isNear && lake.storage.isCompleteAfter(sequence)
  return isKept ? {sequence, events: Number(part ?? 0)} : 'unknown'
}
