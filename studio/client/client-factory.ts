import {createClient, type ClientConfig, type SanityClient} from '@sanity/client'

/**
 * A read that the network loses is sent again until it arrives, at most 5 seconds apart: once the check of a reference gives
 * up, Sanity replaces the open form and its unsaved text with an error.
 */
const networkRetries = {
  maxRetries: Number.POSITIVE_INFINITY,
  retryDelay: (attempt: number) => Math.min(5000, 100 * 2 ** attempt),
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

function spreadListeners(client: SanityClient, apiHost: string): SanityClient {
  const derive = client.withConfig.bind(client)
  const onOtherHost = () => derive({apiHost: listenerHost(apiHost)})
  // Most of the Studio listens through the observable client.
  Object.assign(client.observable, {
    listen: (...args: Parameters<SanityClient['listen']>) =>
      onOtherHost().observable.listen(...args),
  })
  return Object.assign(client, {
    listen: (...args: Parameters<SanityClient['listen']>) => onOtherHost().listen(...args),
    // Derived clients listen too, so they keep the spread.
    withConfig: (config?: ClientConfig) => spreadListeners(derive(config), apiHost),
    clone: () => spreadListeners(derive(), apiHost),
  })
}

/**
 * Returns the factory of the Studio's clients. An API host of our own speaks HTTP/1.1 and has no host name per project;
 * without one, clients ask Sanity's.
 */
export function createClientFactory(apiHost?: string): (options: ClientConfig) => SanityClient {
  if (!apiHost) return (options) => createClient({...options, ...networkRetries})
  return (options) =>
    spreadListeners(
      createClient({...options, ...networkRetries, apiHost, useProjectHostname: false}),
      apiHost,
    )
}
