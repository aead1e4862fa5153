import 'server-only'
import type {SanityClient} from '@sanity/client'

import {serverEnv} from '../platform/env'
import type {ChangesSource} from '../preview/changes'
import {apiVersion} from './api-version'
import {client} from './client'

let known: SanityClient | null = null

/** The client that reads drafts, for editors who preview. Throws without a token for it, and then nobody does. */
export function draftClient(): SanityClient {
  const token = serverEnv().readToken
  if (!token) throw new Error('Drafts cannot be read: SANITY_API_READ_TOKEN is missing.')
  // An editor can try again: half a minute of attempts says less than a message.
  known ??= client.withConfig({token, useCdn: false, maxRetries: 1, perspective: 'drafts'})
  return known
}

/**
 * How the browser of an editor who previews hears of what is written; null without a token. It holds the token, which may
 * only read, so it goes to no other browser.
 */
export function changesSource(): ChangesSource | null {
  const {readToken: token} = serverEnv()
  const {projectId = '', dataset = '', apiHost, useProjectHostname} = client.config()
  return token ? {projectId, dataset, apiHost, useProjectHostname, apiVersion, token} : null
}
