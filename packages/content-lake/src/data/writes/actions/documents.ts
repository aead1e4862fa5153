import type {StoredDocument} from '../../../contract.ts'
import {documentId, draftIdOf, isPublishedId, isVersionId} from '../../documents/ids.ts'
import {strengthenReferences} from '../../documents/references.ts'
import {isRecord} from '../../documents/values.ts'
import {alreadyExists, malformed, notFound, WriteError} from '../../documents/write-errors.ts'
import {contentOf} from '../mutations.ts'
import {applyPatch, checkRevision, validatePatch} from '../patches.ts'
import type {Content, Staging} from '../staging.ts'
import {type Action, publishedField, recordField, versionField, versionOf} from './fields.ts'

/** `sanity.action.document.create`: a draft of a document that does not exist yet. */
export function createDocument(action: Action, staging: Staging): void {
  const {publishedId, content} = newDraft(action)
  const {_id: id} = content
  if (staging.get(id)) {
    if (action['ifExists'] === 'ignore') return
    throw alreadyExists(id)
  }
  if (staging.get(publishedId) && !isVersionId(id)) throw alreadyExists(publishedId)
  staging.put(content, {create: content})
}

/** The content of an action's attributes, under the id of a draft or version. */
function newDraft(action: Action): {publishedId: string; content: Content} {
  const publishedId = publishedField(action)
  const attributes = recordField(action, 'attributes')
  const _id = versionOf(documentId(attributes['_id'] ?? draftIdOf(publishedId)), publishedId)
  return {publishedId, content: contentOf({...attributes, _id})}
}

/** `sanity.action.document.edit`: patches the draft, which starts as a copy of the published document. */
export function editDocument(action: Action, staging: Staging): void {
  const publishedId = publishedField(action)
  const id = versionField(action, 'draftId', publishedId)
  const patch = recordField(action, 'patch')
  validatePatch(patch)
  const draft = staging.get(id) ?? copy(staging, publishedId, id, 'createIfNotExists')
  staging.put(applyPatch(draft, patch), {patch: {...patch, id}})
}

/** `sanity.action.document.replaceDraft`: new content for a draft. */
export function replaceDraft(action: Action, staging: Staging): void {
  const {publishedId, content} = newDraft(action)
  if (!staging.get(content._id) && !staging.get(publishedId)) throw notFound(content._id)
  staging.put(content, {createOrReplace: content})
}

/** `sanity.action.document.publish`: replaces the published document by its draft or version. */
export function publishDocument(action: Action, staging: Staging): void {
  const publishedId = publishedField(action)
  const id = versionField(action, 'draftId', publishedId)
  const draft = existing(id, staging)
  checkRevision(draft, action['ifDraftRevisionId'] ?? action['ifVersionRevisionId'])
  const published = staging.get(publishedId)
  checkRevision(published, action['ifPublishedRevisionId'])
  publish(draft, publishedId, staging)
}

/** Publishes one draft or version and removes it. */
export function publish(draft: StoredDocument, publishedId: string, staging: Staging): void {
  const published = staging.get(publishedId)
  const content = strengthenReferences(contentAs(draft, publishedId))
  if (published) content['_createdAt'] = published._createdAt
  staging.put(content, {createOrReplace: content})
  staging.remove(draft._id)
}

/** `sanity.action.document.unpublish`: the published document becomes a draft, unless there is one. */
export function unpublishDocument(action: Action, staging: Staging): void {
  const publishedId = publishedField(action)
  unpublish(publishedId, versionField(action, 'draftId', publishedId), staging)
}

/** Removes a published document; its content becomes the draft unless there is one. */
export function unpublish(publishedId: string, draftId: string, staging: Staging): void {
  const content = contentAs(existing(publishedId, staging), draftId)
  if (!staging.get(draftId)) staging.put(content, {create: content})
  staging.remove(publishedId)
}

/** `sanity.action.document.delete`: deletes the published document and the drafts that are named. */
export function deleteDocument(action: Action, staging: Staging): void {
  const publishedId = publishedField(action)
  const named = action['includeDrafts'] ?? action['includeVersions'] ?? []
  if (!Array.isArray(named)) throw malformed('"includeDrafts" must be a list of ids')
  const drafts = new Set(named.map((id: unknown) => versionOf(documentId(id), publishedId)))
  const group = staging.group(publishedId).map((document) => document._id)
  if (group.length === 0) throw notFound(publishedId)
  const forgotten = group.find((id) => id !== publishedId && !drafts.has(id))
  if (forgotten !== undefined) {
    const text = `"${publishedId}" cannot be deleted: "${forgotten}" would be left`
    throw new WriteError(409, 'documentHasExistingVersionsError', text, {id: publishedId})
  }
  for (const id of group) staging.remove(id)
}

/** `sanity.action.document.discard`: deletes the draft only. */
export function discardDraft(action: Action, staging: Staging): void {
  staging.remove(existing(versionField(action, 'draftId'), staging)._id)
}

/** `sanity.action.document.version.discard`. */
export function discardVersion(action: Action, staging: Staging): void {
  staging.remove(existing(versionField(action, 'versionId'), staging)._id)
}

function existing(id: string, staging: Staging): StoredDocument {
  const document = staging.get(id)
  if (document) return document
  throw notFound(id)
}

/** `sanity.action.document.version.create`: a version of the given content, or of another document. */
export function createVersion(action: Action, staging: Staging): void {
  const publishedId = publishedField(action)
  const {document} = action
  if (document === undefined) {
    const id = versionField(action, 'versionId', publishedId)
    if (staging.get(id)) throw alreadyExists(id)
    const baseId = documentId(action['baseId'])
    checkRevision(staging.get(baseId), action['ifBaseRevisionId'])
    copy(staging, baseId, id, 'create')
    return
  }
  const content = contentOf(recordField(action, 'document'))
  versionOf(content._id, publishedId)
  if (staging.get(content._id)) throw alreadyExists(content._id)
  staging.put(content, {create: content})
}

/** `sanity.action.document.version.replace`. */
export function replaceVersion(action: Action, staging: Staging): void {
  const content = contentOf(recordField(action, 'document'))
  existing(versionOf(content._id), staging)
  staging.put(content, {createOrReplace: content})
}

/** `sanity.action.document.version.unpublish`: publishing the release unpublishes the document. */
export function unpublishVersion(action: Action, staging: Staging): void {
  const publishedId = publishedField(action)
  const id = versionField(action, 'versionId', publishedId)
  existing(publishedId, staging)
  const version = staging.get(id) ?? copy(staging, publishedId, id, 'create')
  const system = isRecord(version['_system']) ? version['_system'] : {}
  const marked: Content = {...version, _system: {...system, delete: true}}
  staging.put(marked, {patch: {id, set: {'_system.delete': true}}})
}

function copy(
  staging: Staging,
  from: string,
  to: string,
  kind: 'create' | 'createIfNotExists',
): StoredDocument {
  const source = staging.get(from)
  if (!source) throw notFound(isPublishedId(from) ? to : from)
  // The Studio compares a version with its base to show whether the base has changed since.
  const content = {...contentAs(source, to), _system: {base: {id: from, rev: source._rev}}}
  return staging.put(content, {[kind]: content})
}

/** Content under another id, without the version's system fields. */
function contentAs(document: StoredDocument, id: string): Content {
  const {_rev: _revision, _updatedAt: _changed, _system: _state, ...content} = document
  return {...content, _id: id}
}
