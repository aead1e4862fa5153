import type {Identity, Role} from '../contract.ts'
import {refusal} from '../errors.ts'

/** A local user, in the shape of hosted user endpoints. */
export interface Person {
  id: string
  role: Role
  name: string
  title: string
  description: string
}

/** Identity of a request without a token. */
export const NOBODY: Identity = {id: '<anonymous>', role: 'anonymous'}

const PEOPLE: Record<Role, Person> = {
  administrator: {
    id: 'local-administrator',
    role: 'administrator',
    name: 'Local administrator',
    title: 'Administrator',
    description: 'Reads and writes everything, creates and deletes datasets.',
  },
  editor: {
    id: 'local-editor',
    role: 'editor',
    name: 'Local editor',
    title: 'Editor',
    description: 'Reads everything, writes all content but settings and redirects.',
  },
  viewer: {
    id: 'local-viewer',
    role: 'viewer',
    name: 'Local viewer',
    title: 'Viewer',
    description: 'Reads everything, drafts included.',
  },
}

/** The three local users. */
export const people: readonly Person[] = Object.values(PEOPLE)

/** The user with `role`. */
export function personWithRole(role: Role): Person {
  return PEOPLE[role]
}

/** The user of an identity; undefined when anonymous. */
export function personBehind(identity: Identity): Person | undefined {
  return people.find((person) => person.id === identity.id)
}

/** The signed-in user; throws 401 otherwise. */
export function requirePerson(identity: Identity): Person {
  const person = personBehind(identity)
  if (!person) throw refusal(401, 'Unauthorized', 'Sign in first.')
  return person
}

/** Throws 401 when anonymous and 403 without one of `roles`. */
export function requireRole(identity: Identity, ...roles: Role[]): void {
  const person = requirePerson(identity)
  if (roles.includes(person.role)) return
  throw refusal(
    403,
    'Forbidden',
    `A ${person.role} may not do this: it needs ${roles.join(' or ')}.`,
  )
}

/** `{name, title, description}`, as role lists show it. */
export function roleSummary(person: Person): {name: string; title: string; description: string} {
  return {name: person.role, title: person.title, description: person.description}
}
