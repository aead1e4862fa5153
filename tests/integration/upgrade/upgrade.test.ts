// @module-tag nightly
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {gunzipSync} from 'node:zlib'

import {PGlite} from '@electric-sql/pglite'
import {pgDump} from '@electric-sql/pglite-tools/pg_dump'
import {expect, test, vi} from 'vitest'

import {databaseOfPglite, type Database} from '../../../local/supabase/database.ts'
import {bootstrap, createSchema, migrate} from '../../../local/supabase/schema.ts'
import {startSupabase} from '../../../local/supabase/start.ts'
import {client, credentials, entry, temporaryFolder} from '../supabase/service.ts'

// Delete this folder at 1.0.0, with local/supabase/upgrade.ts.

/** Dumps of data folders from before the baseline: one entry that has asked again, one suspected, and two people. */
const dumps = ['before-baseline', 'first-baseline']

async function restored(name: string, folder?: string): Promise<PGlite> {
  const dump = await readFile(new URL(`${name}.sql.gz`, import.meta.url))
  const pglite = await PGlite.create(folder)
  await pglite.exec(`
    create role anon nologin noinherit; create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls; create role authenticator nologin noinherit;
    grant anon, authenticated, service_role to authenticator;
  `)
  await pglite.exec(gunzipSync(dump).toString())
  await pglite.exec("reset all; set search_path = '$user', public")
  return pglite
}

/** Statements that create the site's schemas, after a function has brought a database to them. */
async function schemaOf(
  pg: PGlite,
  build: (database: Database) => Promise<void>,
): Promise<string[]> {
  const database = databaseOfPglite(pg)
  await bootstrap(database)
  await build(database)
  const dump = await pgDump({pg, args: ['--schema-only', '--schema=public', '--schema=private']})
  await pg.close()
  return (await dump.text()).split(/\n{2,}/).sort()
}

test.each(dumps)(
  'the data folder %s keeps entries, people, deliveries, the audit log and settings',
  async (name) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const folder = await temporaryFolder()
    const path = join(folder.path, 'postgres')
    await (await restored(name, path)).close()

    const service = await startSupabase({port: 0, dataDir: folder.path, credentials})
    expect((await client(service.url).rpc('add_entry', {entry: entry()})).data).toBe('received')
    await service.close()

    const pglite = await PGlite.create(path)
    const rowsOf = async (query: string) => (await pglite.query(query)).rows
    expect(
      await rowsOf(`
      select name, company, phone, status, search @@ 'societe' as is_found, notes -> 0 ->> 'text' as note,
        further_requests -> 0 ->> 'message' as further
      from public.waitlist where email = 'zoe@mail.example'
    `),
    ).toEqual([
      {
        name: 'Zoé',
        company: 'Société',
        phone: '+33 1 23 45 67 89',
        status: 'contacted',
        is_found: true,
        note: 'Called her.',
        further: 'Again',
      },
    ])
    expect(await rowsOf('select name from public.waitlist where suspected')).toEqual([
      {name: 'Bot'},
    ])
    expect(
      await rowsOf(`
      select email, user_roles.role, display_name, waitlist_export_at is not null as has_exported
      from public.profiles join auth.users on id = profiles.user_id join public.user_roles on id = user_roles.user_id
      where email = 'admin@site.example'
    `),
    ).toEqual([
      {email: 'admin@site.example', role: 'admin', display_name: 'Zoé', has_exported: true},
    ])
    expect(
      await rowsOf(
        "select id, type from public.outbox where endpoint = 'hooks.example' order by id",
      ),
    ).toEqual([
      {id: 3, type: 'lead.created'},
      {id: 4, type: 'lead.asked_again'},
    ])
    expect(
      await rowsOf(
        "select action from public.audit_log where subject is not null and action <> 'role_granted' order by id",
      ),
    ).toEqual([{action: 'entry_assigned'}, {action: 'note_added'}, {action: 'status_contacted'}])
    expect(await rowsOf('select entries_per_address from private.settings')).toEqual([
      {entries_per_address: 7},
    ])
    await pglite.close()
    await folder.remove()
  },
)

test.each(dumps)('the data folder %s then has the schema of a new one', async (name) => {
  const upgraded = await schemaOf(await restored(name), migrate)
  expect(upgraded).toEqual(await schemaOf(await PGlite.create(), createSchema))
})
