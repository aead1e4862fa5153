import {hash} from 'node:crypto'

import {type Context, Hono} from 'hono'

import type {Lake, LakeEnv, StoredDocument} from '../../contract.ts'
import {refusal} from '../../errors.ts'
import {numberOfQuery} from '../groq/plan.ts'
import {isPublicId} from '../ids.ts'
import {type DataLake, isDataLake} from '../lake.ts'
import {isRecord} from '../patches.ts'
import {Answers} from './answers.ts'
import {documentEvents} from './document-events.ts'
import type {EventRequest} from './event-pages.ts'
import {documentsAt, transactionLines} from './history.ts'
import {jsonBytes} from './json.ts'
import {listen} from './listen.ts'
import {liveEvents} from './live.ts'
import {releaseEvents} from './release-events.ts'
import {
  addressWithout,
  apiVersion,
  badRequest,
  readBody,
  readFlag,
  readIds,
  readNumber,
  readParameter,
  readParams,
  sameText,
} from './requests.ts'

type LakeContext = Context<LakeEnv>

/** Every route below `/data/`, for a server that has set `identity` and answers an ApiError as JSON. */
export function createDataRoutes(lake: Lake): Hono<LakeEnv> {
  if (!isDataLake(lake)) throw new TypeError('The data routes need the lake that openLake() opens')
  const app = new Hono<LakeEnv>()
  const answers = new Map<string, Answers>()
  app.get('/data/query/:dataset', (c) => queryAgain(lake, c, answers))
  // Clients post what would be a long address, such as the query of a page.
  app.post('/data/query/:dataset', (c) => queryAgain(lake, c, answers))
  app.get('/data/doc/:dataset/:ids', (c) => documents(lake, c))
  app.post('/data/mutate/:dataset', (c) => mutate(lake, c))
  app.post('/data/actions/:dataset', (c) => actions(lake, c))
  app.get('/data/listen/:dataset', (c) => listenRoute(lake, c))
  app.get('/data/live/events/:dataset', (c) => live(lake, c))
  app.get('/data/export/:dataset', (c) => exportDocuments(lake, c))
  app.get('/data/history/:dataset/documents/:ids', (c) => historyDocuments(lake, c))
  app.get('/data/history/:dataset/transactions/:ids', (c) => historyTransactions(lake, c))
  app.get('/data/history/:dataset/events/documents/:ids', (c) => historyEvents(lake, c))
  app.get('/data/history/:dataset/events/releases/:name', (c) => releaseHistory(lake, c))
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

interface Asked {
  query: string
  params: Record<string, unknown>
}

async function readQuery(c: LakeContext): Promise<Asked> {
  const sent =
    c.req.method === 'POST'
      ? await readBody(c)
      : {query: readParameter(c, 'query'), params: readParams(c)}
  const {query: text, params = {}} = sent
  if (typeof text !== 'string') throw badRequest('"query" is required')
  if (!isRecord(params)) throw badRequest('"params" has to be an object')
  return {query: sameText(text), params}
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
  const asked = await readQuery(c)
  const question = nameOfQuestion(c, asked)
  const revision = lake.revision(dataset)
  const given = known.get(question, revision)
  if (given !== undefined) return c.body(given, 200, {'content-type': 'application/json'})
  const {isStable, ...answer} = await query(lake, c, asked)
  const body = jsonBytes(answer)
  if (isStable && revision === lake.revision(dataset)) known.keep(question, revision, body)
  return c.body(body, 200, {'content-type': 'application/json'})
}

/** A short name for a question and who asks it. */
function nameOfQuestion(c: LakeContext, {query: text, params}: Asked): string {
  const {id, role} = c.get('identity')
  const address = addressWithout(c, 'query')
  const whole = `${role} ${id} ${numberOfQuery(text)} ${address} ${JSON.stringify(params)}`
  return hash('sha256', whole, 'base64url')
}

interface Answer {
  result: unknown
  isStable: boolean
  [part: string]: unknown
}

async function query(
  lake: DataLake,
  c: LakeContext,
  {query: text, params}: Asked,
): Promise<Answer> {
  const answer = await lake.query({
    dataset: datasetOf(lake, c),
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
  const options = {
    dryRun: readFlag(c, 'dryRun'),
    returnIds: readFlag(c, 'returnIds'),
    returnDocuments: readFlag(c, 'returnDocuments'),
  }
  const identity = c.get('identity')
  return c.json(await lake.together(() => lake.mutate(dataset, request, identity, options)))
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
  const identity = c.get('identity')
  return c.json(await lake.together(() => lake.actions(dataset, request, identity)))
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

const MAX_EVENTS = 100

function readEventRequest(c: LakeContext): EventRequest {
  const cursor = readNumber(c, 'nextCursor', {fallback: 0, max: Number.MAX_SAFE_INTEGER})
  return {
    limit: readNumber(c, 'limit', {fallback: MAX_EVENTS, max: MAX_EVENTS}),
    cursor: cursor > 0 ? cursor : undefined,
  }
}

function historyEvents(lake: DataLake, c: LakeContext): Response {
  requireToken(c)
  return c.json(documentEvents(lake, datasetOf(lake, c), readIds(c), readEventRequest(c)))
}

function releaseHistory(lake: DataLake, c: LakeContext): Response {
  requireToken(c)
  const name = c.req.param('name') ?? ''
  return c.json(releaseEvents(lake, datasetOf(lake, c), name, readEventRequest(c)))
}
