import {type Context, Hono} from 'hono'

import type {LakeEnv, StoredDocument} from '../../contract.ts'
import {requireToken, signedInOnly} from '../../http/access.ts'
import {requireDataset} from '../../http/project.ts'
import {isPublicId} from '../documents/ids.ts'
import type {DataLake} from '../lake/lake.ts'
import {documentEvents} from './document-events.ts'
import type {EventRequest} from './event-pages.ts'
import {documentsAt, transactionLines} from './history.ts'
import {listen} from './listen.ts'
import {liveEvents} from './live.ts'
import {answerQuery} from './queries.ts'
import {releaseEvents} from './release-events.ts'
import {badRequest, readBody, readFlag, readIds, readNumber} from './requests.ts'

type LakeContext = Context<LakeEnv>

/** Routes below `/data/`. The server must set `identity` and render ApiErrors. */
export function createDataRoutes(lake: DataLake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  // Clients post queries too long for a URL.
  app.on(['GET', 'POST'], '/data/query/:dataset', async (c) =>
    c.json(await answerQuery(lake, datasetOf(lake, c), c)),
  )
  app.get('/data/doc/:dataset/:ids', (c) => documents(lake, c))
  app.post('/data/mutate/:dataset', (c) => mutate(lake, c))
  app.post('/data/actions/:dataset', (c) => actions(lake, c))
  app.get('/data/listen/:dataset', (c) => listen(lake, datasetOf(lake, c), c))
  app.get('/data/live/events/:dataset', (c) => liveEvents(lake, datasetOf(lake, c), c))
  app.use('/data/export/*', signedInOnly)
  app.get('/data/export/:dataset', (c) => exportDocuments(lake, c))
  app.use('/data/history/*', signedInOnly)
  const history = '/data/history/:dataset'
  app.get(`${history}/documents/:ids`, (c) =>
    c.json({documents: documentsAt(lake, datasetOf(lake, c), c)}),
  )
  app.get(`${history}/transactions/:ids?`, (c) =>
    ndjson(transactionLines(lake, datasetOf(lake, c), c)),
  )
  app.get(`${history}/events/documents/:ids`, (c) =>
    c.json(documentEvents(lake, datasetOf(lake, c), readIds(c), readEventRequest(c))),
  )
  app.get(`${history}/events/releases/:name`, (c) =>
    c.json(releaseEvents(lake, datasetOf(lake, c), c.req.param('name'), readEventRequest(c))),
  )
  app.get('/data/references/:dataset/documents/:ids/to', (c) =>
    c.json({totalCount: 0, references: []}),
  )
  return app
}

/** Dataset of the path; throws 404 when unknown, and 401 when it is private and the caller has no token. */
function datasetOf(lake: DataLake, c: LakeContext): string {
  const dataset = requireDataset(lake, c.req.param('dataset'))
  if (lake.isPrivate(dataset)) requireToken(c.get('identity'))
  return dataset
}

function documents(lake: DataLake, c: LakeContext): Response {
  const dataset = datasetOf(lake, c)
  const ids = readIds(c)
  const identity = c.get('identity')
  const wanted = readFlag(c, 'includeAllVersions') ? lake.versionIds(dataset, ids) : ids
  const found = lake.documents(dataset, wanted, identity)
  const known = new Set(found.map((document) => document._id))
  const missing = ids.filter((id) => !known.has(id))
  const omitted = missing.map((id) => {
    const isHidden = identity.role === 'anonymous' && !isPublicId(id)
    return {id, reason: isHidden ? 'permission' : 'existence'}
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
  const visibility = c.req.query('visibility') ?? 'sync'
  if (!VISIBILITIES.has(visibility)) throw badRequest('"visibility" is sync, async or deferred')
  const {mutations, transactionId} = await readBody(c)
  const request = {
    mutations: mutations as Record<string, unknown>[],
    transactionId: (transactionId ?? undefined) as string | undefined,
  }
  const options = {
    dryRun: readFlag(c, 'dryRun'),
    returnDocuments: readFlag(c, 'returnDocuments'),
    autoGenerateArrayKeys: readFlag(c, 'autoGenerateArrayKeys'),
  }
  const identity = c.get('identity')
  return c.json(lake.mutate(dataset, request, identity, options))
}

async function actions(lake: DataLake, c: LakeContext): Promise<Response> {
  const dataset = datasetOf(lake, c)
  const {actions: given, transactionId, dryRun} = await readBody(c)
  const request = {
    actions: [given].flat() as Record<string, unknown>[],
    transactionId: (transactionId ?? undefined) as string | undefined,
    dryRun: dryRun === true,
  }
  const identity = c.get('identity')
  return c.json(lake.actions(dataset, request, identity))
}

function ndjson(lines: Iterable<object>): Response {
  const body = [...lines].map((line) => `${JSON.stringify(line)}\n`).join('')
  return new Response(body, {headers: {'content-type': 'application/x-ndjson; charset=utf-8'}})
}

function exportDocuments(lake: DataLake, c: LakeContext): Response {
  const types = c.req.query('types')?.split(',')
  const stored = lake.storage.documents(datasetOf(lake, c))
  return ndjson(types ? stored.filter((document) => types.includes(document._type)) : stored)
}

const MAX_EVENTS = 100

function readEventRequest(c: LakeContext): EventRequest {
  const cursor = readNumber(c, 'nextCursor', {fallback: 0, max: Number.MAX_SAFE_INTEGER})
  return {
    limit: readNumber(c, 'limit', {fallback: MAX_EVENTS, max: MAX_EVENTS}),
    cursor: cursor > 0 ? cursor : undefined,
  }
}
