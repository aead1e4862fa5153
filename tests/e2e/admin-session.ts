import type {BrowserContext} from '@playwright/test'
import {createServerClient} from '@supabase/ssr'

import {stack} from './site.ts'

/**
 * Signs the admin in as the site does, but without its form, whose attempts are limited: the session's cookies are
 * those that the sign-in page would set. Every call makes a session of its own, so that a test may end it.
 */
export async function signInAsAdmin(context: BrowserContext): Promise<void> {
  const {supabase, admin} = stack.credentials
  let written: {name: string; value: string}[] = []
  const client = createServerClient(supabase.url, supabase.publishableKey, {
    cookies: {
      getAll: () => [],
      setAll: (cookies) => {
        written = cookies
      },
    },
  })
  const {error} = await client.auth.signInWithPassword(admin)
  if (error) throw error
  await context.addCookies(
    written.map(({name, value}) => ({
      name,
      value,
      url: stack.siteUrl,
      httpOnly: true,
      sameSite: 'Lax' as const,
    })),
  )
}
