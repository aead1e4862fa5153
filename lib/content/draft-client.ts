import 'server-only'
import type {SanityClient} from '@sanity/client'

import {serverEnv} from '../platform/env'
import type {ChangesSource} from '../preview/changes'
import {apiVersion} from './api-version'
import {client} from './client'

let known: SanityClient | null = null

/** The client that reads drafts, for previews. Throws when no token is set. */
export function draftClient(): SanityClient {
  const token = serverEnv().readToken
  if (!token) throw new Error('Drafts cannot be read: SANITY_API_READ_TOKEN is missing.')
  // Fail fast: an editor can try again, and is better served by a message than by half a minute of retries.
  known ??= client.withConfig({token, useCdn: false, maxRetries: 1, perspective: 'drafts'})
  return known
}

/**
 * Settings with which an editor's browser subscribes to changes; null without a token. They contain the read-only
 * token, so send them to previews only.
 */
export function changesSource(): ChangesSource | null {
  const {readToken: token} = serverEnv()
  const {projectId = '', dataset = '', apiHost, useProjectHostname} = client.config()
  return token ? {projectId, dataset, apiHost, useProjectHostname, apiVersion, token} : null
}
