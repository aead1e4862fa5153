import {PGlite} from '@electric-sql/pglite'
import {expect, test} from 'vitest'

import {databaseOfPglite} from '../../local/supabase/database.ts'
import {assertNotForeign, bootstrap, migrate} from '../../local/supabase/schema.ts'

const history = `create schema supabase_migrations;
  create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);`

test('a database is taken for the site’s when it is empty or has its migrations, and refused otherwise', async () => {
  const pglite = await PGlite.create()
  const database = databaseOfPglite(pglite)
  await expect(assertNotForeign(database)).resolves.toBeUndefined()
  for (const [named, sql] of [
    ['public.customers', 'create table customers (id int)'],
    ['public.customers', 'create view customers as select 1 as id'],
    ['shop.orders', 'create schema shop; create table shop.orders (id int)'],
    ['auth.users', 'create schema auth; create table auth.users (id int)'],
    [
      'public.orders',
      `${history} insert into supabase_migrations.schema_migrations values ('20250101000000');
       create table orders (id int)`,
    ],
  ] as const) {
    await pglite.exec(`begin; ${sql}`)
    await expect(assertNotForeign(database)).rejects.toThrow(`it has ${named}. Nothing was changed`)
    await pglite.exec('rollback')
  }

  // A first start that ended before the migrations, and a later one.
  await bootstrap(database)
  await expect(assertNotForeign(database)).resolves.toBeUndefined()
  await migrate(database)
  await expect(assertNotForeign(database)).resolves.toBeUndefined()
  await pglite.close()
})
