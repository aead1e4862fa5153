import {randomUUID} from 'node:crypto'
import {existsSync} from 'node:fs'
import {cp, mkdir, mkdtemp, mkdtempDisposable, rename} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'

import {PGlite} from '@electric-sql/pglite'
import {createClient, type SupabaseClient} from '@supabase/supabase-js'
import {inject} from 'vitest'

import type {Database} from '../../../lib/server/supabase/database.types.generated.ts'
import {databaseOfPglite, type Database as Stored} from '../../../local/supabase/database.ts'
import {startSupabase, type RunningSupabase} from '../../../local/supabase/start.ts'

/** Keys and the admin of a test's service. */
export const credentials = {
  supabase: {
    publishableKey: `sb_publishable_${'p'.repeat(32)}`,
    secretKey: `sb_secret_${'s'.repeat(32)}`,
  },
  admin: {email: 'Admin@site.example', password: 'correct horse battery'},
}

/** Returns a client with an API key and no session. */
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

/** Returns a client with somebody's access token. */
export function clientOf(url: string, accessToken: string): SupabaseClient<Database> {
  return client(url, credentials.supabase.publishableKey, {authorization: `Bearer ${accessToken}`})
}

/** Creates an empty folder, which the caller removes. */
export const temporaryFolder = (): Promise<{path: string; remove: () => Promise<void>}> =>
  mkdtempDisposable(join(tmpdir(), 'supabase-test-'))

/** Works on the database of a service that does not run. */
export async function withStored<T>(
  folder: string,
  work: (database: Stored) => Promise<T>,
): Promise<T> {
  const pglite = await PGlite.create(join(folder, 'postgres'))
  try {
    return await work(databaseOfPglite(pglite))
  } finally {
    await pglite.close()
  }
}

/** Returns a data folder after a first start. That takes seconds, so all test files share the one made first. */
async function firstStart(): Promise<string> {
  const shared = inject('sharedFolder')
  const made = join(shared, 'first-start')
  const isMaker = await mkdir(join(shared, 'first-start.claimed')).then(
    () => true,
    () => false,
  )
  if (isMaker) {
    const dataDir = await mkdtemp(join(shared, 'supabase-'))
    const service = await startSupabase({port: 0, dataDir, credentials})
    await service.close()
    // The usual rate limit windows are so short that they could end during a test.
    await withStored(dataDir, (database) =>
      database.query(
        'update private.settings set window_seconds = $1, sign_in_window_seconds = $1',
        [86_400],
      ),
    )
    await rename(dataDir, made)
  }
  while (!existsSync(made)) await delay(50)
  return made
}

/** Returns a copy of a data folder after a first start, which the caller removes. */
export async function startedFolder(): ReturnType<typeof temporaryFolder> {
  const folder = await temporaryFolder()
  await cp(await firstStart(), folder.path, {recursive: true})
  return folder
}

/** Starts a service on a free port with its own database. */
export async function startService(): Promise<RunningSupabase> {
  const folder = await startedFolder()
  const service = await startSupabase({port: 0, dataDir: folder.path, credentials})
  return {
    url: service.url,
    close: async () => {
      await service.close()
      await folder.remove()
    },
  }
}

type Entry = Database['public']['Tables']['waitlist']['Insert']

/** Returns an entry that the database accepts. */
export function entry(fields: Partial<Entry> = {}): Entry {
  return {name: 'Ann', email: `${randomUUID()}@mail.example`, ...fields}
}

/** Signs in the admin; returns the access token. */
export async function adminToken(url: string): Promise<string> {
  const {data, error} = await client(url).auth.signInWithPassword(credentials.admin)
  if (error) throw error
  return data.session.access_token
}
