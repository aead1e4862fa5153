import {randomBytes, randomUUID} from 'node:crypto'

import {Hono} from 'hono'

import type {LakeEnv} from '../contract.ts'
import {httpError} from '../errors.ts'
import {administratorsOnly, signedInOnly} from '../http/access.ts'
import {readFields} from '../http/body.ts'
import {projectOnly} from '../http/project.ts'
import type {Collection} from '../state.ts'
import {digestOf, type People, type Robot, roleSummary} from './people.ts'

const page = (data: object[]) => ({data, nextCursor: null, totalCount: data.length})

/**
 * `/access/project/<id>/robots`: API tokens, and `/projects/<id>/tokens`, where Sanity's CLI looks for them before
 * Studio 6. A token is returned only when it is created.
 */
export function createRobotRoutes(
  people: People,
  robots: Collection<Robot>,
  projectId: string,
): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const path = '/access/project/:project'
  const older = '/projects/:project/tokens'
  const shown = ({digest: _digest, role, ...robot}: Robot) => ({
    ...robot,
    roles: people.list.filter((person) => person.role === role).map(roleSummary),
    memberships: [{resourceType: 'project', resourceId: projectId, roleNames: [role]}],
  })

  app.use(`${path}/robots/*`, projectOnly(projectId), administratorsOnly)
  app.use(`${older}/*`, administratorsOnly)
  app.get(`${path}/roles`, signedInOnly, (c) => c.json(page(people.list.map(roleSummary))))
  app.get(`${path}/robots`, (c) => c.json(page(robots.all().map(shown))))
  app.post(`${path}/robots`, async (c) => {
    const {label, expiresAt, memberships} = await readFields(c)
    const role: unknown = Object(memberships)[0]?.roleNames?.[0]
    return c.json(create({label, role, expiresAt}), 201)
  })
  app.on('DELETE', [`${path}/robots/:id`, `${older}/:id`], (c) => {
    if (robots.remove(c.req.param('id'))) return c.body(null, 204)
    throw httpError(404, 'There is no such token.')
  })

  app.get(older, (c) => c.json(robots.all().map(shown)))
  app.post(older, async (c) => {
    const {label, roleName} = await readFields(c)
    return c.json(create({label, role: roleName}), 201)
  })
  return app

  function create({label, role, expiresAt}: Record<string, unknown>) {
    const person = people.list.find((one) => one.role === role)
    if (typeof label !== 'string' || label === '' || !person) {
      const roles = people.list.map((one) => one.role).join(', ')
      throw httpError(400, `A token needs a label and one of the roles ${roles}.`)
    }
    const isDate = typeof expiresAt === 'string' && !Number.isNaN(Date.parse(expiresAt))
    if (expiresAt && !isDate) throw httpError(400, '"expiresAt" must be a date.')
    const token = randomBytes(32).toString('base64url')
    const robot = {
      id: randomUUID(),
      label,
      role: person.role,
      digest: digestOf(token),
      createdAt: new Date().toISOString(),
      expiresAt: isDate ? expiresAt : null,
    }
    robots.put(robot)
    return {...shown(robot), token, key: token}
  }
}
