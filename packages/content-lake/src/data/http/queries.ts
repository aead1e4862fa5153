import type {Context} from 'hono'

import type {ArraySelector, LakeEnv} from '../../contract.ts'
import {isRecord} from '../documents/values.ts'
import type {DataLake} from '../lake/lake.ts'
import {apiVersion, badRequest, readBody, readFlag, readParams} from './requests.ts'

/** The response to a query for an existing dataset. */
export async function answerQuery(
  lake: DataLake,
  dataset: string,
  c: Context<LakeEnv>,
): Promise<object> {
  const isPosted = c.req.method === 'POST'
  const sent = isPosted ? await readBody(c) : {query: c.req.query('query'), params: readParams(c)}
  const {query, params = {}} = sent
  if (typeof query !== 'string') throw badRequest('"query" is required')
  if (!isRecord(params)) throw badRequest('"params" must be an object')
  const answer = await lake.query({
    dataset,
    query,
    params,
    perspective: c.req.query('perspective') || defaultPerspective(c),
    sourceMap: readSourceMap(c),
    identity: c.get('identity'),
  })
  const asked = readFlag(c, 'returnQuery', true) ? {query} : {}
  return {...asked, ...answer, result: answer.result ?? null}
}

/** The hosted lake changed its default in this version. */
function defaultPerspective(c: Context): string {
  const version = apiVersion(c)
  return version === undefined || version >= '2025-02-19' ? 'published' : 'raw'
}

function readSourceMap(c: Context): ArraySelector | undefined {
  if (c.req.query('resultSourceMap') === 'withKeyArraySelector') return 'key'
  return readFlag(c, 'resultSourceMap') ? 'index' : undefined
}
