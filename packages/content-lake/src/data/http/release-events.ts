import {publishedIdOf, releaseDocumentId, releaseOf, versionIdOf} from '../documents/ids.ts'
import type {DataLake} from '../lake/lake.ts'
import type {Commit} from '../storage/records.ts'
import type {Change} from '../writes/staging.ts'
import {type EventPage, pageOfEvents, type EventRequest} from './event-pages.ts'

type ReleaseEvent = Record<string, unknown>

/** Events of a release for the Studio, newest first. Edits are read from the transactions. */
export function releaseEvents(
  lake: DataLake,
  dataset: string,
  name: string,
  request: EventRequest,
): EventPage<ReleaseEvent> {
  const members = lake.storage.idsWithPrefix(dataset, versionIdOf(name, ''))
  const sequences = lake.storage.sequencesOf(dataset, [releaseDocumentId(name), ...members])
  return pageOfEvents(lake, sequences, request, (commit) => eventsOf(commit, name))
}

function eventsOf({record, changes}: Commit, name: string): ReleaseEvent[] {
  const base = {releaseName: name, timestamp: record.timestamp, author: record.author}
  const release = changes.find(({documentId}) => documentId === releaseDocumentId(name))
  const whole = release && stateChange(release)
  if (whole) return [{...base, ...whole}]
  const members = changes.filter(({documentId}) => releaseOf(documentId) === name)
  return members.flatMap((change) =>
    memberEvents(change).map((event) => Object.assign(event, base)),
  )
}

function memberEvents({documentId: versionId, before, after}: Change): ReleaseEvent[] {
  const document = after ?? before
  const about = {
    documentId: publishedIdOf(versionId),
    documentType: document?._type,
    versionId,
    versionRevisionId: document?._rev,
  }
  if (!before) return [{type: 'addDocumentToRelease', ...about, revisionId: document?._rev}]
  return after ? [] : [{type: 'discardDocumentFromRelease', ...about}]
}

/** State change of a release in a transaction; undefined for an edit of its metadata. */
function stateChange({before, after}: Change): ReleaseEvent | undefined {
  if (!after) return {type: 'deleteRelease'}
  if (!before) return {type: 'createRelease'}
  const from = before['state']
  const to = after['state']
  if (to === 'scheduled') {
    const {publishAt} = after
    return publishAt === before['publishAt'] ? undefined : {type: 'scheduleRelease', publishAt}
  }
  if (from === to) return undefined
  if (to === 'published') return {type: 'publishRelease'}
  if (to === 'archived') return {type: 'archiveRelease'}
  return {type: from === 'archived' ? 'unarchiveRelease' : 'unscheduleRelease'}
}
