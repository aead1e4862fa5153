import {writeFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'

import {PGlite} from '@electric-sql/pglite'
import {generateTypescript, sortGeneratorMetadata} from '@supabase/postgrest-typegen/generation'
import {introspect} from '@supabase/postgrest-typegen/introspection'

import {databaseOfPglite} from './database.ts'
import {bootstrap, createSchema} from './schema.ts'

const output = fileURLToPath(
  new URL('../../lib/server/supabase/database.types.generated.ts', import.meta.url),
)

const header = '// Written by local/supabase/generate-types.ts from supabase/schemas.\n'

/**
 * Types of the public schema from a fresh in-memory database, as `supabase gen types` writes them.
 */
async function generateTypes(): Promise<string> {
  const database = await PGlite.create()
  await bootstrap(databaseOfPglite(database))
  await createSchema(databaseOfPglite(database))
  const metadata = await introspect(database, {includedSchemas: ['public']})
  const types = await generateTypescript(sortGeneratorMetadata(metadata), {})
  await database.close()
  return header + types
}

await writeFile(output, await generateTypes())
process.exit(0)
