import type {Database} from '../../../local/supabase/database.ts'
import {startSupabase} from '../../../local/supabase/start.ts'
import {client, credentials, startedFolder, withStored} from '../supabase/service.ts'

/** The admin. */
export const admin = {
  id: '00000000-0000-4000-8000-000000000003',
  email: credentials.admin.email.toLowerCase(),
}

/** Somebody with an account but no role. */
export const person = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'person@site.example',
}

/** An admin with a second factor. */
export const careful = {
  id: '00000000-0000-4000-8000-000000000002',
  email: 'careful@site.example',
}

/** Data that no attacker may see. */
export const hidden = {
  id: '5ec2e7ed-0000-4000-8000-000000000001',
  name: 'Undisclosed Name',
  email: 'undisclosed@mail.example',
  company: 'Undisclosed Company',
  phone: '+33 1 99 00 41 42',
  message: 'Undisclosed message',
}

// The hash of the admin's password, which all accounts here share.
const passwordHash = '$2b$04$a3k.NUAyWh/0Zrd17He03ug6u5vpD.cR/QthhOGKFiWuhp2sASpBy'

async function fill(database: Database): Promise<void> {
  await database.query('delete from auth.users')
  for (const {id, email} of [person, careful, admin]) {
    await database.query(
      `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at)
       values ($1, 'authenticated', 'authenticated', $2, $3, now())`,
      [id, email, passwordHash],
    )
  }
  await database.query(
    "insert into public.profiles (user_id, display_name) values ($1, 'Nobody')",
    [person.id],
  )
  for (const {email} of [careful, admin]) {
    await database.query('select public.grant_admin($1)', [email])
  }
  await database.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status)
     values (gen_random_uuid(), $1, 'totp', 'verified')`,
    [careful.id],
  )
  await database.query(
    'insert into public.waitlist (id, name, email, company, phone, message) values ($1, $2, $3, $4, $5, $6)',
    Object.values(hidden),
  )
  await database.query(
    `insert into public.waitlist (name, email, created_at)
     select 'Undisclosed ' || n, 'undisclosed-' || n || '@mail.example', now() - n * interval '1 hour'
     from generate_series(1, 20) as n`,
  )
}

const kept = `
  select json_build_object(
    'users', (select json_agg(json_build_array(id, email, role, encrypted_password) order by id) from auth.users),
    'factors', (select json_agg(f order by id) from auth.mfa_factors f),
    'settings', (select to_jsonb(s) - 'forwarder_token_sha256' from private.settings s),
    'roles', (select json_agg(json_build_array(rolname, rolsuper, rolbypassrls) order by rolname) from pg_roles
      where rolname !~ '^pg_'),
    'relations', (select json_agg(json_build_array(oid::regclass::text, relacl::text) order by oid) from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)),
    'functions', (select json_agg(json_build_array(oid::regprocedure::text, md5(prosrc), proacl::text) order by oid)
      from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace))
  )::text as kept
`

async function readKept(database: Database): Promise<unknown> {
  const [row] = await database.query<{kept: string}>(kept)
  return JSON.parse(row?.kept ?? '')
}

/** A running service with accounts and entries, to be attacked. */
export interface Target {
  url: string
  /** Access tokens of real sessions. */
  tokens: {admin: string; person: string; careful: string}
  /** Returns every row of the exposed tables, read with the service role. */
  rows: () => Promise<Record<string, unknown[]>>
  /** Initial state that no API exposes: users, settings, relations, functions and grants. */
  before: unknown
  /** Stops the service and returns that state again. */
  stop: () => Promise<unknown>
  remove: () => Promise<void>
}

async function signIn(url: string, email: string): Promise<string> {
  const {password} = credentials.admin
  const {data, error} = await client(url).auth.signInWithPassword({email, password})
  if (error) throw error
  return data.session.access_token
}

const tables = {
  waitlist: 'id',
  profiles: 'user_id',
  user_roles: 'user_id',
  audit_log: 'id',
} as const

async function readRows(url: string): Promise<Record<string, unknown[]>> {
  const operator = client(url, credentials.supabase.secretKey)
  const found: Record<string, unknown[]> = {}
  for (const [table, key] of Object.entries(tables)) {
    const {data, error} = await operator
      .from(table as 'waitlist')
      .select()
      .order(key as 'id')
    if (error) throw new Error(error.message)
    // Requests of the admin list entries, which is logged.
    found[table] = data.filter((row) => !('action' in row && row.action === 'entries_listed'))
  }
  return found
}

/** Starts a service on a free port, with private data in its database. */
export async function startTarget(): Promise<Target> {
  const folder = await startedFolder()
  const before = await withStored(folder.path, async (database) => {
    await fill(database)
    return readKept(database)
  })
  const service = await startSupabase({port: 0, dataDir: folder.path, credentials})
  const {url} = service
  return {
    url,
    tokens: {
      admin: await signIn(url, admin.email),
      person: await signIn(url, person.email),
      careful: await signIn(url, careful.email),
    },
    rows: () => readRows(url),
    before,
    stop: async () => {
      await service.close()
      return withStored(folder.path, readKept)
    },
    remove: folder.remove,
  }
}
