import type {ArraySelector, Identity} from '../../contract.ts'
import {isRecord} from '../documents/values.ts'
import type {DataLake} from '../lake/lake.ts'
import {
  apiVersion,
  badRequest,
  readBody,
  readFlag,
  readParameter,
  readParams,
  type Sent,
} from './requests.ts'

/** A query request for an existing dataset. */
interface QueryRequest extends Sent {
  readonly dataset: string
  readonly identity: Identity
}

interface ParsedQuery {
  query: string
  params: Record<string, unknown>
}

/** The response to a query. */
export async function answerQuery(lake: DataLake, request: QueryRequest): Promise<object> {
  const {dataset, identity} = request
  const {query, params} = await readQuery(request)
  const answer = await lake.query({
    dataset,
    query,
    params,
    perspective: readParameter(request, 'perspective') || defaultPerspective(request),
    sourceMap: readSourceMap(request),
    identity,
  })
  const asked = readFlag(request, 'returnQuery', true) ? {query} : {}
  return {...asked, ...answer, result: answer.result ?? null}
}

async function readQuery(request: QueryRequest): Promise<ParsedQuery> {
  const sent =
    request.req.method === 'POST'
      ? await readBody(request)
      : {query: readParameter(request, 'query'), params: readParams(request)}
  const {query, params = {}} = sent
  if (typeof query !== 'string') throw badRequest('"query" is required')
  if (!isRecord(params)) throw badRequest('"params" must be an object')
  return {query, params}
}

/** The hosted lake changed its default in this version. */
function defaultPerspective(request: QueryRequest): string {
  const version = apiVersion(request)
  return version === undefined || version >= '2025-02-19' ? 'published' : 'raw'
}

function readSourceMap(request: QueryRequest): ArraySelector | undefined {
  if (readParameter(request, 'resultSourceMap') === 'withKeyArraySelector') return 'key'
  return readFlag(request, 'resultSourceMap') ? 'index' : undefined
}
