import {type Context, Hono} from 'hono'

import type {Lake, LakeEnv, StoredDocument} from '../../contract.ts'
import {refusal} from '../../errors.ts'
import {isPublicId} from '../ids.ts'
import {type DataLake, isDataLake} from '../lake.ts'
import {isRecord} from '../patches.ts'
import {Answers} from './answers.ts'
import {documentEvents} from './document-events.ts'
import {documentsAt, transactionLines} from './history.ts'
import {listen} from './listen.ts'
import {liveEvents} from './live.ts'
import {releaseEvents} from './release-events.ts'
import {
  apiVersion,
  badRequest,
  readBody,
  readFlag,
  readIds,
  readNumber,
  readParameter,
  readParams,
} from './requests.ts'

type LakeContext = Context<LakeEnv>

/** Every route below `/data/`, for a server that has set `identity` and answers an ApiError as JSON. */
export function createDataRoutes(lake: Lake): Hono<LakeEnv> {
  if (!isDataLake(lake)) throw new TypeError('The data routes need the lake that openLake() opens')
  const app = new Hono<LakeEnv>()
  const answers = new Map<string, Answers>()
  app.get('/data/query/:dataset', (c) => queryAgain(lake, c, answers))
  app.post('/data/query/:dataset', async (c) => {
    const {isStable: _isStable, ...answer} = await query(lake, c, await readPostedQuery(c))
    return c.json(answer)
  })
  app.get('/data/doc/:dataset/:ids', (c) => documents(lake, c))
  app.post('/data/mutate/:dataset', (c) => mutate(lake, c))
  app.post('/data/actions/:dataset', (c) => actions(lake, c))
  app.get('/data/listen/:dataset', (c) => listenRoute(lake, c))
  app.get('/data/live/events/:dataset', (c) => live(lake, c))
  app.get('/data/export/:dataset', (c) => exportDocuments(lake, c))
  app.get('/data/history/:dataset/documents/:ids', (c) => historyDocuments(lake, c))
  app.get('/data/history/:dataset/transactions/:ids', (c) => historyTransactions(lake, c))
  app.get('/data/history/:dataset/events/documents/:ids', (c) => historyEvents(lake, c))
  app.get('/data/history/:dataset/events/releases/:ids', (c) => releaseHistory(lake, c))
  app.get('/data/references/:dataset/documents/:ids/to', (c) =>
    c.json({totalCount: 0, references: []}),
  )
  return app
}

/** The dataset in the path; 404 when there is none by that name. */
function datasetOf(lake: DataLake, c: LakeContext): string {
  const dataset = c.req.param('dataset') ?? ''
  if (lake.datasets().includes(dataset)) return dataset
  throw refusal(404, 'Not Found', `Dataset "${dataset}" not found`)
}

interface QueryBody {
  query: unknown
  params: unknown
}

function readQuery(c: LakeContext): QueryBody {
  return {query: readParameter(c, 'query'), params: readParams(c)}
}

async function readPostedQuery(c: LakeContext): Promise<QueryBody> {
  const {query: text, params = {}} = await readBody(c)
  return {query: text, params}
}

/** The same question has the same answer until a document changes, and pages ask it again and again. */
async function queryAgain(
  lake: DataLake,
  c: LakeContext,
  answers: Map<string, Answers>,
): Promise<Response> {
  const dataset = datasetOf(lake, c)
  const known = answers.get(dataset) ?? new Answers()
  answers.set(dataset, known)
  const {id, role} = c.get('identity')
  const question = `${role} ${id} ${c.req.url}`
  const revision = lake.revision(dataset)
  const given = known.get(question, revision)
  if (given !== undefined) return c.body(given, 200, {'content-type': 'application/json'})
  const {isStable, ...answer} = await query(lake, c, readQuery(c))
  const body = JSON.stringify(answer)
  if (isStable && revision === lake.revision(dataset)) known.keep(question, revision, body)
  return c.body(body, 200, {'content-type': 'application/json'})
}

interface Answer {
  result: unknown
  isStable: boolean
  [part: string]: unknown
}

async function query(
  lake: DataLake,
  c: LakeContext,
  {query: text, params}: QueryBody,
): Promise<Answer> {
  const dataset = datasetOf(lake, c)
  if (typeof text !== 'string') throw badRequest('"query" is required')
  if (!isRecord(params)) throw badRequest('"params" has to be an object')
  const answer = await lake.query({
    dataset,
    query: text,
    params,
    perspective: readParameter(c, 'perspective') || defaultPerspective(c),
    identity: c.get('identity'),
  })
  const map = {documents: [], paths: [], mappings: {}}
  return {
    ...(readFlag(c, 'returnQuery', true) ? {query: text} : {}),
    result: answer.result ?? null,
    syncTags: answer.syncTags,
    ms: answer.ms,
    ...(wantsSourceMap(c) ? {resultSourceMap: map} : {}),
    isStable: answer.isStable,
  }
}

/** The hosted lake changed its default in this version. */
function defaultPerspective(c: LakeContext): string {
  const version = apiVersion(c)
  return version === undefined || version >= '2025-02-19' ? 'published' : 'raw'
}

function wantsSourceMap(c: LakeContext): boolean {
  const value = readParameter(c, 'resultSourceMap')
  return value !== undefined && value !== '' && value !== 'false'
}

function documents(lake: DataLake, c: LakeContext): Response {
  const dataset = datasetOf(lake, c)
  const ids = readIds(c)
  const identity = c.get('identity')
  const found = lake.documents(dataset, ids, identity)
  const known = new Set(found.map((document) => document._id))
  const omitted = ids
    .filter((id) => !known.has(id))
    .map((id) => {
      const hidden = identity.role === 'anonymous' && !isPublicId(id)
      return {id, reason: hidden ? 'permission' : 'existence'}
    })
  const withContent = !readFlag(c, 'excludeContent')
  return c.json({documents: withContent ? found : found.map(withoutContent), omitted})
}

