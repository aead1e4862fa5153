import {evaluateSync, type ExprNode, parse, toJS} from 'groq-js'

import type {Identity, Permission, StoredDocument} from '../../contract.ts'
import {publishedIdOf, releaseNameOf, releaseOf} from '../documents/ids.ts'
import {isUnpublishedByRelease} from '../documents/views.ts'
import {WriteError} from '../documents/write-errors.ts'
import type {Change, Staging} from './staging.ts'

type States = Pick<Change, 'before' | 'after'>

/** Each grant's filter as a query that counts matching documents. */
const counts = new Map<string, ExprNode>()

function matches(filter: string, document: StoredDocument, identity: Identity): boolean {
  const tree = counts.get(filter) ?? parse(`count(*[${filter}])`)
  counts.set(filter, tree)
  return toJS(evaluateSync(tree, {dataset: [document], identity: identity.id})) === 1
}

/** A caller without a permission. */
export function refused(permission: Permission): WriteError {
  const text = `Insufficient permissions; permission "${permission}" required`
  return new WriteError(403, 'insufficientPermissionsError', text, {permission})
}

function requireOne(permission: Permission, document: StoredDocument, identity: Identity): void {
  const isGranted = identity.grants?.some(
    (grant) => grant.permissions.includes(permission) && matches(grant.filter, document, identity),
  )
  if (!isGranted) throw refused(permission)
}

function requireStates({before, after}: States, identity: Identity): void {
  if (before) requireOne('update', before, identity)
  if (after) requireOne(before ? 'update' : 'create', after, identity)
}

/** Changes by a release that this change schedules: the scheduler checks no permissions. */
function scheduledStates({documentId, before, after}: Change, staging: Staging): States[] {
  const name = releaseNameOf(documentId)
  if (name === undefined || after?.['state'] !== 'scheduled') return []
  if (before?.['state'] === 'scheduled') return []
  const versions = staging.all().filter(({_id}) => releaseOf(_id) === name)
  return versions.map((version) => {
    const id = publishedIdOf(version._id)
    const published = isUnpublishedByRelease(version) ? undefined : {...version, _id: id}
    return {before: staging.get(id), after: published}
  })
}

/** Throws unless granted before and after: nobody may take documents over or give them away. */
export function requirePermissions(change: Change, staging: Staging, identity: Identity): void {
  requireStates(change, identity)
  for (const states of scheduledStates(change, staging)) requireStates(states, identity)
}
