import {Hono} from 'hono'

import {createAssetRoutes} from './assets/routes.ts'
import type {AssetStore} from './assets/store.ts'
import type {Lake, LakeEnv} from './contract.ts'
import {type AllowsOrigin, cors} from './http/cors.ts'
import {errorResponse, unknownRouteResponse} from './http/error-responses.ts'
import {DATA_MEGABYTES, limitBody, STRICT_MEGABYTES} from './http/limits.ts'
import {checkRequest, routePath} from './http/versions.ts'
import type {DiskCache} from './images/disk-cache.ts'
import type {JobQueue} from './images/job-queue.ts'
import {createImageRoutes} from './images/routes.ts'
import {overviewPage} from './page.ts'
import {identify} from './people/identify.ts'
import type {People} from './people/people.ts'
import {createRobotRoutes} from './people/robots.ts'
import {createPeopleRoutes} from './people/routes.ts'
import {createSignInRoutes} from './people/sign-in.ts'
import {type Alias, createAliasRoutes, withoutAliases} from './projects/aliases.ts'
import {type CopyJob, createCopyRoutes} from './projects/copies.ts'
import {createCorsRoutes} from './projects/cors.ts'
import {createProjectRoutes} from './projects/routes.ts'
import {createSchemaRoutes} from './projects/schemas.ts'
import type {ServerState} from './state.ts'
import {createStubRoutes} from './stubs/registry.ts'
import {createWebhookRoutes} from './webhooks/routes.ts'
import type {Webhooks} from './webhooks/webhooks.ts'

/** Dependencies of the routes. */
export interface AppParts {
  lake: Lake
  dataRoutes: Hono<LakeEnv>
  state: ServerState
  store: AssetStore
  cache: DiskCache
  imageJobs: JobQueue
  people: People
  allows: AllowsOrigin
  webhooks: Webhooks
  projectId: string
  maxUploadMegabytes: number
  strictLimits: boolean
  serverUrl: string
}

const WRITES = ['/data/mutate/*', '/data/actions/*']

/** All routes of the server, behind the middleware they share. */
export function createApp(parts: AppParts): Hono<LakeEnv> {
  const {lake, state, store, people, allows} = parts
  const aliases = state.collection<Alias>('aliases')
  const app = new Hono<LakeEnv>({
    getPath: (request) => withoutAliases(routePath(request), aliases),
  })
  app.onError(errorResponse)
  app.notFound(unknownRouteResponse)
  app.use(cors(allows), checkRequest, identify(people))
  app.use('/data/*', limitBody(DATA_MEGABYTES))
  if (parts.strictLimits) app.on('POST', WRITES, limitBody(STRICT_MEGABYTES))

  app.get('/health', (c) =>
    c.json({status: 'ok', sequence: lake.lastSequence(), datasets: lake.datasets()}),
  )
  app.route('/', createImageRoutes(parts))
  app.route('/', createAssetRoutes(parts))
  app.route('/', createPeopleRoutes(state, people))
  const signIn = createSignInRoutes(parts.serverUrl, people, allows)
  app.route('/', signIn.routes)
  app.route(
    '/',
    createProjectRoutes({
      lake,
      people,
      projectId: parts.projectId,
      foldersOf: (dataset) => [store.folderOf(dataset)],
    }),
  )
  app.route('/', createCorsRoutes(state.collection('cors')))
  app.route('/', createSchemaRoutes(lake))
  app.route('/', createAliasRoutes(lake, aliases))
  const jobs = state.collection<CopyJob>('copies')
  app.route('/', createCopyRoutes({...parts, jobs, folderOf: (dataset) => store.folderOf(dataset)}))
  app.route('/', createRobotRoutes(people, state.collection('robots'), parts.projectId))
  app.route('/', createWebhookRoutes(parts.webhooks, state, parts.projectId))
  app.route('/', createStubRoutes(allows))
  app.route('/', parts.dataRoutes)
  app.get('/', async (c) => {
    const routes = routesOf(app)
    if (!c.req.header('accept')?.includes('text/html')) {
      return c.json({projectId: parts.projectId, routes})
    }
    return overviewPage(c, parts, {identity: signIn.visitor(c), routes})
  })
  return app
}

/** Every route once, as `GET /data/query/:dataset`. */
function routesOf(app: Hono<LakeEnv>): string[] {
  const routes = app.routes.filter(({method}) => method !== 'ALL')
  return [...new Set(routes.map(({method, path}) => `${method} ${path}`))].sort()
}
