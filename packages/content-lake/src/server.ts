import {rm} from 'node:fs/promises'
import type {RequestListener} from 'node:http'

import {getRequestListener, RequestError} from '@hono/node-server'

import {createApp} from './app.ts'
import type {ContentLakeOptions, RunningContentLake, Settings} from './contract.ts'
import {createDataRoutes} from './data/http/routes.ts'
import {openLake} from './data/lake/open-lake.ts'
import {httpError} from './errors.ts'
import {allowOrigins, isOwnHost} from './http/cors.ts'
import {closeListeners, openListeners} from './http/listen.ts'
import {People} from './people/people.ts'
import {createPresence} from './presence.ts'
import {withDefaults, withFiles} from './settings.ts'
import {ServerState} from './state.ts'
import {startSyncTagSender} from './webhooks/sync-tags.ts'
import {Webhooks} from './webhooks/webhooks.ts'

/** Starts the Content Lake. Binds the port before opening files: a second server must not touch them. */
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
  let files: ReturnType<typeof openFiles> | undefined
  try {
    const settings = withFiles(filled)
    const {tokens, projectId, syncTagWebhook} = settings
    files = openFiles(settings, url)
    const people = new People(settings.people, tokens, files.state.collection('robots'))
    const {lake, state} = files
    const allows = allowOrigins(settings.corsOrigins, state.collection('cors'))
    const webhooks = new Webhooks({...files, projectId}, settings.webhooks)
    const parts = {...settings, ...files, people, allows, webhooks, serverUrl: url}
    const app = await createApp(parts, createDataRoutes(lake))
    answer = listenerOf((request) => app.fetch(request))
    const hasDataset = (name: string): boolean => lake.datasets().includes(name)
    const presence = createPresence(hasDataset, allows)
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

function errorAnswer(status: number, message: string): Response {
  return Response.json(httpError(status, message).body, {status})
}

const answerStarting = () => errorAnswer(503, 'Starting.')
const answerOtherHost = () => {
  return errorAnswer(403, 'Ask for localhost, or allow this host with --allowed-hosts.')
}

/** Requests with an unreadable URL or host never reach the routes. */
function answerUnreadable(error: unknown): Response {
  const isRequestError = error instanceof RequestError
  return isRequestError ? errorAnswer(400, error.message) : errorAnswer(500, 'The server failed.')
}

function openFiles({datasets, ...settings}: Settings, serverUrl: string) {
  const dataDir = settings.memory ? undefined : settings.dataDir
  const lake = openLake({...settings, dataDir, serverUrl, defaultDataset: datasets[0]})
  try {
    for (const name of datasets) lake.createDataset(name)
    return {lake, state: new ServerState(dataDir)}
  } catch (error) {
    lake.close()
    throw error
  }
}
