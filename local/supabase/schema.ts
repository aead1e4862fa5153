import {readFile, readdir} from 'node:fs/promises'

import {SUPABASE_AUTH_HELPERS_SQL, getAuthSchemaSql} from '@supabase/lite'

import {UserError} from '../user-error.ts'
import type {Database} from './database.ts'
import {rebuild, replaced} from './upgrade.ts'

type Migration = {version: string; name: string; sql: string}

const schemasFolder = new URL('../../supabase/schemas/', import.meta.url)
const migrationsFolder = new URL('../../supabase/migrations/', import.meta.url)
const bootstrapFile = new URL('bootstrap.sql', import.meta.url)

async function sqlFiles(folder: URL): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
}

async function readMigrations(): Promise<Migration[]> {
  return Promise.all(
    (await sqlFiles(migrationsFolder)).map(async (file) => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? []
      if (version === undefined || name === undefined) {
        throw new UserError(`supabase/migrations/${file} is not named <timestamp>_<name>.sql.`)
      }
      return {version, name, sql: await readFile(new URL(file, migrationsFolder), 'utf8')}
    }),
  )
}

/** Throws when a database holds tables but none of the site's migrations. Only reads. */
export async function assertNotForeign(database: Database): Promise<void> {
  const [history] = await database.query<{exists: boolean}>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as exists",
  )
  const ours = new Set([...(await readMigrations()).map(({version}) => version), ...replaced])
  if (history?.exists) {
    const applied = await database.query<{version: string}>(
      'select version from supabase_migrations.schema_migrations',
    )
    if (applied.some(({version}) => ours.has(version))) return
  }
  // A first start that was interrupted leaves what bootstrap.sql makes, with the history.
  const made = history?.exists ? ['auth', 'supabase_migrations'] : []
  const tables = await database.query<{name: string}>(
    `select format('%s.%s', nspname, relname) as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p', 'f', 'v', 'm') and nspname !~ '^pg_' and nspname <> 'information_schema'
       and not nspname = any ($1)
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
     order by 1`,
    [made],
  )
  if (tables.length === 0) return
  const named = tables.slice(0, 3).map(({name}) => name)
  throw new UserError(
    `The database belongs to something else: it has ${named.join(', ')}. Nothing was changed. Set DATABASE_URL to an empty database.`,
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
  for (const {version, name, sql} of await readMigrations()) {
    if (applied.has(version)) continue
    await database.transaction(async (queries) => {
      if (name === 'baseline' && applied.size > 0) await rebuild(queries, sql, applied)
      else await queries.exec(sql)
      await queries.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
        [version, name, sql],
      )
    })
  }
}

/** Creates the schema from `supabase/schemas`, without migrations, for comparisons and generated types. */
export async function createSchema(database: Database): Promise<void> {
  for (const file of await sqlFiles(schemasFolder)) {
    await database.exec(await readFile(new URL(file, schemasFolder), 'utf8'))
  }
}
