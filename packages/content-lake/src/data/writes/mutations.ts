import type {MutateResult} from '../../contract.ts'
import {documentId, newId} from '../documents/ids.ts'
import {isRecord} from '../documents/values.ts'
import {alreadyExists, immutable, malformed, notFound} from '../documents/write-errors.ts'
import {applyPatch, checkRevision, validatePatch} from './patches.ts'
import type {Content, Staging} from './staging.ts'

/** Returns the ids that the query of a patch or deletion selects, with the transaction's earlier changes applied. */
export type QueryIds = (query: string, params: Record<string, unknown>) => string[]

/** Effect of one mutation on one document. */
export type Outcome = MutateResult['results'][number]

const MAX_QUERIED = 10_000

/** Applies one mutation of a mutate request. */
export function applyMutation(
  mutation: Record<string, unknown>,
  staging: Staging,
  queryIds: QueryIds,
): Outcome[] {
  const entries = Object.entries(mutation)
  const [kind, body] = entries[0] ?? []
  if (entries.length !== 1 || !isRecord(body)) throw malformed('A mutation is one operation')
  switch (kind) {
    case 'create':
      return [create(body, staging)]
    case 'createIfNotExists':
      return [createIfNotExists(body, staging)]
    case 'createOrReplace':
      return [createOrReplace(body, staging)]
    case 'patch':
      return targets(body, queryIds).map((id) => patch(id, body, staging))
    case 'delete':
      return targets(body, queryIds).map((id) => remove(id, body, staging))
    default:
      throw malformed(`Unknown mutation "${kind}"`)
  }
}

function create(body: Record<string, unknown>, staging: Staging): Outcome {
  const content = contentOf(body)
  if (staging.get(content._id)) throw alreadyExists(content._id)
  return insert('create', content, staging)
}

function createIfNotExists(body: Record<string, unknown>, staging: Staging): Outcome {
  const content = contentOf(body)
  const existing = staging.get(content._id)
  if (existing) return {id: content._id, operation: 'none', document: existing}
  return insert('createIfNotExists', content, staging)
}

function createOrReplace(body: Record<string, unknown>, staging: Staging): Outcome {
  const content = contentOf(body)
  const existing = staging.get(content._id)
  if (!existing) return insert('createOrReplace', content, staging)
  if (existing._type !== content._type) throw immutable('_type', content._id)
  const document = staging.put(content, {createOrReplace: content})
  return {id: content._id, operation: 'update', document}
}

/** A new document keeps its timestamps, so that imports preserve them. */
function insert(kind: string, content: Content, staging: Staging): Outcome {
  const updatedAt = content['_updatedAt'] as string | undefined
  const document = staging.put(content, {[kind]: content}, updatedAt)
  return {id: content._id, operation: 'create', document}
}

/** Validates a client's document and completes a missing id, or one that ends in a dot. */
export function contentOf(body: Record<string, unknown>): Content {
  const {_id: given = '', _type: type, _rev: _revision, ...rest} = body
  if (typeof type !== 'string' || type === '') throw malformed('Document has no "_type"')
  for (const name of ['_createdAt', '_updatedAt']) {
    const date = rest[name]
    if (date !== undefined && (typeof date !== 'string' || Number.isNaN(Date.parse(date)))) {
      throw malformed(`"${name}" is not a date`)
    }
  }
  const isPrefix = typeof given === 'string' && (given === '' || given.endsWith('.'))
  return {_id: documentId(isPrefix ? given + newId() : given), _type: type, ...rest}
}

function targets(body: Record<string, unknown>, queryIds: QueryIds): string[] {
  if (body['id'] !== undefined) return [body['id']].flat().map(documentId)
  const params = body['params'] ?? {}
  if (typeof body['query'] !== 'string' || !isRecord(params)) {
    throw malformed('"id" or "query" is needed')
  }
  const ids = queryIds(body['query'], params)
  if (ids.length <= MAX_QUERIED) return ids
  throw malformed(`The query selects more than ${MAX_QUERIED} documents`)
}

function patch(id: string, body: Record<string, unknown>, staging: Staging): Outcome {
  validatePatch(body)
  const existing = staging.get(id)
  if (!existing) throw notFound(id)
  checkRevision(existing, body['ifRevisionID'] ?? body['ifRevisionId'])
  const {query: _query, params: _params, ...operations} = body
  const recorded = {patch: {...operations, id}}
  const document = staging.put(applyPatch(existing, body), recorded)
  return {id, operation: 'update', document}
}

function remove(id: string, body: Record<string, unknown>, staging: Staging): Outcome {
  const existing = staging.get(id)
  if (!existing) return {id, operation: 'none'}
  checkRevision(existing, body['ifRevisionID'])
  staging.remove(id)
  return {id, operation: 'delete'}
}
