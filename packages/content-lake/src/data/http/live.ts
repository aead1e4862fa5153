import type {CommittedTransaction, Identity} from '../../contract.ts'
import {httpError} from '../../errors.ts'
import type {DataLake} from '../lake/lake.ts'
import {eventStream, type ServerEvent} from './event-stream.ts'
import {positionId, readPosition} from './positions.ts'

export interface LiveRequest {
  dataset: string
  includeDrafts: boolean
  lastEventId: string | undefined
  identity: Identity
  signal: AbortSignal
}

/** `GET /data/live/events/<dataset>`: sync tags of changes, as they happen. */
export function liveEvents(lake: DataLake, request: LiveRequest): Response {
  if (!lake.datasets().includes(request.dataset)) {
    throw httpError(404, 'Not Found', `Dataset "${request.dataset}" not found`)
  }
  if (request.includeDrafts && request.identity.role === 'anonymous') {
    throw httpError(403, 'Forbidden', 'A token is needed to include drafts')
  }
  return eventStream(request.signal, (stream) => {
    const seen = readPosition(lake, request.lastEventId)
    const last = lake.lastSequence()
    const from = seen === 'unknown' || seen === undefined ? last : seen.sequence
    const name = seen === 'unknown' ? 'restart' : 'welcome'
    stream.send({name, id: positionId(lake, from), data: {}})
    for (const missed of lake.transactionsSince(from)) {
      for (const event of messages(lake, missed, request)) stream.send(event)
    }
    const stops = [
      lake.onTransaction((transaction) => {
        for (const event of messages(lake, transaction, request)) stream.send(event)
      }),
      lake.onClose(() => stream.end()),
    ]
    return () => stops.forEach((stop) => stop())
  })
}

function messages(
  lake: DataLake,
  transaction: CommittedTransaction,
  {dataset, includeDrafts}: LiveRequest,
): ServerEvent[] {
  const tags = includeDrafts ? transaction.syncTags : transaction.publishedSyncTags
  if (transaction.dataset !== dataset || tags.length === 0) return []
  return [{name: 'message', id: positionId(lake, transaction.sequence), data: {tags}}]
}
