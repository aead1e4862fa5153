import {mkdirSync, renameSync, rmSync} from 'node:fs'
import path from 'node:path'
import type {DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync} from 'node:sqlite'

import {openDatabase} from '../../sqlite.ts'

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS lake (id TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS datasets (name TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS private_datasets (name TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS documents (
    dataset TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (dataset, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS transactions (
    sequence INTEGER PRIMARY KEY, dataset TEXT NOT NULL, id TEXT NOT NULL, timestamp TEXT NOT NULL,
    author TEXT NOT NULL, digest TEXT NOT NULL, document_ids TEXT NOT NULL, results TEXT NOT NULL,
    published_tags TEXT NOT NULL, tags TEXT NOT NULL, UNIQUE (dataset, id)
  );
  CREATE TABLE IF NOT EXISTS changes (
    dataset TEXT NOT NULL, document_id TEXT NOT NULL, sequence INTEGER NOT NULL,
    mutations TEXT NOT NULL, after TEXT, PRIMARY KEY (dataset, document_id, sequence)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS changes_by_sequence ON changes (sequence);
  CREATE TABLE IF NOT EXISTS shapes (
    dataset TEXT NOT NULL, shape TEXT NOT NULL, PRIMARY KEY (dataset, shape)
  ) WITHOUT ROWID;
`

/** Name of the file in a data folder. */
const DATABASE_FILE = 'content-lake.sqlite'

/** Folder in which a command works; left behind by one that was killed. */
export const UNFINISHED = 'unfinished'

export type Row = Record<string, SQLOutputValue>

/** The database file. Opened by one process at a time. */
export class Database {
  readonly #dataDir: string | undefined
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  /** Opens the file in a folder, or without one a database in memory. */
  constructor(dataDir?: string) {
    if (dataDir) mkdirSync(dataDir, {recursive: true})
    this.#dataDir = dataDir
    this.#database = open(dataDir)
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  run(sql: string, ...values: SQLInputValue[]): void {
    this.#prepare(sql).run(...values)
  }

  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepare(sql).all(...values)
  }

  get(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#prepare(sql).get(...values)
  }

  /** Iterates row by row: loading all bodies at once would double the memory. */
  each(sql: string, ...values: SQLInputValue[]): Iterable<Row> {
    return this.#prepare(sql).iterate(...values)
  }

  /** Runs `work` in a transaction, all or nothing. */
  atomically<T>(work: () => T): T {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.#database.exec('COMMIT')
      return result
    } catch (error) {
      // A full disk aborts the transaction by itself.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }

  /** Writes a compact copy into another folder. */
  copyTo(folder: string): void {
    this.run('VACUUM INTO ?', path.join(folder, DATABASE_FILE))
  }

  /**
   * Moves the file of another folder here by one rename, and closes. Sequences go on; readers of the earlier content
   * start afresh, because the lake gets a new id.
   */
  replaceWith(folder: string): void {
    const last = this.get('SELECT max(sequence) AS last FROM transactions')?.['last'] ?? 0
    const other = new Database(folder)
    other.run(
      "INSERT OR IGNORE INTO transactions VALUES (?, '', 'replaced-' || ?, ?, '', '', '[]', '[]', '[]', '[]')",
      last,
      last,
      new Date().toISOString(),
    )
    other.run('DELETE FROM lake')
    other.close()
    // Removes the log, which must not be applied to the new file, and keeps the lock.
    this.#database.exec('PRAGMA journal_mode = DELETE')
    renameSync(path.join(folder, DATABASE_FILE), path.join(this.#dataDir ?? '', DATABASE_FILE))
    this.close()
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close()
  }
}

/** Opens the file with an exclusive lock, which the operating system releases when the process ends. */
function open(dataDir?: string): DatabaseSync {
  const file = dataDir ? path.join(dataDir, DATABASE_FILE) : ':memory:'
  const database = openDatabase(file)
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE')
    database.exec('PRAGMA journal_mode = WAL')
    database.exec('PRAGMA synchronous = FULL')
    // Takes the lock, which exclusive mode keeps until the file is closed.
    database.exec('BEGIN EXCLUSIVE')
    database.exec(SCHEMA)
    database.exec('COMMIT')
    if (dataDir) rmSync(path.join(dataDir, UNFINISHED), {recursive: true, force: true})
    return database
  } catch (error) {
    database.close()
    if (error instanceof Error && /database is locked/.test(error.message)) {
      throw new Error(`Another process already uses the content in ${dataDir}.`, {cause: error})
    }
    throw error
  }
}
