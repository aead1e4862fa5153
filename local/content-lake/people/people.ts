import {hash, timingSafeEqual} from 'node:crypto'

import type {Identity, Person} from '../contract.ts'
import {refusal} from '../errors.ts'
import {isWriter, publicGrant, readingGrant, writingGrant} from '../grants.ts'

/** Identity of a request without a token. */
export const NOBODY: Identity = {id: '<anonymous>', role: 'anonymous', grants: [publicGrant]}

/** The local users of a lake that is not given others, with the rights of Sanity's roles of these names. */
export const defaultPeople: readonly Person[] = [
  {
    id: 'local-administrator',
    role: 'administrator',
    name: 'Local administrator',
    title: 'Administrator',
    description: 'Reads and writes everything, manages the project.',
    grants: [readingGrant, writingGrant],
  },
  {
    id: 'local-editor',
    role: 'editor',
    name: 'Local editor',
    title: 'Editor',
    description: 'Reads and writes everything.',
    grants: [readingGrant, writingGrant],
  },
  {
    id: 'local-viewer',
    role: 'viewer',
    name: 'Local viewer',
    title: 'Viewer',
    description: 'Reads everything, drafts included.',
    grants: [readingGrant],
  },
]

/** The users of a lake, one for each role, and their tokens. */
export class People {
  readonly list: readonly Person[]
  readonly #digests: readonly {person: Person; digest: Buffer}[]

  constructor(list: readonly Person[], tokens: Readonly<Record<string, string>>) {
    this.list = list
    this.#digests = list.map((person) => {
      const token = tokens[person.role]
      if (!token) throw new TypeError(`The role "${person.role}" needs a token.`)
      return {person, digest: digestOf(token)}
    })
  }

  /** The owner of a token. Compares digests in constant time, against timing attacks. */
  holderOf(token: string): Person | undefined {
    const digest = digestOf(token)
    return this.#digests.find((candidate) => timingSafeEqual(candidate.digest, digest))?.person
  }

  /** The user of an identity; undefined when anonymous. */
  behind(identity: Identity): Person | undefined {
    return this.list.find(({id}) => id === identity.id)
  }

  /** The signed-in user; throws 401 otherwise. */
  require(identity: Identity): Person {
    const person = this.behind(identity)
    if (!person) throw refusal(401, 'Unauthorized', 'Sign in first.')
    return person
  }
}

function digestOf(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** Throws 401 when anonymous and 403 for anybody but an administrator. */
export function requireAdministrator({role}: Identity): void {
  if (role === 'anonymous') throw refusal(401, 'Unauthorized', 'Sign in first.')
  if (role === 'administrator') return
  throw refusal(403, 'Forbidden', `A ${role} may not do this: it needs an administrator.`)
}

/** Throws 401 when anonymous and 403 for whoever may write nothing. */
export function requireWriter(identity: Identity): void {
  if (identity.role === 'anonymous') throw refusal(401, 'Unauthorized', 'Sign in first.')
  if (isWriter(identity)) return
  throw refusal(403, 'Forbidden', `A ${identity.role} may not write.`)
}

/** `{name, title, description}`, as role lists show it. */
export function roleSummary(person: Person): {name: string; title: string; description: string} {
  return {name: person.role, title: person.title, description: person.description}
}
