import type {Identity, StoredDocument} from '../../contract.ts'
import {isPublicId} from '../documents/ids.ts'
import type {DataLake} from '../lake/lake.ts'
import type {Commit, TransactionRecord} from '../storage/records.ts'
import {effectsOf} from './effects.ts'
import {badRequest} from './requests.ts'

/** Revision, transaction or time; exactly one is given. */
export interface Moment {
  revision?: string | undefined
  time?: string | undefined
  lastRevision?: boolean
}

/** Documents as of a moment, without those that did not exist. */
export function documentsAt(
  lake: DataLake,
  dataset: string,
  ids: readonly string[],
  moment: Moment,
): StoredDocument[] {
  const {revision, time, lastRevision} = moment
  const given = [revision, time, lastRevision || undefined].filter((part) => part !== undefined)
  if (given.length > 1)
    throw badRequest('"revision", "time" and "lastRevision" are mutually exclusive')
  if (lastRevision === true) {
    return ids.flatMap((id) => lake.storage.lastState(dataset, id) ?? [])
  }
  const sequence = sequenceOf(lake, dataset, moment)
  if (sequence === undefined) return []
  return ids.flatMap((id) => lake.storage.documentAt(dataset, id, sequence) ?? [])
}

function sequenceOf(lake: DataLake, dataset: string, moment: Moment): number | undefined {
  if (moment.revision !== undefined) {
    return lake.storage.transaction(dataset, moment.revision)?.sequence
  }
  if (moment.time === undefined) return lake.lastSequence()
  return lake.storage.sequenceAt(dataset, milliseconds('time', moment.time))
}

function milliseconds(name: string, time: string): number {
  const number = Date.parse(time)
  if (Number.isNaN(number)) throw badRequest(`"${name}" is not a date`)
  return number
}

export interface TransactionsRequest {
  dataset: string
  ids: readonly string[]
  from: string | undefined
  to: string | undefined
  fromTime: string | undefined
  toTime: string | undefined
  authors: readonly string[]
  reverse: boolean
  limit: number
  includeMutations: boolean
  includeEffects: boolean
  /** Omit other documents of the same transaction. */
  identifiedOnly: boolean
  identity: Identity
}

/** Stored transactions of the documents, or of all if none is named, inclusive, as NDJSON lines. */
export function transactionLines(lake: DataLake, request: TransactionsRequest): object[] {
  const {dataset, ids} = request
  const {first, last} = boundaries(lake, request)
  const {storage} = lake
  const all = ids.length > 0 ? storage.sequencesOf(dataset, ids) : storage.sequences(dataset)
  const sequences = all.filter((sequence) => sequence >= first && sequence <= last)
  if (request.reverse) sequences.reverse()
  const lines: object[] = []
  for (const sequence of sequences) {
    if (lines.length >= request.limit) break
    const commit = lake.storage.commitAt(sequence)
    if (commit && isWanted(commit.record, request)) lines.push(line(commit, request))
  }
  return lines
}

function boundaries(lake: DataLake, request: TransactionsRequest): {first: number; last: number} {
  const {dataset, from, to, fromTime, toTime} = request
  const at = (id: string | undefined) => id && lake.storage.transaction(dataset, id)?.sequence
  const until = (time: number) => lake.storage.sequenceAt(dataset, time)
  const firstInTime = fromTime ? until(milliseconds('fromTime', fromTime) - 1) + 1 : 0
  const lastInTime = toTime ? until(milliseconds('toTime', toTime)) : Infinity
  return {
    first: Math.max(at(from) || 0, firstInTime),
    last: Math.min(at(to) || Infinity, lastInTime),
  }
}

function isWanted({author}: TransactionRecord, {authors}: TransactionsRequest): boolean {
  return authors.length === 0 || authors.includes(author)
}

function line({record, changes}: Commit, request: TransactionsRequest): object {
  const visible = changes.filter(({documentId}) => {
    if (request.identity.role === 'anonymous' && !isPublicId(documentId)) return false
    return !request.identifiedOnly || request.ids.includes(documentId)
  })
  const effects = visible.map((change) => [change.documentId, effectsOf(change)])
  return {
    id: record.transactionId,
    timestamp: record.timestamp,
    author: record.author,
    documentIDs: visible.map((change) => change.documentId),
    ...(request.includeMutations ? {mutations: visible.flatMap((change) => change.mutations)} : {}),
    ...(request.includeEffects ? {effects: Object.fromEntries(effects)} : {}),
  }
}
