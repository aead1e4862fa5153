import 'server-only'
import {createServerClient, type CookieOptionsWithName} from '@supabase/ssr'
import {
  createClient,
  isAuthRetryableFetchError,
  type AuthError,
  type SupabaseClient,
} from '@supabase/supabase-js'
import {cookies} from 'next/headers'

import {publicEnv, serverEnv} from '../env'
import type {Database} from './database.types.generated'

/** Session cookies: HttpOnly, and Secure when the site's URL is HTTPS. */
export const sessionCookieOptions: CookieOptionsWithName = {
  httpOnly: true,
  secure: publicEnv.siteUrl.startsWith('https://'),
  sameSite: 'lax',
  path: '/',
}

/** Timeout in milliseconds, after which a form reports a failure. */
const timeoutMs = 15_000

/** `fetch` with a timeout; Supabase's clients have none. */
export const fetchWithTimeout: typeof fetch = (input, init) => {
  const signals = [AbortSignal.timeout(timeoutMs), init?.signal ?? []].flat()
  return fetch(input, {...init, signal: AbortSignal.any(signals)})
}

/** Whether the auth service failed to answer (down, broken or busy), as opposed to refusing. */
export function isUnanswered(error: AuthError | null): boolean {
  if (!error) return false
  return (
    isAuthRetryableFetchError(error) || error.status === 429 || error.name === 'AuthUnknownError'
  )
}

/** A client for visitors: publishable key, no session. `headers` are sent with every request. */
export function createPublicClient(headers: Record<string, string> = {}): SupabaseClient<Database> {
  return createClient<Database>(publicEnv.supabaseUrl, publicEnv.supabasePublishableKey, {
    auth: {autoRefreshToken: false, persistSession: false, detectSessionInUrl: false},
    global: {headers, fetch: fetchWithTimeout},
  })
}

/** A client for functions that only the site's own server may call. */
export function createForwarderClient(): SupabaseClient<Database> {
  return createPublicClient({'x-forwarder-token': serverEnv().forwarderToken ?? ''})
}

interface SessionOptions {
  /** A route handler's response headers, which become uncacheable; pages and actions need not pass them. */
  responseHeaders?: Headers
  /** Sent with every request. */
  headers?: Record<string, string>
}

/** A client for the session in the request's cookies; create one per request. */
export async function createSessionClient({
  responseHeaders,
  headers: sent = {},
}: SessionOptions = {}): Promise<SupabaseClient<Database>> {
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
