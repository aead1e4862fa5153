import {createServerClient} from '@supabase/ssr'

import type {Credentials} from '../local/credentials.ts'

/** Returns the cookies of a new admin session, as the sign-in page sets them, without using its rate-limited form. */
export async function adminCookies({
  supabase,
  admin,
}: Pick<Credentials, 'supabase' | 'admin'>): Promise<{name: string; value: string}[]> {
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
  return written.map(({name, value}) => ({name, value}))
}
