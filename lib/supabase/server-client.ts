import 'server-only'
import {createServerClient} from '@supabase/ssr'
import type {SupabaseClient} from '@supabase/supabase-js'
import {cookies} from 'next/headers'

import {publicEnv} from '@/lib/platform/env'

import {sessionCookieOptions} from './cookies'
import type {Database} from './database.types.generated'
import {fetchInTime} from './fetch-in-time'

/**
 * A client that speaks for the person whose session is in the request's cookies. Make one per request.
 *
 * A route handler passes the headers of its response, so that no cache keeps an answer that carries
 * a session. Pages and server actions need not: they are never cached, as they read cookies.
 */
export async function createSessionClient(
  responseHeaders?: Headers,
): Promise<SupabaseClient<Database>> {
  const store = await cookies()

  return createServerClient<Database>(publicEnv.supabaseUrl, publicEnv.supabasePublishableKey, {
    cookieOptions: sessionCookieOptions,
    global: {fetch: fetchInTime},
    cookies: {
      getAll: () => store.getAll(),
      setAll: (written, headers) => {
        try {
          for (const {name, value, options} of written) store.set(name, value, options)
        } catch {
          // A page cannot write cookies while it renders; the proxy has refreshed the session before.
          return
        }
        for (const [name, value] of Object.entries(headers)) responseHeaders?.set(name, value)
      },
    },
  })
}
