import type {CurrentUser} from 'sanity'

import {singletonDocuments} from '../../schemas/documents'
import {redirect} from '../../schemas/documents/redirect'

type User = Pick<CurrentUser, 'roles'> | null

/** The types that only administrators change. The Content Lake refuses them to others; the Studio only does not offer them. */
const administratorsTypes = new Set<string>(
  [...singletonDocuments, redirect].map((type) => type.name),
)

/** Whether somebody changes settings and redirects too. */
export function isAdministrator(user: User): boolean {
  return user?.roles.some(({name}) => name === 'administrator') ?? false
}

/** Whether the Studio offers somebody to change documents of a type; to viewers it offers none. */
export function mayChange(user: User, schemaType: string): boolean {
  if (isAdministrator(user)) return true
  const isViewer = user?.roles.every(({name}) => name === 'viewer') ?? true
  return !isViewer && !administratorsTypes.has(schemaType)
}

const administratorsTools = new Set(['vision'])

/** The tools that somebody can use, of those that there are: queries by hand are for administrators. */
export function toolsFor<T extends {name: string}>(user: User, tools: T[]): T[] {
  return isAdministrator(user) ? tools : tools.filter(({name}) => !administratorsTools.has(name))
}
