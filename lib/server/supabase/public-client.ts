import 'server-only'
import {createClient, type SupabaseClient} from '@supabase/supabase-js'

import {publicEnv} from '@/lib/server/env'

import {fetchWithTimeout} from './client-options'
import type {Database} from './database.types.generated'

/** A client for visitors: publishable key, no session. `headers` are sent with every request. */
export function createPublicClient(headers: Record<string, string> = {}): SupabaseClient<Database> {
  return createClient<Database>(publicEnv.supabaseUrl, publicEnv.supabasePublishableKey, {
    auth: {autoRefreshToken: false, persistSession: false, detectSessionInUrl: false},
    global: {headers, fetch: fetchWithTimeout},
  })
}
