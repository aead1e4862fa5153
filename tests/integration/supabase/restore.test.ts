import {readFile} from 'node:fs/promises'

import {PGlite} from '@electric-sql/pglite'
import {pgDump} from '@electric-sql/pglite-tools/pg_dump'
import {expect, test} from 'vitest'

import {databaseOfPglite} from '../../../local/supabase/database.ts'
import {bootstrap, migrate} from '../../../local/supabase/schema.ts'

const rows = `
  insert into public.waitlist (name, email) values ('Zoé', 'zoe@mail.example');
  insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'person@site.example');
  select public.grant_admin('person@site.example');
  update private.settings set entries_per_address = 7, waitlist_retention = '1 month', forwarder_token_sha256 = '\\x01';
`

const kept = `
  select
    (select to_jsonb(s) from private.settings s) as settings,
    (select jsonb_agg(w) from public.waitlist w) as entries,
    (select jsonb_agg(o) from public.outbox o) as outbox,
    (select jsonb_agg(r) from public.user_roles r) as roles,
    (select jsonb_agg(p) from public.profiles p) as profiles,
    (select jsonb_agg(a) from public.audit_log a) as log
`

/** Returns a database as `supabase db push` leaves it. */
async function pushed(): Promise<PGlite> {
  const pglite = await PGlite.create()
  await bootstrap(databaseOfPglite(pglite))
  await migrate(databaseOfPglite(pglite))
  return pglite
}

/** The statements that docs/deploy.md has psql run before the dump. */
async function documentedCommands(): Promise<string[]> {
  const guide = await readFile(new URL('../../../docs/deploy.md', import.meta.url), 'utf8')
  return [...guide.matchAll(/--command '([^']+)'/g)].map(([, command = '']) => command)
}

test('a data-only dump restores after the migrations, with the settings of the operator', async () => {
  const source = await pushed()
  await source.exec(rows)
  const args = ['--data-only', '--schema=public', '--schema=private', '--schema=auth']
  const dump = await pgDump({pg: source, args})
  const {rows: expected} = await source.query(kept)
  await source.close()

  const restored = await pushed()
  const commands = await documentedCommands()
  expect(commands).toHaveLength(2)
  await restored.exec(['begin', ...commands, await dump.text(), 'commit'].join(';\n'))
  expect((await restored.query(kept)).rows).toEqual(expected)
  const next = "insert into public.audit_log (action) values ('entry_read') returning id"
  expect((await restored.query(next)).rows).toEqual([{id: 2}])
  await restored.close()
})

/** What hosted Supabase has and the embedded service lacks, as tables. */
const hostedParts = `
  create schema cron;
  create table cron.job (jobname text primary key, schedule text, command text);
  create table cron.job_run_details (end_time timestamptz);
  create function cron.schedule(name text, schedule text, command text) returns void language sql as $$
    insert into cron.job values (name, schedule, command)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command $$;
  create schema vault;
  create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
  create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
  create function vault.create_secret(secret text, name text) returns void language sql as $$
    insert into vault.secrets (name, secret) values (name, secret) $$;
  create function vault.update_secret(secret_id uuid, new_secret text) returns void language sql as $$
    update vault.secrets set secret = new_secret where id = secret_id $$;
  create schema net;
  create table net.calls (url text, headers jsonb);
  create function net.http_post(url text, headers jsonb) returns void language sql as $$
    insert into net.calls values (url, headers) $$;
`

test('jobs, secret and token are set as often as the file runs, and the jobs do their work', async () => {
  const file = await readFile(new URL('../../../deploy/supabase.sql', import.meta.url), 'utf8')
  const commands = file.replaceAll(/^(?:\\set|create extension).*$/gm, '')
  const pglite = await pushed()
  await pglite.exec(hostedParts)
  const run = (token: string) =>
    pglite.exec(
      commands.replaceAll(":'token'", `'${token}'`).replaceAll(":'site'", "'https://site.example'"),
    )
  await run('the-first-token')
  await run('the-token-of-the-server')
  const {rows: jobs} = await pglite.query<{command: string}>('select command from cron.job')
  expect(jobs).toHaveLength(3)

  await pglite.exec(rows)
  await run('the-token-of-the-server')
  await pglite.exec(`
    insert into cron.job_run_details values (now() - interval '3 days'), (now());
    insert into public.waitlist (name, email, created_at) values ('Ann', 'ann@mail.example', now() - interval '2 months');
  `)
  for (const {command} of jobs) await pglite.exec(command)
  const {rows: left} = await pglite.query(`
    select (select count(*)::int from cron.job_run_details) as runs,
      (select array_agg(name) from public.waitlist) as entries,
      (select jsonb_agg(to_jsonb(c)) from net.calls c) as calls,
      (select forwarder_token_sha256 = sha256('the-token-of-the-server') from private.settings) as is_known
  `)
  const headers = {
    'content-type': 'application/json',
    authorization: 'Bearer the-token-of-the-server',
  }
  expect(left).toEqual([
    {
      runs: 1,
      entries: ['Zoé'],
      calls: [{url: 'https://site.example/api/outbox', headers}],
      is_known: true,
    },
  ])
  await pglite.close()
})
