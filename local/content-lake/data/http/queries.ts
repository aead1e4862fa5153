import {hash} from 'node:crypto'

import type {ArraySelector, Identity} from '../../contract.ts'
import type {DataLake} from '../lake.ts'
import {isRecord} from '../patches.ts'
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
  readonly #answers = new Map<string, ResponseCache>()

  constructor(lake: DataLake) {
    this.#lake = lake
  }

  /** Cached, because pages repeat the same queries until a document changes. */
  async answer(asker: QueryRequest): Promise<Uint8Array<ArrayBuffer>> {
    const {dataset} = asker
    const known = this.#answers.get(dataset) ?? new ResponseCache()
    this.#answers.set(dataset, known)
    const asked = await readQuery(asker)
    const question = cacheKeyOf(asker, asked)
    const revision = this.#lake.revision(dataset)
    const given = known.get(question, revision)
    if (given !== undefined) return given
    const {isStable, ...answer} = await this.#evaluate(asker, asked)
    const body = Buffer.from(JSON.stringify(answer))
    if (isStable && revision === this.#lake.revision(dataset)) known.keep(question, revision, body)
    return body
  }

  async #evaluate(asker: QueryRequest, {query, params}: ParsedQuery): Promise<Answer> {
    const {dataset, identity} = asker
    const perspective = readParameter(asker, 'perspective') || defaultPerspective(asker)
    const answer = await this.#lake.query({
      dataset,
      query,
      params,
      perspective,
      sourceMap: readSourceMap(asker),
      identity,
    })
    return {
      ...(readFlag(asker, 'returnQuery', true) ? {query} : {}),
      result: answer.result ?? null,
      syncTags: answer.syncTags,
      ms: answer.ms,
      resultSourceMap: answer.resultSourceMap,
      isStable: answer.isStable,
    }
  }
}

interface Answer {
  result: unknown
  isStable: boolean
  [part: string]: unknown
}

async function readQuery(asker: QueryRequest): Promise<ParsedQuery> {
  const sent =
    asker.req.method === 'POST'
      ? await readBody(asker)
      : {query: readParameter(asker, 'query'), params: readParams(asker)}
  const {query, params = {}} = sent
  if (typeof query !== 'string') throw badRequest('"query" is required')
  if (!isRecord(params)) throw badRequest('"params" must be an object')
  return {query, params}
}

/** Cache key of a query and its reader. */
function cacheKeyOf(asker: QueryRequest, {query, params}: ParsedQuery): string {
  const {id, role} = asker.identity
  const address = addressWithout(asker, 'query')
  const whole = `${role} ${id} ${address} ${JSON.stringify(params)} ${query}`
  return hash('sha256', whole, 'base64url')
}

/** The hosted lake changed its default in this version. */
function defaultPerspective(asker: QueryRequest): string {
  const version = apiVersion(asker)
  return version === undefined || version >= '2025-02-19' ? 'published' : 'raw'
}

function readSourceMap(asker: QueryRequest): ArraySelector | undefined {
  if (readParameter(asker, 'resultSourceMap') === 'withKeyArraySelector') return 'key'
  return readFlag(asker, 'resultSourceMap') ? 'index' : undefined
}
