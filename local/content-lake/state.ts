import {mkdirSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'

/** Persistent server state that is not content. */
export interface ServerState {
  /** Preferences of a user, in the order of `keys`. */
  preferences(person: string, keys: string[]): {key: string; value: unknown}[]
  /** Stores all pairs or none. Throws a RangeError past the maximum number of keys. */
  setPreferences(person: string, pairs: {key: string; value: unknown}[]): void
  number(name: string): number | undefined
  setNumber(name: string, value: number): void
  close(): void
}

/** The Studio stores a few dozen; the bound stops a runaway script. */
const MAX_PREFERENCES = 1000

const TABLES = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS preferences (
    person TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (person, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS numbers (
    name TEXT PRIMARY KEY, value INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`

/** Opens `<dataDir>/server.sqlite`, separate from the lake's database. */
export function openServerState(dataDir: string): ServerState {
  mkdirSync(dataDir, {recursive: true})
  const database = new DatabaseSync(join(dataDir, 'server.sqlite'))
  database.exec(TABLES)
  const readPreference = database.prepare(
    'SELECT value FROM preferences WHERE person = ? AND key = ?',
  )
  const writePreference = database.prepare('INSERT OR REPLACE INTO preferences VALUES (?, ?, ?)')
  const countPreferences = database.prepare(
    'SELECT count(*) AS total FROM preferences WHERE person = ?',
  )
  const readNumber = database.prepare('SELECT value FROM numbers WHERE name = ?')
  const writeNumber = database.prepare('INSERT OR REPLACE INTO numbers VALUES (?, ?)')

  return {
    preferences(person, keys) {
      return keys.flatMap((key) => {
        const row = readPreference.get(person, key)
        return row ? [{key, value: JSON.parse(String(row['value'])) as unknown}] : []
      })
    },
    setPreferences(person, pairs) {
      database.exec('BEGIN IMMEDIATE')
      try {
        for (const {key, value} of pairs) writePreference.run(person, key, JSON.stringify(value))
        if (Number(countPreferences.get(person)?.['total']) > MAX_PREFERENCES) {
          throw new RangeError(`A user may store at most ${MAX_PREFERENCES} keys.`)
        }
        database.exec('COMMIT')
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    },
    number(name) {
      const row = readNumber.get(name)
      return row ? Number(row['value']) : undefined
    },
    setNumber(name, value) {
      writeNumber.run(name, value)
    },
    close() {
      database.close()
    },
  }
}
