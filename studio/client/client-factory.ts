import {createClient, type ClientConfig, type SanityClient} from '@sanity/client'
import {retry, throwError, timer} from 'rxjs'

const retryDelay = (attempt: number) => Math.min(5000, 100 * 2 ** attempt)

/**
 * A read that the network loses is sent again until it arrives, at most 5 seconds apart: once the check of a reference gives
 * up, Sanity replaces the open form and its unsaved text with an error.
 */
const networkRetries = {maxRetries: Number.POSITIVE_INFINITY, retryDelay}

/** Whether the network failed, which gives an error no status, or the server did. */
function isTransient(error: {statusCode?: number}): boolean {
  const status = error.statusCode ?? 500
  return status >= 500 || status === 408 || status === 429
}

const keepSending = retry<unknown>({
  delay: (error: {statusCode?: number}, attempt) =>
    isTransient(error) ? timer(retryDelay(attempt)) : throwError(() => error),
})

/**
 * Sends an edit again, under its transaction id, when the network loses it: if the first edit of a document without a draft
 * fails, `@sanity/mutator` takes the draft for deleted and drops everything typed since.
 */
function keepEdits(client: SanityClient): void {
  const {observable} = client
  const send = observable.action.bind(observable)
  Object.assign(observable, {
    action: (...[actions, options]: Parameters<SanityClient['action']>) =>
      options?.transactionId ? send(actions, options).pipe(keepSending) : send(actions, options),
  })
}

/**
 * Browsers open six HTTP/1.1 connections to a host, and one document keeps five listeners or more, so edits would wait for
 * ever. Every `*.localhost` name is loopback: a name of its own gives each listener its own connection pool.
 */
const listenerNames = 64

let nextListener = 0

function listenerHost(apiHost: string): string {
  const url = new URL(apiHost)
  nextListener = (nextListener + 1) % listenerNames
  url.hostname = `l${nextListener}.localhost`
  return url.origin
}

function spreadListeners(client: SanityClient, apiHost: string): void {
  const derive = client.withConfig.bind(client)
  const onOtherHost = () => derive({apiHost: listenerHost(apiHost)})
  // Most of the Studio listens through the observable client.
  Object.assign(client.observable, {
    listen: (...args: Parameters<SanityClient['listen']>) =>
      onOtherHost().observable.listen(...args),
  })
  Object.assign(client, {
    listen: (...args: Parameters<SanityClient['listen']>) => onOtherHost().listen(...args),
  })
}

/** Adapts a client, and every client that is derived from it. */
function adapt(client: SanityClient, apiHost: string | undefined): SanityClient {
  const derive = client.withConfig.bind(client)
  keepEdits(client)
  if (apiHost) spreadListeners(client, apiHost)
  return Object.assign(client, {
    withConfig: (config?: ClientConfig) => adapt(derive(config), apiHost),
    clone: () => adapt(derive(), apiHost),
  })
}

/**
 * Returns the factory of the Studio's clients. An API host of our own speaks HTTP/1.1 and has no host name per project;
 * without one, clients ask Sanity's.
 */
export function createClientFactory(apiHost?: string): (options: ClientConfig) => SanityClient {
  const host = apiHost ? {apiHost, useProjectHostname: false} : {}
  return (options) => adapt(createClient({...options, ...networkRetries, ...host}), apiHost)
}
