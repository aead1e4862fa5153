import type {Context} from 'hono'

import type {CommittedTransaction, LakeEnv} from '../../contract.ts'
import {httpError} from '../../errors.ts'
import type {DataLake} from '../lake/lake.ts'
import {eventStream} from './event-stream.ts'
import {positionId, readPosition} from './positions.ts'
import {readFlag} from './requests.ts'

/** `GET /data/live/events/<dataset>`: sync tags of changes, as they happen. */
export function liveEvents(lake: DataLake, dataset: string, c: Context<LakeEnv>): Response {
  const includeDrafts = readFlag(c, 'includeDrafts')
  if (includeDrafts && c.get('identity').role === 'anonymous') {
    throw httpError(403, 'A token is needed to include drafts')
  }
  return eventStream(lake, c.req.raw.signal, (stream) => {
    const seen = readPosition(lake, c.req.header('last-event-id'))
    const last = lake.lastSequence()
    const from = seen === 'unknown' || seen === undefined ? last : seen.sequence
    const name = seen === 'unknown' ? 'restart' : 'welcome'
    stream.send({name, id: positionId(lake, from), data: {}})
    const announce = (transaction: CommittedTransaction): void => {
      const tags = includeDrafts ? transaction.syncTags : transaction.publishedSyncTags
      if (transaction.dataset !== dataset || tags.length === 0) return
      stream.send({name: 'message', id: positionId(lake, transaction.sequence), data: {tags}})
    }
    for (const missed of lake.transactionsSince(from)) announce(missed)
    return lake.onTransaction(announce)
  })
}
