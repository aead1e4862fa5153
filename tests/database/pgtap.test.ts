import {PGlite} from '@electric-sql/pglite'
import {pgtap} from '@electric-sql/pglite-pgtap'
import {test} from 'vitest'

import {databaseOfPglite} from '../../local/supabase/database.ts'
import {expectNone} from '../unit/expect-none.ts'
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

test.each(files)('supabase/tests/$file', ({file, results}) => {
  const failures = results.filter(({ok}) => !ok)
  expectNone(
    failures.map(({name, diagnostics}) => `${name}\n${diagnostics}`),
    `supabase/tests/${file} expects otherwise of supabase/schemas`,
  )
})
