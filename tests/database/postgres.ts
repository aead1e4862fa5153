import postgres from 'postgres'

import {databaseOfDriver} from '../../local/supabase/database.ts'
import {runPgtap} from './pgtap.ts'
import {addPgtap, runPgtapText} from './postgres-pgtap.ts'
import {postgresPrograms, startPostgres} from './server.ts'

const bin = await postgresPrograms()
const server = await startPostgres(bin)
const sql = postgres(server.url, {max: 1, onnotice: () => {}})
await addPgtap(sql)
const files = await runPgtap(databaseOfDriver(sql), (text) => runPgtapText(sql, text))
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
