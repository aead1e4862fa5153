import {Hono} from 'hono'
import type {Context} from 'hono'

import type {Lake, LakeEnv} from '../contract.ts'
import {httpError} from '../errors.ts'
import {systemIdentity} from '../grants.ts'
import {signedInOnly, writersOnly} from '../http/access.ts'
import {readFields} from '../http/body.ts'
import {requireDataset} from '../http/project.ts'

interface Schema {
  workspace: {name: string; title?: string}
  version?: string
  tag?: string
  schema: unknown
}

/** `/projects/<id>/datasets/<name>/schemas`: schemas that `sanity schema deploy` uploads, stored as documents. */
export function createSchemaRoutes(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const path = '/projects/:project/datasets/:dataset/schemas'
  const find = async (c: Context<LakeEnv>): Promise<unknown> => {
    const {result} = await lake.query({
      dataset: requireDataset(lake, c.req.param('dataset')),
      query: '*[_type == "system.schema" && (!defined($id) || _id == $id)]',
      params: {id: c.req.param('id') ?? null},
      perspective: 'raw',
      identity: systemIdentity,
    })
    return result
  }

  app.get(path, signedInOnly, async (c) => c.json((await find(c)) as object))
  app.get(`${path}/:id`, signedInOnly, async (c) => c.json((await find(c)) as object))
  app.put(path, writersOnly, async (c) => {
    const dataset = requireDataset(lake, c.req.param('dataset'))
    const {schemas} = await readFields(c)
    if (!Array.isArray(schemas)) throw httpError(400, '"schemas" must be a list.')
    const documents = schemas.map(documentOf)
    const mutations = documents.map((document) => ({createOrReplace: document}))
    lake.mutate(dataset, {mutations}, systemIdentity)
    return c.json(documents.map(({_id}) => ({_id})))
  })
  app.delete(`${path}/:id`, writersOnly, (c) => {
    const dataset = requireDataset(lake, c.req.param('dataset'))
    const mutations = [
      {delete: {query: '*[_type == "system.schema" && _id == $id]', params: c.req.param()}},
    ]
    const {results} = lake.mutate(dataset, {mutations}, systemIdentity)
    return c.json({deleted: results.length > 0})
  })
  return app
}

function documentOf(given: unknown) {
  const {workspace, version, tag, schema} = (given ?? {}) as Partial<Schema>
  if (typeof workspace?.name !== 'string' || schema === undefined) {
    throw httpError(400, 'Each schema needs "workspace.name" and "schema".')
  }
  const name = workspace.name.replaceAll(/[^\w-]/g, '_')
  return {
    _id: ['_.schemas', name, tag].filter(Boolean).join('.'),
    _type: 'system.schema',
    workspace,
    version,
    tag,
    schema: JSON.stringify(schema),
  }
}
