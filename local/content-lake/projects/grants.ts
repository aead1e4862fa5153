import type {Identity} from '../contract.ts'

/** What the Studio may offer for documents that match `filter`. */
interface DocumentGrant {
  filter: string
  permissions: ('read' | 'history' | 'create' | 'update')[]
}

const EVERY_DOCUMENT = '_id in path("**")'
const PUBLISHED_DOCUMENTS = '_id in path("*")'

const EDITING: DocumentGrant = {
  filter: EVERY_DOCUMENT,
  permissions: ['read', 'history', 'create', 'update'],
}

const GRANTS: Record<Identity['role'], DocumentGrant[]> = {
  administrator: [EDITING],
  editor: [EDITING],
  viewer: [{filter: EVERY_DOCUMENT, permissions: ['read', 'history']}],
  anonymous: [{filter: PUBLISHED_DOCUMENTS, permissions: ['read']}],
}

/** The dataset's access list for one identity; the lake enforces the same rules, this only tells the Studio. */
export function documentGrants(identity: Identity): DocumentGrant[] {
  return GRANTS[identity.role]
}

/**
 * Project-wide grants by resource. `deployStudio` is left out on purpose: with it the Studio uploads its schema and a
 * manifest to services that exist only on Sanity's own hosts.
 */
export function projectGrants(identity: Identity): Record<string, {grants: {name: string}[]}[]> {
  if (identity.role === 'anonymous') return {}
  const names =
    identity.role === 'administrator' ? ['read', 'create', 'update', 'delete'] : ['read']
  const grants = names.map((name) => ({name}))
  return {
    'sanity.project': [{grants: [{name: 'read'}]}],
    'sanity.project.datasets': [{grants}],
    'sanity.project.members': [{grants: [{name: 'read'}]}],
  }
}
