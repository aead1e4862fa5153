import {createServerClient} from '@supabase/ssr'

import type {Credentials} from '../local/starter/credentials.ts'

/**
 * The cookies of a new session of the admin, as the sign-in page would set them, but without its form, whose attempts are
 * limited.
 */
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
