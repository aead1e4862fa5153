import 'server-only'
import type {SanityClient} from '@sanity/client'

import {serverEnv} from '../../server/env'
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
