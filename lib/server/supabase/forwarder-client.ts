import 'server-only'
import type {SupabaseClient} from '@supabase/supabase-js'

import {serverEnv} from '../env'
import type {Database} from './database.types.generated'
import {createPublicClient} from './public-client'

/** A client for what only the site's own server may ask of the database. */
export function createForwarderClient(): SupabaseClient<Database> {
  return createPublicClient({'x-forwarder-token': serverEnv().forwarderToken ?? ''})
}
