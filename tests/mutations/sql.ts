import {readdirSync, readFileSync} from 'node:fs'

import postgres from 'postgres'

import {databaseOfDriver} from '../../local/supabase/database.ts'
import {bootstrap} from '../../local/supabase/schema.ts'
import {readPgtapFiles, resultsOf} from '../database/pgtap.ts'
import {addPgtap, runPgtapText} from '../database/postgres-pgtap.ts'
import {postgresPrograms, startPostgres} from '../database/server.ts'
import {changesOf} from './sql-changes.ts'

/* Changes each policy, check, limit, interval and grant of supabase/schemas in turn, and runs pgTAP until a test fails.
   `npm test sql-mutations -- limits` changes the files with the word in their name. */

const folder = new URL('../../supabase/schemas/', import.meta.url)
const words = process.argv.slice(2)

const schemas = readdirSync(folder)
  .sort()
  .map((name) => ({name, sql: readFileSync(new URL(name, folder), 'utf8')}))

const server = await startPostgres(await postgresPrograms())
const options = {max: 1, onnotice: () => {}, connection: {statement_timeout: 60_000}}
const administrator = postgres(server.url, options)
const databaseAt = (name: string) => postgres(server.url.replace(/\w+$/, name), options)

/** Older hosted projects grant everything on what is new, so that a missing `revoke` is noticed. */
const hostedDefaults = ['tables', 'functions', 'sequences'].map(
  (what) => `alter default privileges grant all on ${what} to anon, authenticated, service_role`,
)

async function prepare(): Promise<void> {
  await administrator.unsafe('create database prepared')
  const sql = databaseAt('prepared')
  await bootstrap(databaseOfDriver(sql))
  await addPgtap(sql)
  await sql.unsafe(hostedDefaults.join(';'))
  await sql.end()
}

const files = await readPgtapFiles()

/** The first test that fails with these schemas; null when all pass. */
async function firstFailure(texts: string[]): Promise<string | null> {
  await administrator.unsafe('create database changed template prepared')
  const sql = databaseAt('changed')
  try {
    for (const text of texts) await sql.unsafe(text)
    for (const [index, file] of files.entries()) {
      const results = await resultsOf(() => runPgtapText(sql, file.sql))
      const failed = results.find(({ok}) => !ok)
      if (!failed) continue
      // What found one change probably finds the next.
      files.unshift(...files.splice(index, 1))
      return failed.name
    }
    return null
  } catch (error) {
    return String(error)
  } finally {
    await sql.end()
    await administrator.unsafe('drop database changed')
  }
}

let total = 0
let missed = 0

/** Applies the changes of a schema file one after the other, and prints those that no test notices. */
async function tryChanges(index: number): Promise<void> {
  const {name, sql} = schemas[index]!
  for (const {line, from, to, text} of changesOf(sql)) {
    total += 1
    const texts = schemas.map((schema, at) => (at === index ? text : schema.sql))
    if ((await firstFailure(texts)) !== null) continue
    missed += 1
    console.log(`✗ ${name}:${line} ${from} → ${to}`)
  }
}

try {
  await prepare()
  const failure = await firstFailure(schemas.map(({sql}) => sql))
  if (failure !== null) throw new Error(`The tests fail even without a change: ${failure}`)
  for (const [index, {name}] of schemas.entries()) {
    const isChosen = words.length === 0 || words.some((word) => name.includes(word))
    if (isChosen) await tryChanges(index)
  }
} finally {
  await administrator.end()
  await server.close()
}

console.log(`\n${total - missed} of ${total} changes were noticed.`)
process.exit(missed > 0 ? 1 : 0)
