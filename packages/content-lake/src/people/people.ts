import {hash} from 'node:crypto'

import type {DocumentGrant, Identity, Person} from '../contract.ts'
import {httpError} from '../errors.ts'
import {commentingGrant, draftingGrant, publicGrant, readingGrant, writingGrant} from '../grants.ts'
import type {Collection} from '../state.ts'

/** Identity of a request without a token. */
export const NOBODY: Identity = {id: '<anonymous>', role: 'anonymous', grants: [publicGrant]}

/** Default users, with the permissions of Sanity's roles of the same names. */
export const defaultPeople: readonly Person[] = [
  local('Administrator', 'Reads and writes everything, manages the project.', [writingGrant]),
  local('Editor', 'Reads and writes everything.', [writingGrant]),
  local('Contributor', 'Reads everything, writes drafts.', [draftingGrant, commentingGrant]),
  local('Viewer', 'Reads everything, drafts included.', []),
]

function local(title: string, description: string, writes: readonly DocumentGrant[]): Person {
  const role = title.toLowerCase()
  const grants = [readingGrant, ...writes]
  return {id: `local-${role}`, role, name: `Local ${role}`, title, description, grants}
}

/** An API token for a program. */
export interface Robot {
  id: string
  label: string
  role: string
  /** SHA-256 of the token. */
  digest: string
  createdAt: string
  expiresAt: string | null
}

/** SHA-256 of a token, which is stored in its place. */
export function digestOf(token: string): string {
  return hash('sha256', token)
}

/** The users of a lake, one for each role, and their tokens. */
export class People {
  readonly list: readonly Person[]
  readonly #byDigest: ReadonlyMap<string, Person>
  readonly #robots: Collection<Robot>

  constructor(
    list: readonly Person[],
    tokens: Readonly<Record<string, string>>,
    robots: Collection<Robot>,
  ) {
    this.list = list
    this.#robots = robots
    const digests = list.flatMap((person): [string, Person][] => {
      const token = tokens[person.role]
      return token ? [[digestOf(token), person]] : []
    })
    this.#byDigest = new Map(digests)
  }

  /** Users for the programs with an API token. */
  robots(): Person[] {
    return this.#robots.all().flatMap((robot) => this.#asPerson(robot) ?? [])
  }

  /** The owner of a token. Compares digests, so that response times reveal nothing about the token. */
  holderOf(token: string): Person | undefined {
    const digest = digestOf(token)
    const robot = () => this.#robots.all().find((one) => one.digest === digest)
    return this.#byDigest.get(digest) ?? this.#asPerson(robot())
  }

  /** The user of an identity; undefined when anonymous. */
  behind(identity: Identity): Person | undefined {
    const robot = () => this.#asPerson(this.#robots.get(identity.id))
    return this.list.find(({id}) => id === identity.id) ?? robot()
  }

  #asPerson(robot: Robot | undefined): Person | undefined {
    const isOver = robot?.expiresAt && Date.parse(robot.expiresAt) <= Date.now()
    const person = this.list.find(({role}) => role === robot?.role)
    return robot && person && !isOver ? {...person, id: robot.id, name: robot.label} : undefined
  }

  /** The signed-in user; throws 401 otherwise. */
  require(identity: Identity): Person {
    const person = this.behind(identity)
    if (!person) throw httpError(401, 'Sign in first.')
    return person
  }
}

/** A role, as the API lists it. */
export function roleSummary({role, title, description}: Person): object {
  return {name: role, title, description, appliesToUsers: true, appliesToRobots: true}
}
