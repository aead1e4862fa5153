import type {Identity} from './contract.ts'

/** As hosted, permission to update includes deletion. */
export type Permission = 'read' | 'history' | 'create' | 'update'

/** Permissions on the documents that match a GROQ filter. */
export interface DocumentGrant {
  filter: string
  permissions: readonly Permission[]
}

const everyDocument = '_id in path("**")'
const publishedDocuments = '_id in path("*")'

/** All but settings and administrators' redirects; docs/deploy.md describes the same for hosted roles. */
const content = `${everyDocument} && !(_type in ["siteSettings", "roiSettings"]) && (_type != "redirect" || automatic == true)`

const reading: DocumentGrant = {filter: everyDocument, permissions: ['read', 'history']}

const grants: Record<Identity['role'], readonly DocumentGrant[]> = {
  administrator: [reading, {filter: everyDocument, permissions: ['create', 'update']}],
  editor: [reading, {filter: content, permissions: ['create', 'update']}],
  viewer: [reading],
  anonymous: [{filter: publishedDocuments, permissions: ['read']}],
}

/** Grants of an identity in a dataset: the Studio hides the rest, and the data room rejects it. */
export function documentGrants({role}: Identity): readonly DocumentGrant[] {
  return grants[role]
}

/**
 * Project-wide grants by resource. Without `deployStudio`, with which the Studio would upload its
 * schema to services that exist only at Sanity.
 */
export function projectGrants(identity: Identity): Record<string, {grants: {name: string}[]}[]> {
  if (identity.role === 'anonymous') return {}
  const names =
    identity.role === 'administrator' ? ['read', 'create', 'update', 'delete'] : ['read']
  const named = names.map((name) => ({name}))
  return {
    'sanity.project': [{grants: [{name: 'read'}]}],
    'sanity.project.datasets': [{grants: named}],
    'sanity.project.members': [{grants: [{name: 'read'}]}],
  }
}
