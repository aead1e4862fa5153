import type {DocumentGrant, Identity} from './contract.ts'

/** A GROQ filter that every document passes. */
const EVERY_DOCUMENT = '_id in path("**")'

/** Reading everything, drafts included. */
export const readingGrant: DocumentGrant = {
  filter: EVERY_DOCUMENT,
  permissions: ['read', 'history'],
}

/** Writing everything. */
export const writingGrant: DocumentGrant = {
  filter: EVERY_DOCUMENT,
  permissions: ['create', 'update'],
}

/** The grants of whoever has no token. */
export const publicGrant: DocumentGrant = {filter: '_id in path("*")', permissions: ['read']}

/** Whether an identity may write any document. */
export function isWriter({grants = []}: Identity): boolean {
  return grants.some(({permissions}) =>
    permissions.some((permission) => permission === 'create' || permission === 'update'),
  )
}

/**
 * Project-wide grants by resource. Without `deployStudio`, with which the Studio would upload its
 * schema to services that exist only at Sanity.
 */
export function projectGrants({role}: Identity): Record<string, {grants: {name: string}[]}[]> {
  if (role === 'anonymous') return {}
  const names = role === 'administrator' ? ['read', 'create', 'update', 'delete'] : ['read']
  const named = names.map((name) => ({name}))
  return {
    'sanity.project': [{grants: [{name: 'read'}]}],
    'sanity.project.datasets': [{grants: named}],
    'sanity.project.members': [{grants: [{name: 'read'}]}],
  }
}

/** The lake itself, which may do everything. */
export const systemIdentity: Identity = {
  id: '<system>',
  role: 'administrator',
  grants: [readingGrant, writingGrant],
}
