import 'server-only'
import {createServerClient, type SetAllCookies} from '@supabase/ssr'
import type {JwtPayload} from '@supabase/supabase-js'
import type {NextRequest, NextResponse} from 'next/server'

import {publicEnv} from '@/lib/platform/env'

import {sessionCookieOptions} from './cookies'
import type {Database} from './database.types.generated'
import {fetchInTime} from './fetch-in-time'
import {hasNoWord} from './no-word'

/** Whose request it is, and how to let the answer carry the refreshed session. */
export type ProxySession = {
  claims: JwtPayload | null
  /** The service does not say whether the session still stands. */
  isUnknown: boolean
  /** The request came with a session, which may have ended since. */
  wasSignedIn: boolean
  /** Keeps a response out of caches, writes the session's cookies to it and returns the same object. */
  applyTo: <Response extends NextResponse>(response: Response) => Response
}

/** What the service's client stores a session in; a long one is split. */
const sessionCookie = /^sb-.+-auth-token(\.\d+)?$/

/**
 * Refreshes the session in a request's cookies.
 *
 * It changes the request's cookies, so make the response afterwards, with
 * `NextResponse.next({request: {headers: request.headers}})`: otherwise the page behind the proxy reads
 * the refresh token that has just been used up. Then hand that response to `applyTo`; a copy made after
 * it would lose the cookies, and with them the session.
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
      global: {fetch: fetchInTime},
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
  // Nothing may run between making the client and this call, or people are signed out at random.
  const {data, error} = await client.auth.getClaims()

  return {
    claims: data?.claims ?? null,
    isUnknown: hasNoWord(error),
    wasSignedIn,
    applyTo: (response) => {
      response.headers.set('cache-control', 'private, no-store')
      for (const {name, value, options} of written) response.cookies.set(name, value, options)
      for (const [name, value] of cacheHeaders) response.headers.set(name, value)
      return response
    },
  }
}
