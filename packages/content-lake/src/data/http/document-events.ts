import {
  draftIdOf,
  isPublishedId,
  publishedIdOf,
  releaseDocumentId,
  releaseNameOf,
  releaseOf,
} from '../documents/ids.ts'
import type {DataLake} from '../lake/lake.ts'
import type {Commit} from '../storage/records.ts'
import type {Change} from '../writes/staging.ts'
import {type EventPage, pageOfEvents, type EventRequest} from './event-pages.ts'

type DocumentEvent = Record<string, unknown>

/** An event and the id of its document. */
type NamedEvent = readonly [id: string, event: DocumentEvent]

/** Events of documents for the Studio, newest first. Edits are read from the transactions. */
export function documentEvents(
  lake: DataLake,
  dataset: string,
  ids: readonly string[],
  request: EventRequest,
): Omit<EventPage<NamedEvent>, 'events'> & {events: Record<string, DocumentEvent[]>} {
  const sequences = lake.storage.sequencesOf(dataset, [...new Set(ids.flatMap(involved))])
  const {events, nextCursor} = pageOfEvents(lake, sequences, request, (commit) =>
    ids.flatMap((id) => eventsOf(commit, id, lake).map((event): NamedEvent => [id, event])),
  )
  const entries = ids.map((id) => [
    id,
    events.filter(([of]) => of === id).map(([, event]) => event),
  ])
  return {events: Object.fromEntries(entries) as Record<string, DocumentEvent[]>, nextCursor}
}

/** Ids whose transactions belong to a document's history. */
function involved(id: string): string[] {
  const publishedId = publishedIdOf(id)
  const release = releaseOf(id)
  const group = [publishedId, draftIdOf(publishedId), id]
  return release === undefined ? group : [...group, releaseDocumentId(release)]
}

function eventsOf(commit: Commit, id: string, lake: DataLake): DocumentEvent[] {
  const {record} = commit
  const base = {documentId: publishedIdOf(id), timestamp: record.timestamp, author: record.author}
  const events = [...groupEvents(commit, publishedIdOf(id), lake), ...planEvents(commit, id, lake)]
  return events.filter((event) => belongsTo(event, id)).map((event) => Object.assign(event, base))
}

/** The Studio looks an event's revision up under the requested id, so lists cover one id only. */
function belongsTo({type, versionId}: DocumentEvent, id: string): boolean {
  if (type === 'deleteDocumentGroup') return true
  if (!isPublishedId(id)) return versionId === id
  return type !== 'createDocumentVersion' && type !== 'deleteDocumentVersion'
}

function groupEvents(commit: Commit, publishedId: string, lake: DataLake): DocumentEvent[] {
  const {record, changes} = commit
  const mine = changes.filter(({documentId}) => publishedIdOf(documentId) === publishedId)
  const published = mine.find(({documentId}) => documentId === publishedId)
  const versions = mine.filter(({documentId}) => documentId !== publishedId)
  const rev = record.transactionId
  if (published && !published.after) return [unpublished(commit, publishedId, lake)]
  const gone = versions.find((change) => change.before && !change.after)
  if (published && gone) return [publishedFrom(gone, rev, changes)]
  const events = versions.flatMap((change) => versionEvents(change, rev))
  if (published) events.push({type: liveType(published), revisionId: rev})
  return events
}

/** Schedule events of a release's version. */
function planEvents({record, changes}: Commit, versionId: string, lake: DataLake): DocumentEvent[] {
  const releaseId = releaseOf(versionId)
  if (releaseId === undefined) return []
  const change = changes.find(({documentId}) => documentId === releaseDocumentId(releaseId))
  const version = lake.storage.documentAt(record.dataset, versionId, record.sequence)
  if (!change?.after || !version) return []
  const about = {releaseId, versionId, versionRevisionId: version._rev}
  const {publishAt} = change.after
  if (publishAt === change.before?.['publishAt']) return []
  if (publishAt === undefined) return [{type: 'unscheduleDocumentVersion', ...about}]
  const state = scheduleStateOf(lake, record.dataset, {releaseId, publishAt})
  return [{type: 'scheduleDocumentVersion', ...about, publishAt, state}]
}

/** Current state of a schedule. */
function scheduleStateOf(
  lake: DataLake,
  dataset: string,
  {releaseId, publishAt}: {releaseId: string; publishAt: unknown},
): 'pending' | 'unscheduled' | 'published' {
  const release = lake.storage.lastState(dataset, releaseDocumentId(releaseId))
  if (release?.['state'] === 'published') return 'published'
  return release?.['publishAt'] === publishAt ? 'pending' : 'unscheduled'
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
  return {
    type: 'publishDocumentVersion',
    ...versionOf(gone.documentId),
    revisionId: rev,
    versionRevisionId: gone.before?._rev,
    publishCause: causeOf(changes),
  }
}

function causeOf(changes: readonly Change[]): string {
  const release = changes.find(({documentId}) => releaseNameOf(documentId) !== undefined)
  if (!release) return 'document.publish'
  return release.before?.['state'] === 'scheduled' ? 'release.schedule' : 'release.publish'
}

/** A remaining draft means unpublished rather than deleted. */
function unpublished({record}: Commit, publishedId: string, lake: DataLake): DocumentEvent {
  const versionId = draftIdOf(publishedId)
  const draft = lake.storage.documentAt(record.dataset, versionId, record.sequence)
  if (!draft) return {type: 'deleteDocumentGroup'}
  return {type: 'unpublishDocument', versionId, versionRevisionId: draft._rev}
}

function versionOf(id: string): DocumentEvent {
  const releaseId = releaseOf(id)
  return releaseId === undefined ? {versionId: id} : {versionId: id, releaseId}
}
