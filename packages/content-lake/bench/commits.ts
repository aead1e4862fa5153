import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'

const commits = 500

/** Returns how many single-row durable transactions per second SQLite alone commits on this disk. */
export function bareCommitsPerSecond(): number {
  const folder = mkdtempSync(join(tmpdir(), 'content-lake-commits-'))
  const database = new DatabaseSync(join(folder, 'bare.sqlite'))
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    database.exec('CREATE TABLE documents (id TEXT PRIMARY KEY, body TEXT)')
    const insert = database.prepare('INSERT INTO documents VALUES (?, ?)')
    const began = performance.now()
    for (let index = 0; index < commits; index += 1) insert.run(`small-${index}`, '{}')
    return (commits / (performance.now() - began)) * 1000
  } finally {
    database.close()
    rmSync(folder, {recursive: true})
  }
}
