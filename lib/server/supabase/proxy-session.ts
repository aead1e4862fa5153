import {createServerClient, type SetAllCookies} from '@supabase/ssr'
import 'server-only'
import type {JwtPayload} from '@supabase/supabase-js'
import type {NextRequest, NextResponse} from 'next/server'

import {publicEnv} from '@/lib/server/env'
import {storing} from '@/lib/server/storing'

import {fetchWithTimeout, isUnanswered, sessionCookieOptions} from './clients'
import type {Database} from './database.types.generated'

/** The request's session, and a function that passes its refresh on to the response. */
export type ProxySession = {
  claims: JwtPayload | null
  /** The service cannot tell whether the session is valid. */
  isUnknown: boolean
  /** The request carried a session, which may have ended. */
  wasSignedIn: boolean
  /** Makes a response uncacheable, sets the session's cookies on it and returns it. */
  applyTo: <Response extends NextResponse>(response: Response) => Response
}

/** Names of supabase-js's session cookies; long values are split. */
const sessionCookie = /^sb-.+-auth-token(\.\d+)?$/

/**
 * Refreshes the session in the request's cookies. Create the response afterward with
 * `NextResponse.next({request: {headers: request.headers}})` and pass it, not a copy, to `applyTo`.
 */
export async function refreshSession(request: NextRequest): Promise<ProxySession> {
  const wasSignedIn = request.cookies.getAll().some(({name}) => sessionCookie.test(name))
  const written: Parameters<SetAllCookies>[0] = []
  const cacheHeaders = new Headers()
  const client = createServerClient<Database>(
    publicEnv.supabaseUrl,
    publicEnv.supabasePublishableKey,
    {
      cookieOptions: sessionCookieOptions,
      global: {fetch: fetchWithTimeout},
      cookies: {
        getAll: () => request.cookies.getAll(),
        setAll: (cookies, headers) => {
          for (const {name, value} of cookies) request.cookies.set(name, value)
          for (const [name, value] of Object.entries(headers)) cacheHeaders.set(name, value)
          written.push(...cookies)
        },
      },
    },
  )
  // No code may run between creating the client and this call, or users are signed out at random.
  const {data, error} = await client.auth.getClaims()

  return {
    claims: data?.claims ?? null,
    isUnknown: isUnanswered(error),
    wasSignedIn,
    applyTo: (response) => {
      response.headers.set('cache-control', storing.nobody)
      for (const {name, value, options} of written) response.cookies.set(name, value, options)
      for (const [name, value] of cacheHeaders) response.headers.set(name, value)
      return response
    },
  }
}
