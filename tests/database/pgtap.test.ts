import {PGlite} from '@electric-sql/pglite'
import {pgtap} from '@electric-sql/pglite-pgtap'
import {describe, expect, test} from 'vitest'

import {databaseOfPglite} from '../../local/supabase/database.ts'
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

const files = await runPgtap(databaseOfPglite(database), runFile)
await database.close()

describe.each(files)('supabase/tests/$file', ({results}) => {
  // Not '$name': it shortens long names.
  test.each(results.map((result) => [result.name, result] as const))('%s', (_, result) => {
    expect(result).toMatchObject({ok: true, diagnostics: ''})
  })
})
