import {type Context, Hono} from 'hono'

import type {LakeEnv, Person} from '../contract.ts'
import {httpError} from '../errors.ts'
import type {ServerState} from '../state.ts'
import {type People, roleSummary} from './people.ts'

/** Sign-in provider of every local user. */
export const PROVIDER = 'local'

/** `/users/*`: the current user, other users and Studio preferences. */
export function createPeopleRoutes(state: ServerState, people: People): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()

  app.get('/users/me', (c) => {
    const person = people.behind(c.get('identity'))
    // As hosted, `{}` rather than 401: this is how the Studio checks for a session.
    return c.json(person ? accountOf(person) : {})
  })

  const preferencesOf = (c: Context<LakeEnv>) => {
    const {id} = people.require(c.get('identity'))
    return state.collection<{id: string; value: unknown}>(`preferences.${id}`)
  }

  app.get('/users/me/keyvalue/:keys{.+}', (c) => {
    const preferences = preferencesOf(c)
    const found = c.req
      .param('keys')
      .split(',')
      .flatMap((key) => preferences.get(key) ?? [])
    return c.json(found.map(({id: key, value}) => ({key, value})))
  })

  app.put('/users/me/keyvalue', async (c) => {
    const preferences = preferencesOf(c)
    const pairs = readPairs(await c.req.json())
    for (const {key, value} of pairs) preferences.put({id: key, value})
    return c.json(pairs)
  })

  for (const prefix of ['', '/projects/:project']) {
    app.get(`${prefix}/users/:ids`, (c) => {
      const {id} = people.require(c.get('identity'))
      return c.json(profilesOf(people, c.req.param('ids'), id))
    })
  }
  return app
}

function accountOf(person: Person): Record<string, unknown> {
  return {
    id: person.id,
    name: person.name,
    email: `${person.role}@local.example`,
    profileImage: null,
    role: person.role,
    roles: [roleSummary(person)],
    provider: PROVIDER,
  }
}

/** One profile for one id, a list for several, without unknown ids: the Studio draws no avatar. */
function profilesOf(people: People, ids: string, asker: string): unknown {
  const wanted = ids.split(',')
  const found = [...people.list, ...people.robots()]
    .filter(({id}) => wanted.includes(id))
    .map((person) => ({
      id: person.id,
      displayName: person.name,
      familyName: null,
      givenName: null,
      imageUrl: null,
      createdAt: null,
      isCurrentUser: person.id === asker,
    }))
  return wanted.length === 1 ? (found[0] ?? []) : found
}

function readPairs(body: unknown): {key: string; value: unknown}[] {
  if (!Array.isArray(body)) throw httpError(400, 'Send a list of {key, value}.')
  return body.map((item: unknown) => {
    const pair = item as {key?: unknown; value?: unknown} | null
    if (typeof pair?.key !== 'string' || pair.key === '') {
      throw httpError(400, 'Each item needs a key that is not empty.')
    }
    return {key: pair.key, value: pair.value ?? null}
  })
}
