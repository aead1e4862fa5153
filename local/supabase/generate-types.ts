import {execFile} from 'node:child_process'
import {readFile, writeFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'

import {PGlite} from '@electric-sql/pglite'
import {PGLiteSocketServer} from '@electric-sql/pglite-socket'

import {databaseOfPglite} from './database.ts'
import {bootstrap, migrate} from './schema.ts'

const run = promisify(execFile)
const output = fileURLToPath(
  new URL('../../lib/platform/supabase/database.types.generated.ts', import.meta.url),
)
const root = fileURLToPath(new URL('../..', import.meta.url))
const cli = fileURLToPath(import.meta.resolve('supabase/package.json')).replace(
  'supabase/package.json',
  '.bin/supabase',
)

const header = '// Written by local/supabase/generate-types.ts from supabase/migrations.\n'

/**
 * Types of the public schema from a fresh in-memory database, as `supabase gen types` writes them.
 */
async function generateTypes(): Promise<string> {
  const database = await PGlite.create()
  await bootstrap(databaseOfPglite(database))
  await migrate(databaseOfPglite(database))
  const server = new PGLiteSocketServer({db: database, host: '127.0.0.1', port: 0})
  await server.start()
  const url = `postgresql://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`

  const {stdout} = await run(cli, ['gen', 'types', '--schema=public', `--remote=${url}`], {
    cwd: root,
    env: {...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1'},
  })
  await server.stop()
  await database.close()
  return header + stdout
}

const types = await generateTypes()
if (!process.argv.includes('--check')) {
  await writeFile(output, types)
} else if ((await readFile(output, 'utf8').catch(() => '')) !== types) {
  console.error(
    'lib/platform/supabase/database.types.generated.ts does not match supabase/migrations.',
  )
  process.exit(1)
}
process.exit(0)
