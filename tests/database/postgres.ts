import {execFile} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'

import postgres from 'postgres'

import {databaseOfDriver} from '../../local/supabase/database.ts'
import {runPgtap} from './pgtap.ts'
import {postgresPrograms, startPostgres} from './server.ts'

/** Returns pgTAP's SQL, so that the machine need not have its package installed. */
async function pgtapSql(): Promise<string> {
  const archive = fileURLToPath(
    new URL('pgtap.tar.gz', import.meta.resolve('@electric-sql/pglite-pgtap')),
  )
  const {stdout} = await promisify(execFile)(
    'tar',
    ['-xzOf', archive, '--wildcards', 'share/postgresql/extension/pgtap.sql'],
    {maxBuffer: 8 * 1024 * 1024},
  )
  return stdout
}

const bin = await postgresPrograms()
const server = await startPostgres(bin)
const sql = postgres(server.url, {max: 1, onnotice: () => {}})

async function runFile(text: string): Promise<string[]> {
  try {
    const answers = await sql.unsafe(text.replace(/^create extension .*pgtap.*$/m, '')).simple()
    return [answers]
      .flat(2)
      .flatMap((row) => Object.values(row as object))
      .filter((value): value is string => typeof value === 'string')
  } catch (error) {
    await sql.unsafe('rollback')
    throw error
  }
}

await sql.unsafe(
  `create schema extensions; set search_path = extensions; ${await pgtapSql()}; reset search_path`,
)
const files = await runPgtap(databaseOfDriver(sql), runFile)
await sql.end()
await server.close()

const results = files.flatMap((file) =>
  file.results.map((result) => ({...result, file: file.file})),
)
const failures = results.filter(({ok}) => !ok)
for (const {file, name, diagnostics} of failures) console.error(`${file}: ${name}\n${diagnostics}`)
console.log(
  `${results.length - failures.length} of ${results.length} tests passed on PostgreSQL (${bin}).`,
)
process.exit(failures.length === 0 ? 0 : 1)
