import type {Context} from 'hono'

import type {LakeEnv, StoredDocument} from '../../contract.ts'
import {ApiError} from '../../errors.ts'
import {isPublicId, isVersionId, newId} from '../documents/ids.ts'
import {viewOfOnly} from '../documents/views.ts'
import {evaluatePlan} from '../groq/evaluate.ts'
import {filterPlanOf, type Plan} from '../groq/plan.ts'
import {queryError} from '../groq/query-errors.ts'
import type {DataLake} from '../lake/lake.ts'
import type {Commit} from '../storage/records.ts'
import type {Change} from '../writes/staging.ts'
import {effectsOf} from './effects.ts'
import {type EventStream, eventStream, type ServerEvent} from './event-stream.ts'
import {MAX_REPLAYED, positionId, readPosition} from './positions.ts'
import {readFlag, readParams} from './requests.ts'

type ListenRequest = ReturnType<typeof readRequest>

function readRequest(dataset: string, c: Context<LakeEnv>) {
  return {
    dataset,
    query: c.req.query('query') ?? '',
    params: readParams(c),
    includeResult: readFlag(c, 'includeResult'),
    includePreviousRevision: readFlag(c, 'includePreviousRevision'),
    includeMutations: readFlag(c, 'includeMutations', true),
    includeAllVersions: readFlag(c, 'includeAllVersions'),
    includeEffects: c.req.query('effectFormat') === 'mendoza',
    enableResume: readFlag(c, 'enableResume'),
    lastEventId: c.req.header('last-event-id'),
    identity: c.get('identity'),
  }
}

/** `GET /data/listen/<dataset>`: one event per document and transaction, for documents that a filter selects. */
export function listen(lake: DataLake, dataset: string, c: Context<LakeEnv>): Response {
  const request = readRequest(dataset, c)
  return eventStream(lake, c.req.raw.signal, (stream) => {
    const filter = filterOrExplain(request, stream)
    if (!filter) return () => undefined
    greet(lake, request, filter, stream)
    return lake.onCommit((commit) => {
      for (const event of mutationEvents(lake, commit, request, filter)) stream.send(event)
    })
  })
}

/** As hosted: status 200 even for a filter that does not parse, and the error in the stream. */
function filterOrExplain(request: ListenRequest, stream: EventStream): Plan | undefined {
  try {
    const plan = filterPlan(request)
    // Evaluated once on nothing, so that unknown functions fail now rather than at the first change.
    matches(plan, undefined, {...request, timestamp: new Date()})
    return plan
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    stream.send({name: 'channelError', data: {message: error.message, ...error.body}})
    stream.end()
    return undefined
  }
}

function filterPlan({query, params}: ListenRequest): Plan {
  const plan = filterPlanOf(query, params)
  if (plan) return plan
  const description = 'A listener needs a filter, such as *[_type == "article"]'
  throw queryError('queryParseError', query, description)
}

/** Says where the stream begins, and repeats what a reader that resumes has missed. */
function greet(lake: DataLake, request: ListenRequest, filter: Plan, stream: EventStream): void {
  const listenerName = newId()
  const seen = request.enableResume ? readPosition(lake, request.lastEventId) : undefined
  if (seen === 'unknown' || seen === undefined) {
    const id = positionId(lake, lake.lastSequence())
    stream.send({name: seen === 'unknown' ? 'reset' : 'welcome', id, data: {listenerName}})
    return
  }
  const {sequence, events} = seen
  stream.send({name: 'welcomeback', id: positionId(lake, sequence, events), data: {listenerName}})
  for (const missed of lake.storage.commitsSince(sequence, MAX_REPLAYED)) {
    const known = missed.record.sequence === sequence + 1 ? events : 0
    const all = mutationEvents(lake, missed, request, filter)
    for (const event of all.slice(known)) stream.send(event)
  }
}

/** A request at the time of a transaction, which is `now()`. */
type TimedRequest = ListenRequest & {timestamp: Date}

function matches(
  filter: Plan,
  document: StoredDocument | undefined,
  {identity, dataset, timestamp}: TimedRequest,
): boolean {
  const view = viewOfOnly(document ? [document] : [])
  const context = {view, identity, dataset, projectId: '', timestamp}
  return evaluatePlan(filter, context).result === 1
}

interface Match {
  change: Change
  transition: 'appear' | 'update' | 'disappear'
}

function mutationEvents(
  lake: DataLake,
  {record, changes}: Commit,
  request: ListenRequest,
  filter: Plan,
): ServerEvent[] {
  if (record.dataset !== request.dataset) return []
  const setting = {...request, timestamp: new Date(record.timestamp)}
  const matched = changes.flatMap((change) => matchesOf(change, setting, filter))
  return matched.map(({change, transition}, index) => {
    const isLast = index === matched.length - 1
    // The Studio hangs on a transaction whose event id it receives twice.
    const id = isLast
      ? positionId(lake, record.sequence)
      : positionId(lake, record.sequence - 1, index + 1)
    const data = {
      eventId: `${record.transactionId}#${change.documentId}`,
      documentId: change.documentId,
      transactionId: record.transactionId,
      transition,
      identity: record.author,
      ...(request.includeMutations ? {mutations: change.mutations} : {}),
      ...(change.before ? {previousRev: change.before._rev} : {}),
      resultRev: record.transactionId,
      ...(request.includeResult && change.after ? {result: change.after} : {}),
      ...(request.includePreviousRevision ? {previous: change.before ?? null} : {}),
      ...(request.includeEffects ? {effects: effectsOf(change)} : {}),
      timestamp: record.timestamp,
      visibility: 'query',
      transactionTotalEvents: matched.length,
      transactionCurrentEvent: index,
    }
    return {name: 'mutation', id, data}
  })
}

function matchesOf(change: Change, request: TimedRequest, filter: Plan): Match[] {
  const {documentId} = change
  if (request.identity.role === 'anonymous' && !isPublicId(documentId)) return []
  if (isVersionId(documentId) && !request.includeAllVersions) return []
  const before = change.before !== undefined && matches(filter, change.before, request)
  const after = change.after !== undefined && matches(filter, change.after, request)
  if (before && after) return [{change, transition: 'update'}]
  if (after) return [{change, transition: 'appear'}]
  return before ? [{change, transition: 'disappear'}] : []
}
