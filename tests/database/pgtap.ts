import {readdir, readFile} from 'node:fs/promises'

import type {Database} from '../../local/supabase/database.ts'
import {bootstrap, createSchema} from '../../local/supabase/schema.ts'

const folder = new URL('../../supabase/tests/', import.meta.url)

/** The result of one test in a pgTAP file. */
type TapResult = {name: string; ok: boolean; diagnostics: string}

/** A pgTAP file and the results of its tests. */
export type TapFile = {file: string; results: TapResult[]}

/** Parses the Test Anything Protocol. A plan that does not match adds a failed test. */
function readTap(lines: string[]): TapResult[] {
  const results: TapResult[] = []
  let planned = 0
  for (const line of lines.flatMap((text) => text.split('\n'))) {
    const [, failed, name] = /^(not )?ok \d+(?: - (.*))?$/.exec(line) ?? []
    const [, plan] = /^1\.\.(\d+)$/.exec(line) ?? []
    if (plan !== undefined) planned = Number(plan)
    else if (/^(?:not )?ok /.test(line)) {
      results.push({name: name ?? line, ok: failed === undefined, diagnostics: ''})
    } else if (line.startsWith('#') && !line.startsWith('# Failed test ')) {
      const last = results.at(-1)
      if (last) last.diagnostics += `${line}\n`
    }
  }
  if (planned !== results.length) {
    const diagnostics = `planned ${planned}, ran ${results.length}`
    results.push({name: 'runs as many tests as it planned', ok: false, diagnostics})
  }
  return results
}

/** The pgTAP files of `supabase/tests`. */
async function readPgtapFiles(): Promise<{file: string; sql: string}[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (file) => ({file, sql: await readFile(new URL(file, folder), 'utf8')})),
  )
}

/** The results of a pgTAP file; one that does not run to its end has failed. */
async function resultsOf(run: () => Promise<string[]>): Promise<TapResult[]> {
  try {
    return readTap(await run())
  } catch (error) {
    return [{name: 'runs to its end', ok: false, diagnostics: String(error)}]
  }
}

/** Runs every file of `supabase/tests` on an empty database. */
export async function runPgtap(
  database: Database,
  runFile: (sql: string) => Promise<string[]>,
): Promise<TapFile[]> {
  await bootstrap(database)
  await createSchema(database)
  const files: TapFile[] = []
  for (const {file, sql} of await readPgtapFiles()) {
    files.push({file, results: await resultsOf(() => runFile(sql))})
  }
  return files
}
