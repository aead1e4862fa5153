import type {Identity, Lake, StoredDocument} from '../../contract.ts'
import type {Commit} from '../storage/records.ts'
import type {Storage} from '../storage/storage.ts'

/** A request body of `POST /data/actions/<dataset>`. */
export interface ActionsRequest {
  actions: Record<string, unknown>[]
  transactionId?: string
  dryRun?: boolean
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
  /** The release documents of a dataset. */
  releases(dataset: string): StoredDocument[]
  /** The time on the lake's clock. */
  now(): Date
  /** Unique per state of a dataset. */
  revision(dataset: string): number
  /** Stored transactions, read-only. */
  readonly storage: Storage
}
