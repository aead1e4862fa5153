import {PGlite} from '@electric-sql/pglite'
import {pgtap} from '@electric-sql/pglite-pgtap'
import {describe, expect, test} from 'vitest'

import {runPgtap} from './pgtap.ts'

const database = await PGlite.create({extensions: {pgtap}})

async function runFile(sql: string): Promise<string[]> {
  try {
    const results = await database.exec(sql, {rowMode: 'array'})
    return results.flatMap(({rows}) => rows.flat()).filter((value) => typeof value === 'string')
  } catch (error) {
    await database.exec('rollback')
    throw error
  }
}

const files = await runPgtap(
  {
    exec: (sql) => database.exec(sql),
    query: async <Row>(sql: string, values?: unknown[]) =>
      (await database.query<Row>(sql, values)).rows,
  },
  runFile,
)
await database.close()

describe.each(files)('supabase/tests/$file', ({results}) => {
  // Not test.each: it shortens long names.
  for (const {name, ok, diagnostics} of results) {
    test(name, () => {
      expect(ok, diagnostics).toBe(true)
    })
  }
})
