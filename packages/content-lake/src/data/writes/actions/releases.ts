import type {StoredDocument} from '../../../contract.ts'
import {
  draftIdOf,
  isReleaseName,
  publishedIdOf,
  releaseDocumentId,
  releaseNameOf,
  releaseOf,
} from '../../documents/ids.ts'
import {isRecord} from '../../documents/values.ts'
import {isUnpublishedByRelease} from '../../documents/views.ts'
import {alreadyExists, malformed, notFound, WriteError} from '../../documents/write-errors.ts'
import {contentOf} from '../mutations.ts'
import {applyPatch, validatePatch} from '../patches.ts'
import type {Content, Staging} from '../staging.ts'
import {publish, unpublish} from './documents.ts'
import {type Action, type ActionContext, recordField, textField} from './fields.ts'

function nameOf(action: Action): string {
  const name = textField(action, 'releaseId')
  if (isReleaseName(name)) return name
  throw malformed(`Malformed release ID: "${name}"`)
}

/** `sanity.action.release.create`. */
export function createRelease(action: Action, staging: Staging, {userId}: ActionContext): void {
  const name = nameOf(action)
  const id = releaseDocumentId(name)
  if (staging.get(id)) throw alreadyExists(id)
  const metadata = isRecord(action['metadata']) ? action['metadata'] : {}
  const content: Content = {
    _id: id,
    _type: 'system.release',
    name,
    state: 'active',
    userId,
    metadata: {releaseType: 'undecided', cardinality: 'many', ...metadata},
  }
  staging.put(content, {create: content})
}

const STATES = new Set(['active', 'scheduled', 'published', 'archived'])

/** `sanity.action.release.import`: creates an exported release, whatever its state. */
export function importRelease(action: Action, staging: Staging): void {
  const name = nameOf(action)
  const id = releaseDocumentId(name)
  const given = recordField(action, action['document'] === undefined ? 'attributes' : 'document')
  if (!STATES.has(String(given['state']))) throw malformed('"state" is not one that a release has')
  if (staging.get(id)) {
    if (action['ifExists'] === 'ignore') return
    if (action['ifExists'] !== 'replace') throw alreadyExists(id)
  }
  save(contentOf({...given, _id: id, _type: 'system.release', name}), staging)
}

/** `sanity.action.release.edit`: changes title, description, kind or intended time. */
export function editRelease(action: Action, staging: Staging): void {
  const release = releaseIn(action, staging, ['active', 'scheduled'])
  const patch = recordField(action, 'patch')
  validatePatch(patch)
  const patched = applyPatch(release, patch)
  for (const field of ['state', 'name', 'finalDocumentStates', 'publishedAt']) {
    if (patched[field] !== release[field]) throw malformed('Only "metadata" can be edited')
  }
  staging.put(patched, {patch: {...patch, id: release._id}})
}

/** The Studio checks permissions by dry run, also for scheduled releases, and caches a rejection. */
function allowedStates({dryRun}: ActionContext): string[] {
  return dryRun ? ['active', 'scheduled'] : ['active']
}

/** `sanity.action.release.publish`: publishes all versions in one transaction. */
export function publishRelease(action: Action, staging: Staging, context: ActionContext): void {
  const release = releaseIn(action, staging, allowedStates(context))
  const versions = versionsIn(release, staging)
  for (const version of versions) {
    const publishedId = publishedIdOf(version._id)
    if (!isUnpublishedByRelease(version)) {
      publish(version, publishedId, staging)
      continue
    }
    if (staging.get(publishedId)) unpublish(publishedId, draftIdOf(publishedId), staging)
    staging.remove(version._id)
  }
  const finalDocumentStates = versions.map(({_id}) => ({_key: _id, id: publishedIdOf(_id)}))
  const {error: _failure, ...rest} = release
  save({...rest, state: 'published', publishedAt: staging.timestamp, finalDocumentStates}, staging)
}

/** `sanity.action.release.schedule`: schedules or reschedules; the scheduler publishes, if past at once. */
export function scheduleRelease(action: Action, staging: Staging): void {
  const {error: _failure, ...release} = releaseIn(action, staging, ['active', 'scheduled'])
  const publishAt = textField(action, 'publishAt')
  if (Number.isNaN(Date.parse(publishAt))) throw malformed('"publishAt" is not a date')
  const metadata = {...metadataOf(release), releaseType: 'scheduled', intendedPublishAt: publishAt}
  save({...release, state: 'scheduled', publishAt, metadata}, staging)
}

/** `sanity.action.release.unschedule`. */
export function unscheduleRelease(action: Action, staging: Staging): void {
  const {publishAt: _planned, ...release} = releaseIn(action, staging, ['scheduled'])
  save({...release, state: 'active'}, staging)
}

/** `sanity.action.release.archive`: deletes the versions, which can be restored. */
export function archiveRelease(action: Action, staging: Staging, context: ActionContext): void {
  const release = releaseIn(action, staging, allowedStates(context))
  const versions = versionsIn(release, staging)
  for (const version of versions) staging.remove(version._id)
  const finalDocumentStates = versions.map(({_id: id}) => ({_key: id, id}))
  save({...release, state: 'archived', finalDocumentStates}, staging)
}

/** `sanity.action.release.unarchive`; `lastState` restores deleted versions from the history. */
export function unarchiveRelease(
  action: Action,
  staging: Staging,
  {lastState}: ActionContext,
): void {
  const {finalDocumentStates, ...release} = releaseIn(action, staging, ['archived'])
  const states: unknown[] = Array.isArray(finalDocumentStates) ? finalDocumentStates : []
  for (const state of states) {
    const id = isRecord(state) ? state['id'] : undefined
    const version = typeof id === 'string' ? lastState(id) : undefined
    if (version) staging.put(version, {create: version})
  }
  save({...release, state: 'active'}, staging)
}

/** `sanity.action.release.delete`. */
export function deleteRelease(action: Action, staging: Staging): void {
  const release = releaseIn(action, staging, ['archived', 'published'])
  for (const version of versionsIn(release, staging)) staging.remove(version._id)
  staging.remove(release._id)
}

function save(release: Content, staging: Staging): void {
  staging.put(release, {createOrReplace: release})
}

function metadataOf(release: StoredDocument): object {
  return isRecord(release['metadata']) ? release['metadata'] : {}
}

function versionsIn(release: StoredDocument, staging: Staging): StoredDocument[] {
  const name = releaseNameOf(release._id)
  return staging.all().filter(({_id}) => releaseOf(_id) === name)
}

function releaseIn(action: Action, staging: Staging, states: string[]): StoredDocument {
  const id = releaseDocumentId(nameOf(action))
  const release = staging.get(id)
  if (!release) throw notFound(id)
  const state = String(release['state'])
  if (states.includes(state)) return release
  const text = `Release "${String(release['name'])}" is ${state}, not ${states.join(' or ')}`
  throw new WriteError(409, 'invalidReleaseStateError', text, {id, state})
}
