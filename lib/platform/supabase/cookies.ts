import type {CookieOptionsWithName} from '@supabase/ssr'

import {publicEnv} from '@/lib/platform/env'

/** Session cookies: HttpOnly, and Secure when the site's URL is HTTPS. */
export const sessionCookieOptions: CookieOptionsWithName = {
  httpOnly: true,
  secure: publicEnv.siteUrl.startsWith('https://'),
  sameSite: 'lax',
  path: '/',
}
