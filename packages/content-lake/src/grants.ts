import type {DocumentGrant, Identity} from './contract.ts'

/** A GROQ filter that every document passes. */
const EVERY_DOCUMENT = '_id in path("**")'

/** Grants reading every document, drafts included. */
export const readingGrant: DocumentGrant = {
  filter: EVERY_DOCUMENT,
  permissions: ['read', 'history'],
}

/** Grants writing every document. */
export const writingGrant: DocumentGrant = {
  filter: EVERY_DOCUMENT,
  permissions: ['create', 'update'],
}

/** Grants writing drafts, but none of the documents of the lake itself. */
export const draftingGrant: DocumentGrant = {
  // groq-js takes any letter for the dot of a pattern.
  filter: 'string::startsWith(_id, "drafts.") && !string::startsWith(_id, "drafts._.")',
  permissions: ['create', 'update'],
}

/** Grants writing comments and tasks, whose ids have no reserved prefix such as `versions.`. */
export const commentingGrant: DocumentGrant = {
  filter: '_id in path("*") && _type in ["comment", "tasks.task"]',
  inAddOn: true,
  permissions: ['create', 'update'],
}

/** Grant of requests without a token. */
export const publicGrant: DocumentGrant = {filter: '_id in path("*")', permissions: ['read']}

/** Suffix of the dataset with another's comments and tasks, as hosted. */
export const addOnSuffix = '-comments'

/** An identity with the grants that hold in a dataset. */
export function inDataset<Author extends Identity>(dataset: string, author: Author): Author {
  if (!author.grants || dataset.endsWith(addOnSuffix)) return author
  return {...author, grants: author.grants.filter(({inAddOn}) => !inAddOn)}
}

/** Whether an identity may write any document. */
export function isWriter({grants = []}: Identity): boolean {
  return grants.some(({permissions}) =>
    permissions.some((permission) => permission === 'create' || permission === 'update'),
  )
}

/** Project-wide grants, without `deployStudio`, for which the Studio would upload its schema. */
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

/** Identity of the lake itself, which may do everything. */
export const systemIdentity: Identity = {
  id: '<system>',
  role: 'administrator',
  grants: [readingGrant, writingGrant],
}
