import {readFile, readdir} from 'node:fs/promises'

import {SUPABASE_AUTH_HELPERS_SQL, getAuthSchemaSql} from '@supabase/lite'

import {StartError} from '../start-error.ts'
import type {Database, Queries} from './database.ts'

type Migration = {version: string; name: string; sql: string}

const migrationsFolder = new URL('../../supabase/migrations/', import.meta.url)
const bootstrapFile = new URL('bootstrap.sql', import.meta.url)

async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? []
      if (version === undefined || name === undefined) {
        throw new StartError(`supabase/migrations/${file} is not named <timestamp>_<name>.sql.`)
      }
      return {version, name, sql: await readFile(new URL(file, migrationsFolder), 'utf8')}
    }),
  )
}

async function applyMigration(queries: Queries, migration: Migration): Promise<void> {
  await queries.exec(migration.sql)
  await queries.query(
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
    [migration.version, migration.name, migration.sql],
  )
}

/** Adds hosted Supabase's roles, auth schema and migration history to a bare Postgres. */
export async function bootstrap(database: Database): Promise<void> {
  const sql = await readFile(bootstrapFile, 'utf8')
  const [found] = await database.query<{ready: boolean}>(
    "select to_regclass('auth.mfa_factors') is not null as ready",
  )
  await database.transaction(async (queries) => {
    if (found?.ready !== true) {
      await queries.exec(getAuthSchemaSql())
      await queries.exec(SUPABASE_AUTH_HELPERS_SQL)
    }
    await queries.exec(sql)
  })
}

/** Applies pending migrations, each in its own transaction. */
export async function migrate(database: Database): Promise<void> {
  const rows = await database.query<{version: string}>(
    'select version from supabase_migrations.schema_migrations',
  )
  const applied = new Set(rows.map((row) => row.version))
  for (const migration of await readMigrations()) {
    if (applied.has(migration.version)) continue
    await database.transaction((queries) => applyMigration(queries, migration))
  }
}
