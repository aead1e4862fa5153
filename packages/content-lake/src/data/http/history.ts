import type {Context} from 'hono'

import type {LakeEnv, StoredDocument} from '../../contract.ts'
import {isPublicId} from '../documents/ids.ts'
import type {DataLake} from '../lake/lake.ts'
import type {Commit} from '../storage/records.ts'
import {effectsOf} from './effects.ts'
import {badRequest, readFlag, readIds, readNumber} from './requests.ts'

/** Documents as of a moment, without those that did not exist. */
export function documentsAt(
  lake: DataLake,
  dataset: string,
  c: Context<LakeEnv>,
): StoredDocument[] {
  const revision = c.req.query('revision')
  const time = c.req.query('time')
  const lastRevision = readFlag(c, 'lastRevision')
  if ([revision !== undefined, time !== undefined, lastRevision].filter(Boolean).length > 1) {
    throw badRequest('"revision", "time" and "lastRevision" are mutually exclusive')
  }
  const ids = readIds(c)
  const {storage} = lake
  if (lastRevision) return ids.flatMap((id) => storage.lastState(dataset, id) ?? [])
  let sequence: number | undefined = lake.lastSequence()
  if (revision !== undefined) sequence = storage.transaction(dataset, revision)?.sequence
  if (time !== undefined) sequence = storage.sequenceAt(dataset, milliseconds('time', time))
  return ids.flatMap((id) => storage.documentAt(dataset, id, sequence ?? 0) ?? [])
}

function milliseconds(name: string, time: string): number {
  const number = Date.parse(time)
  if (Number.isNaN(number)) throw badRequest(`"${name}" is not a date`)
  return number
}

type TransactionsRequest = ReturnType<typeof readRequest>

function readRequest(dataset: string, c: Context<LakeEnv>) {
  return {
    dataset,
    ids: readIds(c),
    from: c.req.query('fromTransaction'),
    to: c.req.query('toTransaction'),
    fromTime: c.req.query('fromTime'),
    toTime: c.req.query('toTime'),
    authors: c.req.query('authors')?.split(',').filter(Boolean) ?? [],
    reverse: readFlag(c, 'reverse'),
    limit: readNumber(c, 'limit', {fallback: 100, max: 1000}),
    includeMutations: !readFlag(c, 'excludeContent') && !readFlag(c, 'excludeMutations'),
    includeEffects: c.req.query('effectFormat') === 'mendoza',
    /** Omits other documents of the same transaction. */
    identifiedOnly: readFlag(c, 'includeIdentifiedDocumentsOnly'),
    identity: c.get('identity'),
  }
}

/** Stored transactions of the documents, or of all if none is named, inclusive, as NDJSON lines. */
export function transactionLines(lake: DataLake, dataset: string, c: Context<LakeEnv>): object[] {
  const request = readRequest(dataset, c)
  const {ids, authors} = request
  const {first, last} = boundaries(lake, request)
  const {storage} = lake
  const all = ids.length > 0 ? storage.sequencesOf(dataset, ids) : storage.sequences(dataset)
  const sequences = all.filter((sequence) => sequence >= first && sequence <= last)
  if (request.reverse) sequences.reverse()
  const lines: object[] = []
  for (const sequence of sequences) {
    if (lines.length >= request.limit) break
    const commit = lake.storage.commitAt(sequence)
    const isWanted = authors.length === 0 || authors.includes(commit?.record.author ?? '')
    if (commit && isWanted) lines.push(line(commit, request))
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
