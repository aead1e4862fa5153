// @module-tag nightly
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'

import {PGlite} from '@electric-sql/pglite'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'

import {databaseOfPglite} from '../../../local/supabase/database.ts'
import {bootstrap, migrate} from '../../../local/supabase/schema.ts'
import {startSupabase} from '../../../local/supabase/start.ts'
import {client, credentials, entry, temporaryFolder} from './service.ts'

const supabase = new URL('../../../supabase/', import.meta.url)
const history = 'select version from supabase_migrations.schema_migrations order by version'
const [baseline, replaced] = Object.entries(
  JSON.parse(await readFile(new URL('replaced-migrations.json', supabase), 'utf8')) as object,
)[0] as [string, string[]]

const rows = `
  insert into public.waitlist (name, email, company, language) values ('Zoé', 'zoe@mail.example', 'Société', 'fr');
  insert into public.waitlist (name, email, company, phone, message) values
    (E'Ann\u200B\u00A0Lee', 'ann@münchen.example', E'A\u202Eb  c', E'+33\u00A01', E'One\u00A0two\r\n\tthree');
  insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'person@site.example');
  insert into auth.mfa_factors (id, user_id, factor_type, status) select id, id, 'totp', 'verified' from auth.users;
  select public.grant_admin('person@site.example');
  update private.settings set entries_per_address = 7, waitlist_retention = '100 years';
`

let folder: Awaited<ReturnType<typeof temporaryFolder>>

/** Opens the folder's database; its service must not be running. */
const open = () => PGlite.create(join(folder.path, 'postgres'))

/** Creates a data folder of the time before the baseline, whose migrations add up to the baseline. */
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  folder = await temporaryFolder()
  const pglite = await open()
  await bootstrap(databaseOfPglite(pglite))
  await pglite.exec(
    await readFile(new URL(`migrations/${baseline}_baseline.sql`, supabase), 'utf8'),
  )
  await pglite.query(
    'insert into supabase_migrations.schema_migrations (version) select unnest($1::text[])',
    [replaced],
  )
  await pglite.exec(rows)
  await pglite.close()
})

afterAll(async () => {
  await folder.remove()
  vi.restoreAllMocks()
})

test('a folder of the migrations that the baseline replaces keeps rows, people, factors and settings', async () => {
  const service = await startSupabase({port: 0, dataDir: folder.path, credentials})
  expect((await client(service.url).rpc('add_entry', {entry: entry()})).data).toBe('received')
  await service.close()

  const pglite = await open()
  const kept = await pglite.query(`
    select waitlist.name, waitlist.email, company, language, search::text, user_roles.role, factor_type, entries_per_address
    from public.waitlist, public.user_roles
    join auth.users on id = user_id
    join auth.mfa_factors using (user_id), private.settings
    where waitlist.email = 'zoe@mail.example' and users.email = 'person@site.example'
  `)
  const cleaned = await pglite.query(
    `select name, email = id || '@unknown.invalid' as email, company, phone, message from public.waitlist where name ~ '^Ann.*Lee'`,
  )
  const {rows: versions} = await pglite.query<{version: string}>(history)
  await pglite.close()
  const message = 'Address: ann@münchen.example\nOne two \n three'
  expect(cleaned.rows).toEqual([
    {name: 'Ann Lee', email: true, company: 'Ab c', phone: '+33 1', message},
  ])
  expect(kept.rows).toEqual([
    {
      name: 'Zoé',
      email: 'zoe@mail.example',
      company: 'Société',
      language: 'fr',
      search: "'example':4 'mail':3 'societe':5 'zoe':1,2",
      role: 'admin',
      factor_type: 'totp',
      entries_per_address: 7,
    },
  ])
  expect(versions[0]).toEqual({version: baseline})
})

test('a database that lacks some of the replaced migrations is refused and stays as it is', async () => {
  const pglite = await PGlite.create()
  const database = databaseOfPglite(pglite)
  await bootstrap(database)
  await pglite.query(
    'insert into supabase_migrations.schema_migrations (version) select unnest($1::text[])',
    [replaced.slice(0, -1)],
  )
  await expect(migrate(database)).rejects.toThrow(`The database lacks ${replaced.at(-1)} of`)
  const {rows: versions} = await pglite.query<{version: string}>(history)
  await pglite.close()
  expect(versions.map(({version}) => version)).toEqual(replaced.slice(0, -1))
})
