import {execFile} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'

import type {Sql} from 'postgres'

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

/** Adds pgTAP to a database. */
export async function addPgtap(sql: Sql): Promise<void> {
  await sql.unsafe(
    `create schema if not exists extensions; set search_path = extensions; ${await pgtapSql()}; reset search_path`,
  )
}

/** Runs the text of a pgTAP file in a database that has pgTAP; returns what it prints. */
export async function runPgtapText(sql: Sql, text: string): Promise<string[]> {
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
