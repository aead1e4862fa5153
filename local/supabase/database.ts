import type {PGlite, Transaction} from '@electric-sql/pglite'
import type {Sql, TransactionSql} from 'postgres'

/** What can be asked of a database, in a transaction or outside of one. */
export type Queries = {
  /** Runs one or more statements. */
  exec: (sql: string) => Promise<unknown>
  /** Runs one statement and returns its rows. */
  query: <Row>(sql: string, values?: unknown[]) => Promise<Row[]>
}

/** A database, however it is reached. */
export type Database = Queries & {
  transaction: (work: (queries: Queries) => Promise<void>) => Promise<void>
}

function queriesOfDriver(sql: Sql | TransactionSql): Queries {
  return {
    exec: (text) => sql.unsafe(text).simple(),
    query: async <Row>(text: string, values: unknown[] = []) =>
      (await sql.unsafe(text, values as never[])) as unknown as Row[],
  }
}

/** A database reached through the Postgres driver. */
export function databaseOfDriver(sql: Sql): Database {
  return {
    ...queriesOfDriver(sql),
    transaction: async (work) => {
      await sql.begin((transaction) => work(queriesOfDriver(transaction)))
    },
  }
}

function queriesOfPglite(pglite: PGlite | Transaction): Queries {
  return {
    exec: (text) => pglite.exec(text),
    query: async <Row>(text: string, values?: unknown[]) =>
      (await pglite.query<Row>(text, values)).rows,
  }
}

/** A database in this process. */
export function databaseOfPglite(pglite: PGlite): Database {
  return {
    ...queriesOfPglite(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(queriesOfPglite(transaction))),
  }
}
