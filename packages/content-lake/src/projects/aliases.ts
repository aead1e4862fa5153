import {Hono} from 'hono'
import type {Context} from 'hono'

import type {Lake, LakeEnv} from '../contract.ts'
import {httpError} from '../errors.ts'
import {administratorsOnly, signedInOnly} from '../http/access.ts'
import {readFields} from '../http/body.ts'
import {requireDataset} from '../http/project.ts'
import type {Collection} from '../state.ts'

/** Another name of a dataset, written with a tilde in requests. */
export interface Alias {
  /** Without the tilde. */
  id: string
  datasetName: string | null
}

/** Replaces aliases in a path by their datasets. */
export function withoutAliases(path: string, aliases: Collection<Alias>): string {
  return path.replace(/\/~([a-z0-9][-\w]*)(?=\/|$)/, (whole, name: string) => {
    const dataset = aliases.get(name)?.datasetName
    return dataset ? `/${dataset}` : whole
  })
}

/** `/aliases`: other names of datasets. */
export function createAliasRoutes(lake: Lake, aliases: Collection<Alias>): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const put = async (c: Context<LakeEnv>, isNew: boolean): Promise<Response> => {
    const id = c.req.param('alias') ?? ''
    if (!/^[a-z0-9][-\w]{0,62}$/.test(id)) {
      throw httpError(400, `"${id}" is not the name of an alias.`)
    }
    const before = aliases.get(id)
    if (isNew === (before !== undefined)) {
      const problem = isNew ? 'exists already' : 'does not exist'
      throw httpError(isNew ? 409 : 404, `The alias ${problem}.`)
    }
    const {datasetName}: Partial<Alias> = await readFields(c).catch(() => ({}))
    const alias = {id, datasetName: datasetName ? requireDataset(lake, datasetName) : null}
    aliases.put(alias)
    // The response for an unlinked alias names its former dataset.
    return c.json({name: id, aliasName: id, datasetName: alias.datasetName ?? before?.datasetName})
  }

  app.get('/aliases', signedInOnly, (c) =>
    c.json(aliases.all().map(({id, datasetName}) => ({name: id, datasetName}))),
  )
  app.use('/aliases/:alias/*', administratorsOnly)
  app.put('/aliases/:alias', (c) => put(c, true))
  app.patch('/aliases/:alias', (c) => put(c, false))
  app.patch('/aliases/:alias/unlink', (c) => put(c, false))
  app.delete('/aliases/:alias', (c) => {
    if (aliases.remove(c.req.param('alias'))) return c.json({deleted: true})
    throw httpError(404, 'The alias does not exist.')
  })
  return app
}
