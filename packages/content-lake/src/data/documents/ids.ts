import {randomBytes} from 'node:crypto'

import {malformed} from './write-errors.ts'

const DRAFTS = 'drafts.'
const VERSIONS = 'versions.'
const RELEASES = '_.releases.'
/** No part of an id, between its dots, is empty or starts with a dash: https://www.sanity.io/docs/ids. */
const WELL_FORMED = /^(?!.*\.[.-])[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/

/** True for `drafts.<id>`. */
export function isDraftId(id: string): boolean {
  return id.startsWith(DRAFTS)
}

/** True for `versions.<release>.<id>`. */
export function isVersionId(id: string): boolean {
  return id.startsWith(VERSIONS)
}

/** True for an id that is neither a draft's nor a version's. */
export function isPublishedId(id: string): boolean {
  return !isDraftId(id) && !isVersionId(id)
}

/** Whether an id is readable without a token: the hosted lake hides ids with a dot. */
export function isPublicId(id: string): boolean {
  return !id.includes('.')
}

/** The published id of any id. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFTS.length)
  if (!isVersionId(id)) return id
  const end = id.indexOf('.', VERSIONS.length)
  return end === -1 ? id : id.slice(end + 1)
}

/** The id of the draft of a published document. */
export function draftIdOf(id: string): string {
  return DRAFTS + publishedIdOf(id)
}

/** The id of a document's version in a release. */
export function versionIdOf(release: string, id: string): string {
  return `${VERSIONS}${release}.${publishedIdOf(id)}`
}

/** The release that a version id belongs to. */
export function releaseOf(id: string): string | undefined {
  return isVersionId(id) ? id.split('.')[1] : undefined
}

/** Whether a release may have this name. */
export function isReleaseName(name: string): boolean {
  return /^[A-Za-z0-9_-]{1,100}$/.test(name)
}

/** The id of the document that holds a release. */
export function releaseDocumentId(name: string): string {
  return RELEASES + name
}

/** The name of the release that a document holds: its field "name" may be anything. */
export function releaseNameOf(id: string): string | undefined {
  return id.startsWith(RELEASES) ? id.slice(RELEASES.length) : undefined
}

/** A new id of 22 characters, as unguessable as a random UUID. */
export function newId(): string {
  return randomBytes(24).toString('base64url').replaceAll(/[-_]/g, 'x').slice(0, 22)
}

/** Returns `id` if it is a valid document id; throws otherwise. */
export function documentId(id: unknown): string {
  if (typeof id === 'string' && WELL_FORMED.test(id)) return id
  throw malformed(`Malformed document ID: ${JSON.stringify(id)}`)
}
