import {randomUUID} from 'node:crypto'

import {Hono} from 'hono'

import type {LakeEnv} from '../contract.ts'
import {httpError} from '../errors.ts'
import type {CorsOrigin} from '../http/cors.ts'
import {requireAdministrator} from '../people/people.ts'
import type {Collection} from '../state.ts'

/**
 * `/projects/<id>/cors`: stored origins of web pages that may call the API, besides loopback and the configured ones.
 */
export function createCorsRoutes(origins: Collection<CorsOrigin>): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()

  app.get('/projects/:project/cors', (c) => {
    requireAdministrator(c.get('identity'))
    return c.json(origins.all())
  })
  app.post('/projects/:project/cors', async (c) => {
    requireAdministrator(c.get('identity'))
    const {origin, allowCredentials} = await c.req.json<Partial<CorsOrigin>>()
    if (typeof origin !== 'string' || !/^(?:https?|\*):\/\/[^/]+$/.test(origin)) {
      throw httpError(400, 'An origin is a protocol and a host, as https://*.example.com.')
    }
    const added = {
      id: randomUUID(),
      origin,
      allowCredentials: allowCredentials === true,
      createdAt: new Date().toISOString(),
    }
    origins.put(added)
    return c.json(added, 201)
  })
  app.delete('/projects/:project/cors/:id', (c) => {
    requireAdministrator(c.get('identity'))
    const id = c.req.param('id')
    if (!origins.remove(id)) throw httpError(404, `There is no origin "${id}".`)
    return c.json({id, deleted: true})
  })
  return app
}
