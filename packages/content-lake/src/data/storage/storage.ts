import type {StoredDocument} from '../../contract.ts'
import type {Change} from '../writes/staging.ts'
import {Database} from './database.ts'
import {type Commit, packed, toChange, toRecord, type TransactionRecord} from './records.ts'
import {forgetHistory} from './retention.ts'

/** Content of the database file, from which the documents in memory are loaded. */
export class Storage {
  readonly lakeId: string
  readonly #database: Database

  constructor(dataDir?: string) {
    this.#database = new Database(dataDir)
    this.lakeId = this.#identify()
  }

  #identify(): string {
    const known = this.#database.get('SELECT id FROM lake')
    if (known) return String(known['id'])
    const id = crypto.randomUUID().slice(0, 8)
    this.#database.run('INSERT INTO lake (id) VALUES (?)', id)
    return id
  }

  /** Runs `work` in a transaction, all or nothing. */
  atomically<T>(work: () => T): T {
    return this.#database.atomically(work)
  }

  datasets(): string[] {
    const rows = this.#database.all('SELECT name FROM datasets ORDER BY name')
    return rows.map((row) => String(row['name']))
  }

  addDataset(name: string): void {
    this.#database.run('INSERT OR IGNORE INTO datasets (name) VALUES (?)', name)
  }

  removeDataset(name: string): void {
    this.atomically(() => {
      for (const table of ['documents', 'changes', 'shapes']) {
        this.#database.run(`DELETE FROM ${table} WHERE dataset = ?`, name)
      }
      this.#database.run('DELETE FROM datasets WHERE name = ?', name)
      this.#database.run('DELETE FROM private_datasets WHERE name = ?', name)
      // Keeps the rows, emptied, so that sequences never go back.
      this.#database.run(
        "UPDATE transactions SET id = 'deleted-' || sequence, dataset = '' WHERE dataset = ?",
        name,
      )
    })
  }

  isPrivate(dataset: string): boolean {
    const sql = 'SELECT name FROM private_datasets WHERE name = ?'
    return this.#database.get(sql, dataset) !== undefined
  }

  setPrivate(dataset: string, isPrivate: boolean): void {
    const add = 'INSERT OR IGNORE INTO private_datasets (name) VALUES (?)'
    const remove = 'DELETE FROM private_datasets WHERE name = ?'
    this.#database.run(isPrivate ? add : remove, dataset)
  }

  documents(dataset: string): StoredDocument[] {
    const sql = 'SELECT body FROM documents WHERE dataset = ? ORDER BY id'
    const documents: StoredDocument[] = []
    for (const row of this.#database.each(sql, dataset)) {
      documents.push(JSON.parse(String(row['body'])) as StoredDocument)
    }
    return documents
  }

  /** Corrects the URLs of assets after the address of the server has changed. */
  moveAssets(serverUrl: string): void {
    const move = `UPDATE documents SET body = json_set(body, '$.url', ? || '/' || (body ->> 'path'))
      WHERE dataset = ? AND id BETWEEN ? AND ?
      AND body ->> 'url' GLOB 'http*://localhost:*/' || (body ->> 'path')
      AND body ->> 'url' <> ? || '/' || (body ->> 'path')`
    for (const dataset of this.datasets()) {
      for (const prefix of ['file-', 'image-']) {
        this.#database.run(move, serverUrl, dataset, prefix, `${prefix}~`, serverUrl)
      }
    }
  }

  shapes(dataset: string): string[] {
    const rows = this.#database.all('SELECT shape FROM shapes WHERE dataset = ?', dataset)
    return rows.map((row) => String(row['shape']))
  }

  addShape(dataset: string, shape: string): void {
    this.#database.run('INSERT OR IGNORE INTO shapes VALUES (?, ?)', dataset, shape)
  }

  lastSequence(): number {
    return Number(this.#database.get('SELECT max(sequence) AS last FROM transactions')?.['last'])
  }

  /**
   * Stores a transaction and its changes; call inside {@link atomically}. Returns the documents read back, which take
   * half the memory of those built from requests.
   */
  add(
    record: TransactionRecord,
    changes: readonly Change[],
  ): Map<string, StoredDocument | undefined> {
    this.#database.run(
      'INSERT INTO transactions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      record.sequence,
      record.dataset,
      record.transactionId,
      record.timestamp,
      record.author,
      record.digest,
      JSON.stringify(record.documentIds),
      JSON.stringify(record.results),
      JSON.stringify(record.publishedSyncTags),
      JSON.stringify(record.syncTags),
    )
    return new Map(changes.map((change) => [change.documentId, this.#addChange(record, change)]))
  }

  #addChange(
    record: TransactionRecord,
    {documentId, mutations, after}: Change,
  ): StoredDocument | undefined {
    const body = after ? JSON.stringify(after) : null
    const {dataset, sequence} = record
    this.#database.run(
      'INSERT INTO changes VALUES (?, ?, ?, ?, ?)',
      dataset,
      documentId,
      sequence,
      packed(JSON.stringify(mutations)),
      body && packed(body),
    )
    if (body === null) {
      this.#database.run('DELETE FROM documents WHERE dataset = ? AND id = ?', dataset, documentId)
      return undefined
    }
    this.#database.run(
      'INSERT OR REPLACE INTO documents VALUES (?, ?, ?)',
      dataset,
      documentId,
      body,
    )
    return JSON.parse(body) as StoredDocument
  }

  transaction(dataset: string, id: string): TransactionRecord | undefined {
    const sql = 'SELECT * FROM transactions WHERE dataset = ? AND id = ?'
    return this.#database.all(sql, dataset, id).map(toRecord)[0]
  }

  /** Newest sequence at or before a time. */
  sequenceAt(dataset: string, milliseconds: number): number {
    const sql =
      'SELECT max(sequence) AS last FROM transactions WHERE dataset = ? AND timestamp <= ?'
    const time = new Date(milliseconds).toISOString()
    return Number(this.#database.get(sql, dataset, time)?.['last'])
  }

  transactionsSince(sequence: number, limit = -1): TransactionRecord[] {
    const sql = 'SELECT * FROM transactions WHERE sequence > ? ORDER BY sequence LIMIT ?'
    return this.#database.all(sql, sequence, limit).map(toRecord)
  }

  /** Whether no transaction after `sequence` was forgotten. */
  isCompleteAfter(sequence: number): boolean {
    const sql = 'SELECT count(*) AS kept FROM transactions WHERE sequence > ?'
    return this.#database.get(sql, sequence)?.['kept'] === this.lastSequence() - sequence
  }

  /** Forgets states of documents that were superseded before a time. */
  forget(before: Date): void {
    forgetHistory(this.#database, before)
  }

  /** Transactions after `sequence` with their documents, oldest first. */
  commitsSince(sequence: number, limit: number): Commit[] {
    return this.transactionsSince(sequence, limit).map((record) => this.#commitOf(record))
  }

  /** A transaction with its documents; undefined when it was forgotten. */
  commitAt(sequence: number): Commit | undefined {
    const sql = 'SELECT * FROM transactions WHERE sequence = ?'
    return this.#database.all(sql, sequence).map((row) => this.#commitOf(toRecord(row)))[0]
  }

  #commitOf(record: TransactionRecord): Commit {
    const sql = 'SELECT * FROM changes WHERE sequence = ? ORDER BY document_id'
    const changes = this.#database.all(sql, record.sequence).map((row) => {
      const {documentId, mutations, after} = toChange(row)
      const before = this.documentAt(record.dataset, documentId, record.sequence - 1)
      return {documentId, mutations, before, after}
    })
    return {record, changes}
  }

  /** A document as of a sequence. */
  documentAt(dataset: string, documentId: string, sequence: number): StoredDocument | undefined {
    const sql = `SELECT * FROM changes WHERE dataset = ? AND document_id = ? AND sequence <= ?
      ORDER BY sequence DESC LIMIT 1`
    return this.#database.all(sql, dataset, documentId, sequence).map(toChange)[0]?.after
  }

  /** The last existing state of a document. */
  lastState(dataset: string, documentId: string): StoredDocument | undefined {
    const sql = `SELECT * FROM changes WHERE dataset = ? AND document_id = ? AND after IS NOT NULL
      ORDER BY sequence DESC LIMIT 1`
    return this.#database.all(sql, dataset, documentId).map(toChange)[0]?.after
  }

  /** Ids of all documents, past and present, with a prefix. */
  idsWithPrefix(dataset: string, prefix: string): string[] {
    const sql = `SELECT DISTINCT document_id AS id FROM changes
      WHERE dataset = ? AND document_id >= ? AND document_id < ?`
    // Ids are ASCII, so no character sorts after a tilde.
    return this.#database.all(sql, dataset, prefix, `${prefix}~`).map((row) => String(row['id']))
  }

  /** All sequences of a dataset, oldest first. */
  sequences(dataset: string): number[] {
    const sql = 'SELECT sequence FROM transactions WHERE dataset = ? ORDER BY sequence'
    return this.#database.all(sql, dataset).map((row) => Number(row['sequence']))
  }

  /** Sequences that changed any of the documents, oldest first. */
  sequencesOf(dataset: string, documentIds: readonly string[]): number[] {
    const sequences = new Set<number>()
    const sql = 'SELECT sequence FROM changes WHERE dataset = ? AND document_id = ?'
    for (const id of documentIds) {
      for (const row of this.#database.all(sql, dataset, id)) sequences.add(Number(row['sequence']))
    }
    return [...sequences].sort((a, b) => a - b)
  }

  close(): void {
    this.#database.close()
  }
}
