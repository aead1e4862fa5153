import 'server-only'
import {createServerClient} from '@supabase/ssr'
import type {SupabaseClient} from '@supabase/supabase-js'
import {cookies} from 'next/headers'

import {publicEnv} from '@/lib/server/env'

import {sessionCookieOptions, fetchWithTimeout} from './client-options'
import type {Database} from './database.types.generated'

interface Options {
  /** A route handler's response headers, which become uncacheable; pages and actions need not pass them. */
  responseHeaders?: Headers
  /** Sent with every request. */
  headers?: Record<string, string>
}

/** A client for the session in the request's cookies; create one per request. */
export async function createSessionClient({
  responseHeaders,
  headers: sent = {},
}: Options = {}): Promise<SupabaseClient<Database>> {
  const store = await cookies()

  return createServerClient<Database>(publicEnv.supabaseUrl, publicEnv.supabasePublishableKey, {
    cookieOptions: sessionCookieOptions,
    global: {headers: sent, fetch: fetchWithTimeout},
    cookies: {
      getAll: () => store.getAll(),
      setAll: (written, headers) => {
        try {
          for (const {name, value, options} of written) store.set(name, value, options)
        } catch {
          // Pages cannot set cookies while rendering; the proxy has refreshed the session.
          return
        }
        for (const [name, value] of Object.entries(headers)) responseHeaders?.set(name, value)
      },
    },
  })
}
