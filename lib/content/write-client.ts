import 'server-only'
import type {SanityClient} from '@sanity/client'

import {serverEnv} from '../platform/env'
import {client} from './client'

/** The client that writes redirects; null without a token for it. */
export function writeClient(): SanityClient | null {
  const token = serverEnv().writeToken
  return token ? client.withConfig({token, useCdn: false}) : null
}
