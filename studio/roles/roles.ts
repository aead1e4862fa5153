import type {CurrentUser} from 'sanity'

import {administratorsDocuments, documentTypes} from '../../schemas/documents'

type User = Pick<CurrentUser, 'roles'> | null

/** Types that only administrators edit. The Content Lake enforces it; the Studio hides them. */
const administratorsTypes = new Set<string>(administratorsDocuments.map((type) => type.name))

/** Whether a user may also edit settings. */
function isAdministrator(user: User): boolean {
  return user?.roles.some(({name}) => name === 'administrator') ?? false
}

/** Whether the Studio lets a user edit documents of a type. */
export function mayChange(user: User, schemaType: string): boolean {
  if (isAdministrator(user)) return true
  const isViewer = user?.roles.every(({name}) => name === 'viewer') ?? true
  return !isViewer && !administratorsTypes.has(schemaType)
}

/** The names of the types that the Studio lists for a user. */
export function listedTypes(user: User): string[] {
  const names = documentTypes.map(({name}) => name)
  return isAdministrator(user) ? names : names.filter((name) => !administratorsTypes.has(name))
}

/** The tools of a user: Vision is for administrators. */
export function toolsFor<T extends {name: string}>(user: User, tools: T[]): T[] {
  return isAdministrator(user) ? tools : tools.filter(({name}) => name !== 'vision')
}
