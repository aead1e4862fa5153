import {readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'

import {PGlite} from '@electric-sql/pglite'
import {expect, test} from 'vitest'

import {startSupabase} from '../../../local/supabase/start.ts'
import {credentials, startedFolder, temporaryFolder} from './service.ts'

/** Opens the database in a data folder, gives it to a function, and closes it. */
async function inDatabase<T>(dataDir: string, work: (database: PGlite) => Promise<T>): Promise<T> {
  const database = await PGlite.create(join(dataDir, 'postgres'))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Returns everything that the site could have added. */
const everything = (dataDir: string) =>
  inDatabase(dataDir, async (database) => {
    const {rows} = await database.query(
      `select 'role' as kind, rolname::text as name from pg_roles
       union all select 'schema', nspname from pg_namespace where nspname !~ '^pg_(toast_)?temp'
       union all select 'relation', oid::regclass::text from pg_class order by 1, 2`,
    )
    return rows
  })

test('a database of something else is refused before anything is written', async () => {
  const {path: dataDir, remove} = await temporaryFolder()
  await inDatabase(dataDir, (database) => database.exec('create table customers (id int)'))
  const before = await everything(dataDir)
  await expect(startSupabase({port: 0, dataDir, credentials})).rejects.toThrow(
    'The database belongs to something else: it has public.customers. Nothing was changed.',
  )
  expect(await everything(dataDir)).toEqual(before)
  await remove()
})

test('a folder of another PostgreSQL is named with both versions, and not changed', async () => {
  const {path: dataDir, remove} = await startedFolder()
  const file = join(dataDir, 'postgres/PG_VERSION')
  const current = (await readFile(file, 'utf8')).trim()
  await writeFile(file, '9\n')
  await expect(startSupabase({port: 0, dataDir, credentials})).rejects.toThrow(
    new RegExp(`^PostgreSQL 9 wrote .*, and this version of the site has PostgreSQL ${current}\\.`),
  )
  expect(await readFile(file, 'utf8')).toBe('9\n')
  await remove()
})
