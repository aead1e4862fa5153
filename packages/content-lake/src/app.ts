import {join} from 'node:path'

import {Hono} from 'hono'

import {createAssetRoutes} from './assets/routes.ts'
import {AssetStore} from './assets/store.ts'
import type {Lake, LakeEnv, Settings} from './contract.ts'
import {type AllowsOrigin, cors} from './http/cors.ts'
import {errorResponse, unknownRouteResponse} from './http/error-responses.ts'
import {limitBody, MEGABYTE} from './http/limits.ts'
import {checkRequest, routePath} from './http/versions.ts'
import {openDiskCache} from './images/disk-cache.ts'
import {createImageRoutes} from './images/routes.ts'
import {identify} from './people/identify.ts'
import type {People} from './people/people.ts'
import {createRobotRoutes} from './people/robots.ts'
import {createPeopleRoutes} from './people/routes.ts'
import {createSignInRoutes} from './people/sign-in.ts'
import {createCorsRoutes} from './projects/cors.ts'
import {createProjectRoutes} from './projects/routes.ts'
import {createSchemaRoutes} from './projects/schemas.ts'
import type {ServerState} from './state.ts'
import {createStubRoutes} from './stubs/registry.ts'
import {createWebhookRoutes} from './webhooks/routes.ts'
import type {Webhooks} from './webhooks/webhooks.ts'

/** Dependencies of the routes. */
interface AppParts extends Pick<Settings, 'dataDir' | 'projectId' | 'maxUploadMegabytes'> {
  lake: Lake
  state: ServerState
  people: People
  allows: AllowsOrigin
  webhooks: Webhooks
  serverUrl: string
}

/** 512 MB hold all sizes of a few thousand pictures. */
const IMAGE_CACHE_BYTES = 512 * 1024 * 1024

/** As hosted. */
const TRANSACTION_MEGABYTES = 4_000_000 / MEGABYTE

/** Largest bodies by route; uploads have limits of their own. */
const LIMITS = {
  '/data/mutate/*': TRANSACTION_MEGABYTES,
  '/data/actions/*': TRANSACTION_MEGABYTES,
  '/data/query/*': 10,
  // Schemas.
  '/projects/*': 10,
  '/access/*': 1,
  '/auth/*': 1,
  '/datasets/*': 1,
  '/hooks/*': 1,
  '/users/*': 1,
}

/** All routes of the server, behind the middleware they share. */
export async function createApp(
  parts: AppParts,
  dataRoutes: Hono<LakeEnv>,
): Promise<Hono<LakeEnv>> {
  const {lake, state, people, allows, dataDir, projectId} = parts
  const store = await AssetStore.open(join(dataDir, 'assets'))
  const cache = await openDiskCache(join(dataDir, 'image-cache'), IMAGE_CACHE_BYTES)
  const removeAssets = (dataset: string): Promise<void> => store.removeAll(dataset)
  const app = new Hono<LakeEnv>({getPath: routePath})
  app.onError(errorResponse)
  app.notFound(unknownRouteResponse)
  app.use(cors(allows), checkRequest, identify(people))
  for (const [routes, megabytes] of Object.entries(LIMITS)) app.use(routes, limitBody(megabytes))

  app.get('/health', (c) =>
    c.json({status: 'ok', sequence: lake.lastSequence(), datasets: lake.datasets()}),
  )
  app.route('/', createImageRoutes({projectId, store, cache}))
  app.route('/', createAssetRoutes({...parts, store}))
  app.route('/', createPeopleRoutes(state, people))
  app.route('/', createSignInRoutes(parts.serverUrl, people, allows))
  app.route('/', createProjectRoutes({lake, people, projectId, removeAssets}))
  app.route('/', createCorsRoutes(state.collection('cors')))
  app.route('/', createSchemaRoutes(lake))
  app.route('/', createRobotRoutes(people, state.collection('robots'), projectId))
  app.route('/', createWebhookRoutes(parts.webhooks, state, projectId))
  app.route('/', createStubRoutes(allows))
  app.route('/', dataRoutes)
  app.get('/', (c) =>
    c.text(`${[`Content Lake of ${projectId}`, '', ...routesOf(app)].join('\n')}\n`),
  )
  return app
}

/** Every route once, as `GET /data/query/:dataset`. */
function routesOf(app: Hono<LakeEnv>): string[] {
  const routes = app.routes.filter(({method}) => method !== 'ALL')
  return [...new Set(routes.map(({method, path}) => `${method} ${path}`))].sort()
}
