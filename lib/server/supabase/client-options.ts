import type {CookieOptionsWithName} from '@supabase/ssr'

import {publicEnv} from '@/lib/server/env'

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
