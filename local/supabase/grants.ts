import {UserError} from '../user-error.ts'
import type {Database} from './database.ts'

/**
 * Everything the API roles except `service_role` may do, repeated from `supabase/schemas`. An unlisted
 * grant prevents the start.
 */
const expected = new Set([
  'PUBLIC USAGE on schema public',
  'anon USAGE on schema public',
  'authenticated USAGE on schema public',
  'authenticated SELECT on public.audit_log',
  'authenticated SELECT on public.outbox',
  'authenticated SELECT on public.profiles',
  'authenticated SELECT on public.user_roles',
  'anon EXECUTE on public.add_entry(entry jsonb)',
  'anon EXECUTE on public.allow_sign_in(email text, device text)',
  'anon EXECUTE on public.claim_delivery(receiver text, receivers text[])',
  'anon EXECUTE on public.record_delivery(delivery bigint, answer integer, retry_after integer)',
  'authenticated EXECUTE on public.allow_sign_in(email text, device text)',
  'authenticated EXECUTE on public.count_waitlist(filter jsonb)',
  'authenticated EXECUTE on public.count_waitlist_by_day(filter jsonb, starts timestamp with time zone[])',
  'authenticated EXECUTE on public.list_waitlist(filter jsonb, sort text, descending boolean, after_value text, after_id uuid, backwards boolean, page_size integer)',
  'authenticated EXECUTE on public.list_admins()',
  'authenticated EXECUTE on public.set_status(entries uuid[], new_status text)',
  'authenticated EXECUTE on public.add_note(entry uuid, note text)',
  'authenticated EXECUTE on public.erase_entries(entries uuid[])',
  'authenticated EXECUTE on public.visit_waitlist()',
  'authenticated EXECUTE on public.note_export(seconds integer)',
  'authenticated EXECUTE on public.is_admin()',
  'authenticated EXECUTE on public.has_recent_sign_in()',
  'authenticated EXECUTE on public.read_entry(entry uuid)',
  'authenticated EXECUTE on public.send_again()',
  'authenticated EXECUTE on public.download_entry(entry uuid)',
])

// PUBLIC is grantee 0. Functions of the auth schema read only the caller's token. PostgreSQL 15
// keeps grants of dropped columns.
const wideGrants = `
  with api_roles as (
    select oid, rolname::text as name from pg_roles where rolname in ('anon', 'authenticated')
    union all
    select 0, 'PUBLIC'
  ),
  grants as (
    select acl.grantee, acl.privilege_type || ' on schema ' || n.nspname as what
    from pg_namespace n
    cross join lateral aclexplode(n.nspacl) acl
    where n.nspname in ('public', 'private', 'supabase_migrations')
    union all
    select acl.grantee, acl.privilege_type || ' on ' || n.nspname || '.' || c.relname
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    cross join lateral aclexplode(c.relacl) acl
    where n.nspname in ('public', 'private', 'auth', 'supabase_migrations')
    union all
    select acl.grantee,
      acl.privilege_type || ' on ' || n.nspname || '.' || c.relname || ' (' || a.attname || ')'
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    cross join lateral aclexplode(a.attacl) acl
    where n.nspname in ('public', 'private', 'auth', 'supabase_migrations')
      and not a.attisdropped
    union all
    select acl.grantee, acl.privilege_type || ' on ' || n.nspname || '.' || p.proname
      || '(' || pg_get_function_identity_arguments(p.oid) || ')'
    from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    cross join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) acl
    where n.nspname in ('public', 'private')
  )
  select api_roles.name || ' ' || what as grant_found
  from grants join api_roles on api_roles.oid = grants.grantee
`

const openTables = `
  select n.nspname || '.' || c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not c.relrowsecurity
`

const strongRoles = `
  select rolname as name from pg_roles
  where rolname in ('anon', 'authenticated') and (rolsuper or rolbypassrls)
`

/** Throws when the API roles have more rights than listed. */
export async function verifyGrants(database: Database): Promise<void> {
  const grants = await database.query<{grant_found: string}>(wideGrants)
  const wider = grants.find((row) => !expected.has(row.grant_found))
  if (wider) {
    throw new UserError(`The database grants more than the migrations do: ${wider.grant_found}.`)
  }

  const [open] = await database.query<{name: string}>(openTables)
  if (open) throw new UserError(`Row-level security is off on ${open.name}.`)

  const [strong] = await database.query<{name: string}>(strongRoles)
  if (strong) throw new UserError(`The role ${strong.name} bypasses row-level security.`)
}
