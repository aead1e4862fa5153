import {randomUUID} from 'node:crypto'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {createClient, type SupabaseClient} from '@supabase/supabase-js'

import type {Database} from '../../../lib/supabase/database.types.generated.ts'
import {startSupabase, type RunningSupabase} from '../../../local/supabase/start.ts'

/** Keys and the admin of a service made for a test. */
export const credentials = {
  supabase: {
    publishableKey: `sb_publishable_${'p'.repeat(32)}`,
    secretKey: `sb_secret_${'s'.repeat(32)}`,
  },
  admin: {email: 'Admin@site.example', password: 'correct horse battery'},
}

/** A client with a key of its own and no session. */
export function client(
  url: string,
  key: string = credentials.supabase.publishableKey,
  headers: Record<string, string> = {},
): SupabaseClient<Database> {
  return createClient<Database>(url, key, {
    auth: {autoRefreshToken: false, persistSession: false},
    global: {headers},
  })
}

/** A client whose requests carry somebody's access token. */
export function clientOf(url: string, accessToken: string): SupabaseClient<Database> {
  return client(url, credentials.supabase.publishableKey, {authorization: `Bearer ${accessToken}`})
}

/** An empty folder that the caller removes. */
export async function temporaryFolder(): Promise<{path: string; remove: () => Promise<void>}> {
  const path = await mkdtemp(join(tmpdir(), 'supabase-test-'))
  return {path, remove: () => rm(path, {recursive: true, force: true})}
}

/** Starts a service on a free port and an empty folder. */
export async function startService(): Promise<RunningSupabase> {
  const folder = await temporaryFolder()
  const service = await startSupabase({port: 0, dataDir: folder.path, credentials})
  return {
    url: service.url,
    close: async () => {
      await service.close()
      await folder.remove()
    },
  }
}

/** An entry that the database takes. */
export function entry(fields: Partial<Database['public']['Tables']['waitlist']['Insert']> = {}): {
  name: string
  email: string
} {
  return {name: 'Ann', email: `${randomUUID()}@mail.example`, ...fields}
}

/** Signs the admin in and returns the access token. */
export async function adminToken(url: string): Promise<string> {
  const {data, error} = await client(url).auth.signInWithPassword(credentials.admin)
  if (error) throw error
  return data.session.access_token
}
