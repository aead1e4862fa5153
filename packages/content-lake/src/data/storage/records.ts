import {deflateRawSync, inflateRawSync} from 'node:zlib'

import type {CommittedTransaction, StoredDocument} from '../../contract.ts'
import type {Change, Mutation} from '../writes/staging.ts'
import type {Row} from './database.ts'

/** A stored transaction, with its author and the digest that identifies a retry. */
export interface TransactionRecord extends CommittedTransaction {
  author: string
  digest: string
  results: unknown
}

/** A transaction with its documents before and after. */
export interface Commit {
  record: TransactionRecord
  changes: readonly Change[]
}

/** What others may know of a transaction. */
export function announcement(record: TransactionRecord): CommittedTransaction {
  const {author: _author, digest: _digest, results: _results, ...transaction} = record
  return transaction
}

/** A row of the table of transactions. */
export function toRecord(row: Row): TransactionRecord {
  return {
    sequence: Number(row['sequence']),
    transactionId: String(row['id']),
    dataset: String(row['dataset']),
    timestamp: String(row['timestamp']),
    author: String(row['author']),
    digest: String(row['digest']),
    documentIds: JSON.parse(String(row['document_ids'])) as string[],
    results: JSON.parse(String(row['results'])),
    publishedSyncTags: JSON.parse(String(row['published_tags'])) as string[],
    syncTags: JSON.parse(String(row['tags'])) as string[],
  }
}

/** A row of the table of changes. */
export function toChange(row: Row): Omit<Change, 'before'> {
  const after = row['after']
  return {
    documentId: String(row['document_id']),
    mutations: unpacked(row['mutations']) as Mutation[],
    after: after === null ? undefined : (unpacked(after) as StoredDocument),
  }
}

/** JSON for the table of changes, which would exceed the documents many times. Costs 0.05 ms for a document. */
export function packed(json: string): Uint8Array {
  return deflateRawSync(json, {level: 1})
}

/** Rows of version 1.0.0 are not packed. */
function unpacked(value: unknown): unknown {
  const isPacked = value instanceof Uint8Array
  return JSON.parse(isPacked ? inflateRawSync(value).toString() : String(value))
}
