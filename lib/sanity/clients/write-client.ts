import 'server-only'
import type {SanityClient} from '@sanity/client'

import {serverEnv} from '../../server/env'
import {client} from './client'

/** The client that writes redirects; null when no write token is set. */
export function writeClient(): SanityClient | null {
  const token = serverEnv().writeToken
  return token ? client.withConfig({token, useCdn: false}) : null
}
