import {draftIdOf, isDraftId, isPublishedId, publishedIdOf, releaseOf} from '../ids.ts'
import type {Commit, DataLake} from '../lake.ts'
import type {Change} from '../staging.ts'

type DocumentEvent = Record<string, unknown>

/**
 * The life of a document as the Studio's history pane tells it, newest first: created, published, discarded, taken
 * back. Single edits are not events; the Studio reads them from the transactions.
 */
export function documentEvents(lake: DataLake, dataset: string, id: string): DocumentEvent[] {
  const publishedId = publishedIdOf(id)
  const group = new Set([publishedId, draftIdOf(publishedId), id])
  const sequences = lake.storage.sequencesOf(dataset, [...group])
  const commits = sequences.flatMap((sequence) => lake.commitsSince(sequence - 1, 1))
  const events = commits.flatMap((commit) => eventsOf(commit, publishedId))
  return events.filter((event) => concerns(event, id)).toReversed()
}

function concerns(event: DocumentEvent, id: string): boolean {
  return isPublishedId(id) || event['versionId'] === id || event['versionId'] === undefined
}

function eventsOf(commit: Commit, publishedId: string): DocumentEvent[] {
  const {record, changes} = commit
  const mine = changes.filter(({documentId}) => publishedIdOf(documentId) === publishedId)
  const published = mine.find(({documentId}) => documentId === publishedId)
  const versions = mine.filter(({documentId}) => documentId !== publishedId)
  const base = {documentId: publishedId, timestamp: record.timestamp, author: record.author}
  const rev = record.transactionId
  if (published && !published.after) {
    return [{...base, ...unpublished(published, versions, publishedId)}]
  }
  const gone = versions.find((change) => change.before && !change.after)
  if (published && gone) return [{...base, ...publishedFrom(gone, rev, changes)}]
  const events = versions.flatMap((change) => versionEvents(change, rev))
  if (published) events.push({type: liveType(published), revisionId: rev})
  return events.map((event) => Object.assign(event, base))
}

function liveType(published: Change): string {
  return published.before ? 'updateLiveDocument' : 'createLiveDocument'
}

function versionEvents(change: Change, rev: string): DocumentEvent[] {
  const version = versionOf(change.documentId)
  if (!change.before) return [{type: 'createDocumentVersion', ...version, versionRevisionId: rev}]
  if (change.after) return []
  return [{type: 'deleteDocumentVersion', ...version, versionRevisionId: change.before._rev}]
}

function publishedFrom(gone: Change, rev: string, changes: readonly Change[]): DocumentEvent {
  const byRelease = changes.some(({documentId}) => documentId.startsWith('_.releases.'))
  return {
    type: 'publishDocumentVersion',
    ...versionOf(gone.documentId),
    revisionId: rev,
    versionRevisionId: gone.before?._rev,
    publishCause: byRelease ? 'release.publish' : 'document.publish',
  }
}

function unpublished(
  published: Change,
  versions: readonly Change[],
  publishedId: string,
): DocumentEvent {
  const draft = versions.find(({documentId}) => isDraftId(documentId))
  if (draft && !draft.after) return {type: 'deleteDocumentGroup'}
  const versionRevisionId = draft?.after?._rev ?? published.before?._rev
  return {type: 'unpublishDocument', versionId: draftIdOf(publishedId), versionRevisionId}
}

function versionOf(id: string): DocumentEvent {
  const releaseId = releaseOf(id)
  return releaseId === undefined ? {versionId: id} : {versionId: id, releaseId}
}
