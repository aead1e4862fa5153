import {Hono} from 'hono'
import type {Context} from 'hono'

import type {LakeEnv} from '../contract.ts'
import {httpError} from '../errors.ts'
import type {AllowsOrigin} from '../http/cors.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Answer = (c: Context<LakeEnv>) => unknown

/** `singleDocRelease` is the Studio's scheduled drafts. */
const FEATURES = [
  'contentReleases',
  'privateDataset',
  'sanityTasks',
  'singleDocRelease',
  'studioComments',
]

/** Limits that release dialogs read. */
const RELEASE_LIMITS = {
  data: {
    orgActiveReleaseLimit: 1000,
    datasetReleaseLimit: 1000,
    orgMeteredActiveReleaseCount: 0,
  },
}

/** History retention that the Studio shows for finished releases: unlimited. */
const SUBSCRIPTION = {
  featureTypes: {retention: {features: [{attributes: {maxRetentionDays: null}}]}},
}

/** Responses for hosted services, so that the Studio's console stays clean: one line each. */
const REGISTRY: readonly (readonly [Method, string, Answer])[] = [
  // Reachability
  ['GET', '/ping', () => ({ok: true})],
  ['GET', '/data/ping/:dataset', () => 'PONG'],
  ['GET', '/geoip/country', () => ({isoCode: null})],

  // Plans and paid features: releases, which the lake implements; no offers are shown
  ['GET', '/features', () => FEATURES],
  ['GET', '/projects/:project/features', () => []],
  ['GET', '/projects/:project/features/:feature', () => false],
  ['GET', '/subscriptions/project/:project', () => SUBSCRIPTION],
  ['GET', '/projects/:project/new-content-release-allowed', () => RELEASE_LIMITS],
  ['GET', '/schedules/:project/:dataset', () => ({schedules: []})],
  ['GET', '/journey/announcements', () => []],
  ['GET', '/journey/:rest{.+}', () => null],
  ['POST', '/journey/:rest{.+}', () => null],
  ['GET', '/help', () => ({resources: {title: '', sectionArray: []}})],

  // Telemetry: denied, so nothing is collected; events that still arrive are dropped
  ['GET', '/intake/telemetry-status', () => ({status: 'denied', type: 'disabled'})],
  ['POST', '/intake/:rest{.+}', () => ({})],

  // Project settings that the Studio looks up
  ['GET', '/projects/:project/user-applications', () => []],
  ['POST', '/projects/:project/user-applications/:id/config/live-manifest', () => ({})],
  ['GET', '/projects/:project/tags', () => []],
  [
    'GET',
    '/projects/:project/datasets/:dataset/settings/indexing',
    () => ({settings: {partialIndexSettings: {maxFieldDepth: 0}}}),
  ],
  ['GET', '/projects/:project/datasets/:dataset/tags', () => []],
  ['GET', '/tags', () => []],
  ['GET', '/access/requests/me', () => []],
  ['GET', '/invitations/project/:project', () => []],
  ['POST', '/access/project/:project/requests', refuseAccessRequest],
  ['GET', '/organizations', () => []],

  // Hosted products
  ['GET', '/media-libraries', () => ({data: []})],
  ['GET', '/canvases', () => ({data: []})],
  ['GET', '/agent/:rest{.+}', () => ({data: []})],
  ['GET', '/assist/:rest{.+}', () => null],
  ['GET', '/descriptors/:rest{.+}', () => null],
  ['POST', '/descriptors/claim', () => ({synchronization: {type: 'complete'}})],
]

/** Routes for everything in the registry. */
export function createStubRoutes(allows: AllowsOrigin): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  app.get('/check/cors', (c) => c.json(checkCors(c, allows)))
  for (const [method, path, answer] of REGISTRY) {
    app.on(method, path, (c) => c.json(answer(c) as object))
  }
  return app
}

/** Refuses access requests, which nobody would receive: the operator already has everybody's sign-in links. */
function refuseAccessRequest(): never {
  throw httpError(409, 'To edit, open the sign-in link of an editor.')
}

function checkCors(c: Context<LakeEnv>, allows: AllowsOrigin): object {
  const origin = c.req.header('origin')
  const allowed = origin === undefined ? {allowCredentials: true} : allows(origin)
  return {
    result: {allowed: allowed !== undefined, withCredentials: allowed?.allowCredentials === true},
  }
}
