import {hash} from 'node:crypto'

import type {ArraySelector, Identity} from '../../contract.ts'
import {isRecord} from '../documents/values.ts'
import type {DataLake} from '../lake/lake.ts'
import {
  addressWithout,
  apiVersion,
  badRequest,
  readBody,
  readFlag,
  readParameter,
  readParams,
  type Sent,
} from './requests.ts'
import {ResponseCache} from './response-cache.ts'

/** A query request for an existing dataset. */
export interface QueryRequest extends Sent {
  readonly dataset: string
  readonly identity: Identity
}

interface ParsedQuery {
  query: string
  params: Record<string, unknown>
}

export class Queries {
  readonly #lake: DataLake
  readonly #caches = new Map<string, ResponseCache>()

  constructor(lake: DataLake) {
    this.#lake = lake
  }

  /** Cached, because pages repeat the same queries until a document changes. */
  async answer(request: QueryRequest): Promise<Uint8Array<ArrayBuffer>> {
    const {dataset} = request
    const cache = this.#caches.get(dataset) ?? new ResponseCache()
    this.#caches.set(dataset, cache)
    const parsed = await readQuery(request)
    const key = cacheKeyOf(request, parsed)
    const revision = this.#lake.revision(dataset)
    const cached = cache.get(key, revision)
    if (cached !== undefined) return cached
    const {query, params} = parsed
    const {isStable, ...answer} = await this.#lake.query({
      dataset,
      query,
      params,
      perspective: readParameter(request, 'perspective') || defaultPerspective(request),
      sourceMap: readSourceMap(request),
      identity: request.identity,
    })
    const asked = readFlag(request, 'returnQuery', true) ? {query} : {}
    const body = Buffer.from(JSON.stringify({...asked, ...answer, result: answer.result ?? null}))
    if (isStable && revision === this.#lake.revision(dataset)) cache.keep(key, revision, body)
    return body
  }
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

/** Cache key of a query and its reader. */
function cacheKeyOf(request: QueryRequest, {query, params}: ParsedQuery): string {
  const {id, role} = request.identity
  const address = addressWithout(request, 'query')
  const whole = `${role} ${id} ${address} ${JSON.stringify(params)} ${query}`
  return hash('sha256', whole, 'base64url')
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
