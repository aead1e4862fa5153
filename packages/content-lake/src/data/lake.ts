import type {Identity, Lake, StoredDocument} from '../contract.ts'
import {startScheduler} from './schedule.ts'
import type {Change} from './staging.ts'
import {Storage, type TransactionRecord} from './storage.ts'
import {StoredLake} from './stored-lake.ts'

/** A request body of `POST /data/actions/<dataset>`. */
export interface ActionsRequest {
  actions: Record<string, unknown>[]
  transactionId?: string
  dryRun?: boolean
}

/** A transaction with its documents before and after. */
export interface Commit {
  record: TransactionRecord
  changes: readonly Change[]
}

/** The lake, with what the data routes need besides the shared contract. */
export interface DataLake extends Lake {
  /** One atomic transaction of actions; durable when it returns. */
  actions(dataset: string, request: ActionsRequest, identity: Identity): {transactionId: string}
  /** Batches a write with concurrent ones; resolves when durable. */
  batched<T>(write: () => T): Promise<T>
  /**
   * Calls back after each commit with its documents, in order. Returns the unsubscribe function.
   */
  onCommit(listener: (commit: Commit) => void): () => void
  /** Calls back on close. Returns the unsubscribe function. */
  onClose(listener: () => void): () => void
  /** Transactions after `sequence` with their documents, oldest first. */
  commitsSince(sequence: number, limit: number): Commit[]
  /** The release documents of a dataset. */
  releases(dataset: string): StoredDocument[]
  /** Unique per state of a dataset. */
  revision(dataset: string): number
  /** Stored transactions, read-only. */
  readonly storage: Storage
}

/** Opens the lake in a folder, created when missing. Throws when another process holds it. */
export function openLake(options: {
  dataDir: string
  defaultDataset: string
  projectId?: string
}): DataLake {
  const storage = new Storage(options.dataDir)
  const lake = new StoredLake(storage, options.projectId ?? '')
  lake.createDataset(options.defaultDataset)
  startScheduler(lake)
  return lake
}

/** Whether a lake was opened by {@link openLake}. */
export function isDataLake(lake: Lake): lake is DataLake {
  return lake instanceof StoredLake
}
