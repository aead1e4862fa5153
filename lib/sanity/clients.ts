import 'server-only'
import {createClient, type SanityClient} from '@sanity/client'

import {publicEnv, serverEnv} from '../server/env'
import {apiVersion} from './api'

/** The client for published content, without a token. */
export const client = createClient({
  projectId: publicEnv.sanityProjectId,
  dataset: publicEnv.sanityDataset,
  apiHost: publicEnv.sanityApiHost,
  // Other hosts than Sanity's are a single machine; a host name per project would need DNS.
  useProjectHostname: publicEnv.sanityIsHosted,
  apiVersion,
  useCdn: true,
  perspective: 'published',
})

let known: SanityClient | null = null

/** The client that reads drafts, for previews. Throws when no token is set. */
export function draftClient(): SanityClient {
  const token = serverEnv().readToken
  if (!token) throw new Error('Drafts cannot be read: SANITY_API_READ_TOKEN is missing.')
  // Fail fast: an editor can try again, and is better served by a message than by half a minute of retries.
  const settings = {token, useCdn: false, maxRetries: 1, perspective: 'drafts'} as const
  // Not withConfig, which would share the retries of the client above.
  known ??= createClient({...client.config(), ...settings})
  return known
}

/** The client that writes redirects; null when no write token is set. */
export function writeClient(): SanityClient | null {
  const token = serverEnv().writeToken
  return token ? client.withConfig({token, useCdn: false}) : null
}
