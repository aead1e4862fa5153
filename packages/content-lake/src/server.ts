import {rm} from 'node:fs/promises'
import type {RequestListener} from 'node:http'
import {join} from 'node:path'

import {getRequestListener, RequestError} from '@hono/node-server'

import {type AppParts, createApp} from './app.ts'
import {openAssetStore} from './assets/store.ts'
import type {ContentLakeOptions, RunningContentLake, Settings} from './contract.ts'
import {createDataRoutes} from './data/http/routes.ts'
import type {DataLake} from './data/lake/lake.ts'
import {openLake} from './data/lake/open-lake.ts'
import {httpError} from './errors.ts'
import {allowOrigins, isOwnHost} from './http/cors.ts'
import {closeListeners, openListeners} from './http/listen.ts'
import {openDiskCache} from './images/disk-cache.ts'
import {openJobQueue} from './images/job-queue.ts'
import {People} from './people/people.ts'
import {createPresence} from './presence/socket.ts'
import {withDefaults, withFiles} from './settings.ts'
import {openServerState} from './state.ts'
import type {ServerState} from './state.ts'
import {startSyncTagSender} from './webhooks/sync-tags.ts'
import {Webhooks} from './webhooks/webhooks.ts'

interface Files {
  lake: DataLake
  state: ServerState
}

/** 512 MB hold all sizes of a few thousand pictures. */
const IMAGE_CACHE_BYTES = 512 * 1024 * 1024
/** Concurrent transforms; each uses one core. */
const IMAGE_JOBS = 2

/**
 * Starts the Content Lake, on both loopback addresses unless told otherwise. Binds the port before opening files, so
 * that a second server fails without touching them.
 */
export async function createContentLake(
  options: ContentLakeOptions = {},
): Promise<RunningContentLake> {
  let answer = listenerOf(answerStarting)
  const refuse = listenerOf(answerOtherHost)
  const filled = withDefaults(options)
  const {port, servers} = await openListeners(filled, (incoming, outgoing) => {
    const host = incoming.headers.host ?? incoming.headers[':authority']
    const isOurs = host === undefined || isOwnHost(String(host), filled.allowedHosts)
    const respond = isOurs ? answer : refuse
    respond(incoming, outgoing)
  })
  const url = `${options.tls ? 'https' : 'http'}://localhost:${port}`
  let files: Files | undefined
  try {
    const settings = withFiles(filled)
    const {tokens, projectId, syncTagWebhook} = settings
    files = openFiles(settings, url)
    const people = new People(settings.people, tokens, files.state.collection('robots'))
    const {lake, state} = files
    const allows = allowOrigins(settings.corsOrigins, state.collection('cors'))
    const webhooks = new Webhooks({...files, projectId}, settings.webhooks)
    answer = await createListener(settings, {...files, people, allows, webhooks, serverUrl: url})
    const hasDataset = (name: string): boolean => lake.datasets().includes(name)
    const presence = createPresence(people, hasDataset, allows)
    for (const server of servers) presence.attach(server)
    const sender = syncTagWebhook && startSyncTagSender(lake, state, webhooks, syncTagWebhook)
    let closing: Promise<void> | undefined
    const close = async (): Promise<void> => {
      presence.close()
      await sender?.close()
      await webhooks.close()
      // Event streams read from the lake, so end them before closing it.
      await closeListeners(servers)
      state.close()
      lake.close()
      if (settings.memory) await rm(settings.dataDir, {recursive: true, force: true})
    }
    return {url, options: settings, lake, close: () => (closing ??= close())}
  } catch (error) {
    await closeListeners(servers)
    files?.state.close()
    files?.lake.close()
    throw error
  }
}

function listenerOf(fetch: (request: Request) => Response | Promise<Response>): RequestListener {
  const listener = getRequestListener(fetch, {errorHandler: answerUnreadable})
  return (incoming, outgoing) => void listener(incoming, outgoing)
}

function answerOtherHost(): Response {
  const {body, status} = httpError(
    403,
    'Ask for localhost, or allow this host with --allowed-hosts.',
  )
  return Response.json(body, {status})
}

function answerStarting(): Response {
  return Response.json(httpError(503, 'Starting.').body, {status: 503})
}

/** Requests with an unreadable URL or host never reach the routes. */
function answerUnreadable(error: unknown): Response {
  const {body, status} =
    error instanceof RequestError
      ? httpError(400, error.message)
      : httpError(500, 'The server failed.')
  return Response.json(body, {status})
}

function openFiles({datasets, ...settings}: Settings, serverUrl: string): Files {
  const dataDir = settings.memory ? undefined : settings.dataDir
  const lake = openLake({...settings, dataDir, serverUrl, defaultDataset: datasets[0]})
  try {
    for (const name of datasets) lake.createDataset(name)
    return {lake, state: openServerState(dataDir)}
  } catch (error) {
    lake.close()
    throw error
  }
}

async function createListener(
  {dataDir, ...settings}: Settings,
  parts: Files & Pick<AppParts, 'people' | 'allows' | 'webhooks' | 'serverUrl'>,
): Promise<RequestListener> {
  const app = createApp({
    ...settings,
    ...parts,
    dataRoutes: createDataRoutes(parts.lake),
    store: await openAssetStore(join(dataDir, 'assets')),
    cache: await openDiskCache(join(dataDir, 'image-cache'), IMAGE_CACHE_BYTES),
    imageJobs: openJobQueue(IMAGE_JOBS),
  })
  return listenerOf((request) => app.fetch(request))
}
