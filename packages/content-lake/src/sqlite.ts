import type {DatabaseSync} from 'node:sqlite'

/** Loads SQLite without Node's warning that it is experimental, which every test run would print. */
function load(): typeof import('node:sqlite') {
  const emitWarning = process.emitWarning.bind(process)
  process.emitWarning = () => undefined
  try {
    return process.getBuiltinModule('node:sqlite')
  } finally {
    process.emitWarning = emitWarning
  }
}

/** Opens a database file, or `:memory:`. */
export function openDatabase(file: string): DatabaseSync {
  const sqlite = load()
  return new sqlite.DatabaseSync(file)
}
