import {randomUUID} from 'node:crypto'

import {Hono} from 'hono'

import type {LakeEnv} from '../contract.ts'
import {httpError} from '../errors.ts'
import {administratorsOnly} from '../http/access.ts'
import {readFields} from '../http/body.ts'
import type {CorsOrigin} from '../http/cors.ts'
import type {Collection} from '../state.ts'

/** `/projects/<id>/cors`: stored origins of web pages that may call the API, besides configured ones. */
export function createCorsRoutes(origins: Collection<CorsOrigin>): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()

  const path = '/projects/:project/cors'

  app.use(`${path}/*`, administratorsOnly)
  app.get(path, (c) => c.json(origins.all()))
  app.post(path, async (c) => {
    const {origin, allowCredentials} = await readFields(c)
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
  app.delete(`${path}/:id`, (c) => {
    const id = c.req.param('id')
    if (!origins.remove(id)) throw httpError(404, `There is no origin "${id}".`)
    return c.json({id, deleted: true})
  })
  return app
}
