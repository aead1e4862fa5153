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
