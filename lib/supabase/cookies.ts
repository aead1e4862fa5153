import type {CookieOptionsWithName} from '@supabase/ssr'

import {publicEnv} from '@/lib/platform/env'

/**
 * How session cookies are written: out of reach of scripts, since only the server reads them, and
 * over HTTPS alone wherever the site has it.
 */
export const sessionCookieOptions: CookieOptionsWithName = {
  httpOnly: true,
  secure: publicEnv.siteUrl.startsWith('https://'),
  sameSite: 'lax',
  path: '/',
}
