import type {StoredDocument} from '../../../contract.ts'
import {
  documentId,
  isDraftId,
  isPublishedId,
  isVersionId,
  publishedIdOf,
} from '../../documents/ids.ts'
import {isRecord} from '../../documents/values.ts'
import {malformed} from '../../documents/write-errors.ts'

export type Action = Record<string, unknown>

/** Input of actions besides the documents. */
export interface ActionContext {
  userId: string
  /** Validate only; store nothing. */
  dryRun: boolean
  /** The last state of a document, including deleted ones. */
  lastState: (id: string) => StoredDocument | undefined
}

/** A required string of an action. */
export function textField(action: Action, name: string): string {
  const value = action[name]
  if (typeof value === 'string') return value
  throw malformed(`"${name}" is required`)
}

/** A required object of an action. */
export function recordField(action: Action, name: string): Record<string, unknown> {
  const value = action[name]
  if (isRecord(value)) return value
  throw malformed(`"${name}" must be an object`)
}

/** The published id an action targets. */
export function publishedField(action: Action): string {
  const id = documentId(action['publishedId'])
  if (isPublishedId(id)) return id
  throw malformed(`"publishedId" is not the id of a published document: "${id}"`)
}

/** The draft or version id in field `name`; must belong to `publishedId` when given. */
export function versionField(action: Action, name: string, publishedId?: string): string {
  return versionOf(documentId(action[name]), publishedId)
}

/** Returns `id` if it is a draft's or version's, of `publishedId` when given; throws otherwise. */
export function versionOf(id: string, publishedId?: string): string {
  if (!isDraftId(id) && !isVersionId(id)) throw malformed(`"${id}" is not a draft or version id`)
  if (publishedId !== undefined && publishedIdOf(id) !== publishedId) {
    throw malformed(`"${id}" is not a version of "${publishedId}"`)
  }
  return id
}
