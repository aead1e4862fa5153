/**
 * Types shared by the rooms of the embedded Content Lake. Rooms import this file, not each other:
 * `data/` implements {@link Lake}, the HTTP rooms use it.
 */

export type Role = 'administrator' | 'editor' | 'viewer'

/** Author of a request: one of the three local users, or anonymous (published content only). */
export interface Identity {
  readonly id: string
  readonly role: Role | 'anonymous'
}

/** Hono context; the server sets the identity before a route runs. */
export interface LakeEnv {
  Variables: {identity: Identity}
}

export interface StoredDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

/** A request body of `POST /data/mutate/<dataset>`. */
export interface MutateRequest {
  mutations: Record<string, unknown>[]
  transactionId?: string
}

export interface MutateOptions {
  dryRun?: boolean
  returnIds?: boolean
  returnDocuments?: boolean
}

export interface MutateResult {
  transactionId: string
  results: {
    id: string
    operation: 'create' | 'update' | 'delete' | 'none'
    document?: StoredDocument
  }[]
}

export interface QueryRequest {
  dataset: string
  query: string
  params?: Record<string, unknown>
  /** `raw`, `published`, `drafts`, or a list of releases, strongest first. */
  perspective?: string | string[]
  /** Asks for a content source map. */
  sourceMap?: ArraySelector
  identity: Identity
}

/** How a content source map points at members of lists in documents. */
export type ArraySelector = 'index' | 'key'

/** See https://github.com/sanity-io/content-source-maps. */
export interface ContentSourceMap {
  documents: {_id: string; _type: string}[]
  paths: string[]
  mappings: Record<string, {type: 'value'; source: ContentSource}>
}

/** Origin of a value; documents and paths by their index in the map. */
type ContentSource =
  | {type: 'documentValue'; document: number; path: number}
  | {type: 'literal' | 'unknown'}

export interface QueryResult {
  result: unknown
  resultSourceMap?: ContentSourceMap
  /** Milliseconds of evaluation. */
  ms: number
  /** Opaque tags; a transaction that could change `result` carries at least one of them. */
  syncTags: string[]
  /** Whether repeating the query returns the same result until a document changes. */
  isStable: boolean
}

/** One committed transaction, as webhooks and live events see it. */
export interface CommittedTransaction {
  /** Increases by one per transaction, across all datasets. */
  sequence: number
  transactionId: string
  dataset: string
  /** ISO 8601, UTC. */
  timestamp: string
  documentIds: string[]
  /** Tags of changed published documents; empty when only drafts or versions changed. */
  publishedSyncTags: string[]
  /** Tags of everything that changed, drafts included. */
  syncTags: string[]
}

export interface Lake {
  /** Throws an ApiError 400 for a query that does not parse, 404 for an unknown dataset. */
  query(request: QueryRequest): Promise<QueryResult>
  /** The documents among `ids` that exist and that `identity` may read. */
  documents(dataset: string, ids: string[], identity: Identity): StoredDocument[]
  /** One atomic transaction; durable when it returns. Throws an ApiError 400, 403, 404 or 409. */
  mutate(
    dataset: string,
    request: MutateRequest,
    identity: Identity,
    options?: MutateOptions,
  ): MutateResult
  /** Calls back after each commit, in order. Returns the unsubscribe function. */
  onTransaction(listener: (transaction: CommittedTransaction) => void): () => void
  /** Transactions after `sequence`, oldest first. */
  transactionsSince(sequence: number): CommittedTransaction[]
  /** The documents of a transaction, before and after it. */
  changesIn(sequence: number): {before?: StoredDocument; after?: StoredDocument}[]
  /** Sequence of the newest transaction; 0 when there is none. */
  lastSequence(): number
  datasets(): string[]
  /** Idempotent. */
  createDataset(name: string): void
  /** Whether only people with a token may read a dataset. */
  isPrivate(dataset: string): boolean
  setPrivate(dataset: string, isPrivate: boolean): void
  deleteDataset(name: string): void
  close(): void
}

/** Where documents are announced whose fields changed, with those fields as they were: a GROQ webhook with `before()`. */
export interface DocumentWebhook {
  url: string
  dataset: string
  types: string[]
  fields: string[]
}

/** Settings that the starter hands to the server. */
export interface ContentLakeOptions {
  /** 0 picks a free port. */
  port: number
  /** Folder for the database, assets and image cache; created when missing. */
  dataDir: string
  projectId: string
  /** Created at start when missing. */
  dataset: string
  tokens: Record<Role, string>
  /** Endpoint that publishes are announced to; none when absent. */
  webhook?: {url: string; secret: string; replayFrom?: number; documents?: DocumentWebhook}
}

export interface RunningContentLake {
  url: string
  lake: Lake
  close(): Promise<void>
}