function withoutContent(document: StoredDocument): StoredDocument {
  const {_id, _type, _rev, _createdAt, _updatedAt} = document
  return {_id, _type, _rev, _createdAt, _updatedAt}
}

const VISIBILITIES = new Set(['sync', 'async', 'deferred'])

async function mutate(lake: DataLake, c: LakeContext): Promise<Response> {
  const dataset = datasetOf(lake, c)
  const visibility = readParameter(c, 'visibility') ?? 'sync'
  if (!VISIBILITIES.has(visibility)) throw badRequest('"visibility" is sync, async or deferred')
  const {mutations, transactionId} = await readBody(c)
  const request = {
    mutations: mutations as Record<string, unknown>[],
    ...(transactionId === undefined || transactionId === null
      ? {}
      : {transactionId: transactionId as string}),
  }
  const answer = lake.mutate(dataset, request, c.get('identity'), {
    dryRun: readFlag(c, 'dryRun'),
    returnIds: readFlag(c, 'returnIds'),
    returnDocuments: readFlag(c, 'returnDocuments'),
  })
  return c.json(answer)
}

async function actions(lake: DataLake, c: LakeContext): Promise<Response> {
  const dataset = datasetOf(lake, c)
  const body = await readBody(c)
  const transactionId = body['transactionId'] as string | null | undefined
  const request = {
    actions: [body['actions']].flat() as Record<string, unknown>[],
    ...(transactionId === undefined || transactionId === null ? {} : {transactionId}),
    dryRun: body['dryRun'] === true,
  }
  return c.json(lake.actions(dataset, request, c.get('identity')))
}

function listenRoute(lake: DataLake, c: LakeContext): Response {
  return listen(lake, {
    dataset: datasetOf(lake, c),
    query: readParameter(c, 'query') ?? '',
    params: readParams(c),
    includeResult: readFlag(c, 'includeResult'),
    includePreviousRevision: readFlag(c, 'includePreviousRevision'),
    includeMutations: readFlag(c, 'includeMutations', true),
    includeAllVersions: readFlag(c, 'includeAllVersions'),
    includeEffects: readParameter(c, 'effectFormat') === 'mendoza',
    enableResume: readFlag(c, 'enableResume'),
    lastEventId: c.req.header('last-event-id'),
    identity: c.get('identity'),
    signal: c.req.raw.signal,
  })
}

function live(lake: DataLake, c: LakeContext): Response {
  return liveEvents(lake, {
    dataset: datasetOf(lake, c),
    includeDrafts: readFlag(c, 'includeDrafts'),
    lastEventId: c.req.header('last-event-id'),
    identity: c.get('identity'),
    signal: c.req.raw.signal,
  })
}

function requireToken(c: LakeContext): void {
  if (c.get('identity').role !== 'anonymous') return
  throw refusal(401, 'Unauthorized', 'A token is needed')
}

function ndjson(lines: Iterable<object>): Response {
  const body = [...lines].map((line) => `${JSON.stringify(line)}\n`).join('')
  return new Response(body, {headers: {'content-type': 'application/x-ndjson; charset=utf-8'}})
}

function exportDocuments(lake: DataLake, c: LakeContext): Response {
  requireToken(c)
  const types = readParameter(c, 'types')?.split(',')
  const stored = lake.storage.documents(datasetOf(lake, c))
  return ndjson(types ? stored.filter((document) => types.includes(document._type)) : stored)
}

function historyDocuments(lake: DataLake, c: LakeContext): Response {
  requireToken(c)
  const found = documentsAt(lake, datasetOf(lake, c), readIds(c), {
    revision: readParameter(c, 'revision'),
    time: readParameter(c, 'time'),
    lastRevision: readFlag(c, 'lastRevision'),
  })
  return c.json({documents: found})
}

function historyTransactions(lake: DataLake, c: LakeContext): Response {
  requireToken(c)
  const withContent = !readFlag(c, 'excludeContent') && !readFlag(c, 'excludeMutations')
  const lines = transactionLines(lake, {
    dataset: datasetOf(lake, c),
    ids: readIds(c),
    from: readParameter(c, 'fromTransaction'),
    to: readParameter(c, 'toTransaction'),
    fromTime: readParameter(c, 'fromTime'),
    toTime: readParameter(c, 'toTime'),
    authors: readParameter(c, 'authors')?.split(',').filter(Boolean) ?? [],
    reverse: readFlag(c, 'reverse'),
    limit: readNumber(c, 'limit', {fallback: 100, max: 1000}),
    includeMutations: withContent,
    includeEffects: readParameter(c, 'effectFormat') === 'mendoza',
    identifiedOnly: readFlag(c, 'includeIdentifiedDocumentsOnly'),
    identity: c.get('identity'),
  })
  return ndjson(lines)
}

function historyEvents(lake: DataLake, c: LakeContext): Response {
  requireToken(c)
  const dataset = datasetOf(lake, c)
  const entries = readIds(c).map((id) => [id, documentEvents(lake, dataset, id)])
  return c.json({events: Object.fromEntries(entries), nextCursor: ''})
}

function releaseHistory(lake: DataLake, c: LakeContext): Response {
  requireToken(c)
  const name = c.req.param('ids') ?? ''
  return c.json({events: releaseEvents(lake, datasetOf(lake, c), name), nextCursor: ''})
}
