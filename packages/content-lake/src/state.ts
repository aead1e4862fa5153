import {mkdirSync} from 'node:fs'
import {join} from 'node:path'
import type {DatabaseSync} from 'node:sqlite'

import {openDatabase} from './sqlite.ts'

/** Stored values of one kind, oldest first. */
export interface Collection<T extends {id: string}> {
  all(): T[]
  get(id: string): T | undefined
  /** Adds or replaces the value with this id. */
  put(value: T): void
  /** Whether the value existed. */
  remove(id: string): boolean
}

/** Runs a write that may be lost, as on a full disk; the error is only logged. */
export function storeIfPossible(write: () => unknown): void {
  try {
    write()
  } catch (error) {
    console.error('The state of a webhook could not be stored:', error)
  }
}

const TABLES = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS numbers (
    name TEXT PRIMARY KEY, value INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS items (
    kind TEXT NOT NULL, id TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (kind, id)
  ) STRICT;
`

function openCollection<T extends {id: string}>(
  database: DatabaseSync,
  kind: string,
): Collection<T> {
  const valueOf = (row: Record<string, unknown>) => JSON.parse(String(row['value'])) as T
  const all = database.prepare('SELECT value FROM items WHERE kind = ? ORDER BY rowid')
  const one = database.prepare('SELECT value FROM items WHERE kind = ? AND id = ?')
  const write = database.prepare(
    'INSERT INTO items VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  )
  const remove = database.prepare('DELETE FROM items WHERE kind = ? AND id = ?')
  return {
    all: () => all.all(kind).map(valueOf),
    get(id) {
      const row = one.get(kind, id)
      return row && valueOf(row)
    },
    put: (value) => void write.run(kind, value.id, JSON.stringify(value)),
    remove: (id) => remove.run(kind, id).changes > 0,
  }
}

/** Persistent server state that is not content, in a database of its own. */
export class ServerState {
  readonly #database: DatabaseSync

  /** Opens `<dataDir>/server.sqlite`, or without a folder a database in memory. */
  constructor(dataDir?: string) {
    if (dataDir) mkdirSync(dataDir, {recursive: true})
    this.#database = openDatabase(dataDir ? join(dataDir, 'server.sqlite') : ':memory:')
    this.#database.exec(TABLES)
  }

  collection<T extends {id: string}>(kind: string): Collection<T> {
    return openCollection(this.#database, kind)
  }

  number(name: string): number | undefined {
    const row = this.#database.prepare('SELECT value FROM numbers WHERE name = ?').get(name)
    return row && Number(row['value'])
  }

  /** Stores a webhook's cursor if possible: a lost one costs repeated deliveries after a restart. */
  setNumber(name: string, value: number): void {
    const write = this.#database.prepare('INSERT OR REPLACE INTO numbers VALUES (?, ?)')
    storeIfPossible(() => write.run(name, value))
  }

  close(): void {
    this.#database.close()
  }
}
