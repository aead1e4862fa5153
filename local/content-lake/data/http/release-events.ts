import {releaseDocumentId} from '../actions/releases.ts'
import {publishedIdOf, releaseOf} from '../ids.ts'
import type {Commit, DataLake} from '../lake.ts'
import type {Change} from '../staging.ts'

type ReleaseEvent = Record<string, unknown>

/** What happened to a release, newest first, as the Studio's activity list shows it. */
export function releaseEvents(lake: DataLake, dataset: string, name: string): ReleaseEvent[] {
  const id = releaseDocumentId(name)
  const members = lake.storage.documentIds(dataset).filter((member) => releaseOf(member) === name)
  const sequences = lake.storage.sequencesOf(dataset, [id, ...members])
  const commits = sequences.flatMap((sequence) => lake.commitsSince(sequence - 1, 1))
  return commits.flatMap((commit) => eventsOf(commit, name)).toReversed()
}

function eventsOf({record, changes}: Commit, name: string): ReleaseEvent[] {
  const base = {releaseName: name, timestamp: record.timestamp, author: record.author}
  const release = changes.find(({documentId}) => documentId === releaseDocumentId(name))
  if (release) return [{...base, ...stateChange(release)}]
  const members = changes.filter(({documentId}) => releaseOf(documentId) === name)
  return members.flatMap((change) => {
    const type = memberChange(change)
    if (type === undefined) return []
    const versionId = change.documentId
    return [{...base, type, documentId: publishedIdOf(versionId), versionId}]
  })
}

function memberChange(change: Change): string | undefined {
  if (!change.before) return 'addDocumentToRelease'
  return change.after ? undefined : 'discardDocumentFromRelease'
}

function stateChange({before, after}: Change): ReleaseEvent {
  if (!after) return {type: 'deleteRelease'}
  if (!before) return {type: 'createRelease'}
  const from = before['state']
  const to = after['state']
  if (from === to) return {type: 'editRelease'}
  if (to === 'published') return {type: 'publishRelease'}
  if (to === 'archived') return {type: 'archiveRelease'}
  if (to === 'scheduled') return {type: 'scheduleRelease', publishAt: after['publishAt']}
  return {type: from === 'archived' ? 'unarchiveRelease' : 'unscheduleRelease'}
}
