import type {PGlite, Transaction} from '@electric-sql/pglite'
import type {Sql, TransactionSql} from 'postgres'

/** Query interface of a database or a transaction. */
export type Queries = {
  /** Runs one or more statements. */
  exec: (sql: string) => Promise<unknown>
  /** Runs one statement and returns its rows. */
  query: <Row>(sql: string, values?: unknown[]) => Promise<Row[]>
}

/** A database, in process or remote. */
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

/** A database behind the Postgres driver. */
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

/** An in-process database. */
export function databaseOfPglite(pglite: PGlite): Database {
  return {
    ...queriesOfPglite(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(queriesOfPglite(transaction))),
  }
}
