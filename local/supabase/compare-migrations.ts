import {PGlite} from '@electric-sql/pglite'
import {pgDump} from '@electric-sql/pglite-tools/pg_dump'

import {databaseOfPglite, type Database} from './database.ts'
import {bootstrap, createSchema, migrate} from './schema.ts'

/** Statements of a dump of the site's schemas, after a function has built them in an empty database. */
async function statementsOf(build: (database: Database) => Promise<void>): Promise<string[]> {
  const pg = await PGlite.create()
  const database = databaseOfPglite(pg)
  await bootstrap(database)
  await build(database)
  const dump = await pgDump({pg, args: ['--schema=public', '--schema=private']})
  await pg.close()
  return (await dump.text()).split(/\n{2,}/)
}

function report(title: string, statements: string[]): void {
  if (statements.length > 0) console.error(`\n${title}:\n\n${statements.join('\n\n')}`)
}

const [schemas, migrations] = [await statementsOf(createSchema), await statementsOf(migrate)]
const onlySchemas = schemas.filter((statement) => !migrations.includes(statement))
const onlyMigrations = migrations.filter((statement) => !schemas.includes(statement))
if (onlySchemas.length + onlyMigrations.length > 0) {
  report('Only in supabase/schemas', onlySchemas)
  report('Only in supabase/migrations', onlyMigrations)
  console.error(
    '\nAdd a migration to supabase/migrations that makes the same change as the schemas.',
  )
  process.exit(1)
}
process.exit(0)
