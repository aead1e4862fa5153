import type {SanityClient} from '@sanity/client'
import {getDraftId, getPublishedId} from '@sanity/client/csm'

import {readLastStates, transactionsSince} from '../../client/history'
import {bothIds} from '../../translations/metadata'
import {listed, type ListedDocument} from './listed-document'

const periodMs = 30 * 24 * 60 * 60 * 1000

/** Documents per request: their ids are in its URL. */
const batchSize = 40

const mostDocuments = 100

export interface DeletedDocument extends ListedDocument {
  deletedAt: string
}

interface Change {
  id: string
  at: string
}

/** Ids with other dots are of versions or of Sanity's own documents. */
const isDraftOrPublished = (id: string) => /^(drafts\.)?[^.]+$/.test(id)

/** The documents that were changed in the last 30 days, the latest first. */
async function readChanges(client: SanityClient): Promise<Change[]> {
  const times = new Map<string, string>()
  const fromTime = new Date(Date.now() - periodMs).toISOString()
  for await (const {documentIDs, timestamp} of transactionsSince(client, [], {fromTime})) {
    for (const id of documentIDs.filter(isDraftOrPublished).map(getPublishedId)) {
      if (!times.has(id)) times.set(id, timestamp)
    }
  }
  return [...times].map(([id, at]) => ({id, at}))
}

/** The last state of each document that the history still has: the draft, or else the published document. */
async function readBatch(client: SanityClient, batch: Change[]): Promise<DeletedDocument[]> {
  const documents = await readLastStates(
    client,
    batch.flatMap(({id}) => bothIds(id)),
  )
  const states = new Map(documents.map((document) => [document._id, document]))
  return batch.flatMap(({id, at}) => {
    const last = states.get(getDraftId(id)) ?? states.get(id)
    return last ? [{...listed(last), _id: id, deletedAt: at}] : []
  })
}

/** Reads which documents of some types were deleted in the last 30 days, the latest first. */
export async function readDeleted(
  client: SanityClient,
  types: string[],
): Promise<DeletedDocument[]> {
  const changes = await readChanges(client)
  const ids = changes.flatMap(({id}) => bothIds(id))
  const stored = await client.fetch<string[]>(
    '*[_id in $ids]._id',
    {ids},
    {perspective: 'raw', useCdn: false},
  )
  const existing = new Set<string>(stored.map(getPublishedId))
  const gone = changes.filter(({id}) => !existing.has(id))
  const deleted: DeletedDocument[] = []
  for (let from = 0; from < gone.length && deleted.length < mostDocuments; from += batchSize) {
    const documents = await readBatch(client, gone.slice(from, from + batchSize))
    deleted.push(...documents.filter(({_type}) => types.includes(_type)))
  }
  return deleted
}
