import type {Database} from './database.ts'

/**
 * Forgets states of documents that were superseded before a time, and transactions of which nothing is left. The last
 * state of each document stays, deleted ones included. Only logs an error, as of a full disk.
 */
export function forgetHistory(database: Database, before: Date): void {
  const sql = 'SELECT max(sequence) AS last FROM transactions WHERE timestamp <= ?'
  const last = database.get(sql, before.toISOString())?.['last'] ?? 0
  try {
    database.atomically(() => {
      database.run(
        `DELETE FROM changes WHERE sequence <= ? AND EXISTS (
          SELECT 1 FROM changes AS later
          WHERE later.dataset = changes.dataset AND later.document_id = changes.document_id
          AND later.sequence > changes.sequence AND later.sequence <= ? AND later.after IS NOT NULL)`,
        last,
        last,
      )
      database.run(
        `DELETE FROM transactions WHERE sequence <= ? AND sequence NOT IN (SELECT sequence FROM changes)
          AND sequence < (SELECT max(sequence) FROM transactions)`,
        last,
      )
    })
    // Gives the space back when half of the file is free.
    const [free, all] = ['freelist_count', 'page_count'].map((name) => {
      return Number(database.get(`PRAGMA ${name}`)?.[name])
    })
    if (2 * (free ?? 0) > (all ?? 0)) database.run('VACUUM')
  } catch (error) {
    console.error('Old history could not be removed:', error)
  }
}
