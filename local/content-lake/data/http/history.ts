import type {Identity, StoredDocument} from '../../contract.ts'
import {isPublicId} from '../ids.ts'
import type {Commit, DataLake} from '../lake.ts'
import type {TransactionRecord} from '../storage.ts'
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
  const time = new Date(moment.time)
  if (Number.isNaN(time.getTime())) throw badRequest('"time" is not a date')
  return lake.storage.sequenceAt(dataset, time.toISOString())
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

/** Stored transactions of the documents, inclusive, as NDJSON lines. */
export function transactionLines(lake: DataLake, request: TransactionsRequest): object[] {
  const from = boundary(lake, request.dataset, request.from)
  const to = boundary(lake, request.dataset, request.to)
  const sequences = lake.storage
    .sequencesOf(request.dataset, request.ids)
    .filter((sequence) => sequence >= (from ?? 0) && sequence <= (to ?? Infinity))
  if (request.reverse) sequences.reverse()
  const lines: object[] = []
  for (const sequence of sequences) {
    if (lines.length >= request.limit) break
    const commit = lake.commitsSince(sequence - 1, 1)[0]
    if (commit && isWanted(commit.record, request)) lines.push(line(commit, request))
  }
  return lines
}

function boundary(lake: DataLake, dataset: string, id: string | undefined): number | undefined {
  return id === undefined || id === '' ? undefined : lake.storage.transaction(dataset, id)?.sequence
}

function isWanted(record: TransactionRecord, request: TransactionsRequest): boolean {
  const {fromTime, toTime, authors} = request
  if (fromTime !== undefined && Date.parse(record.timestamp) < Date.parse(fromTime)) return false
  if (toTime !== undefined && Date.parse(record.timestamp) > Date.parse(toTime)) return false
  return authors.length === 0 || authors.includes(record.author)
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
