/**
 * Types shared by the folders of the embedded Content Lake. Folders import this file, not each other: `data/`
 * implements {@link Lake}, and the HTTP folders use it.
 */

/** As hosted, permission to update includes deletion. */
export type Permission = 'read' | 'history' | 'create' | 'update'

/** Permissions on the documents that match a GROQ filter. */
export interface DocumentGrant {
  filter: string
  /** Holds only in datasets of comments and tasks. */
  inAddOn?: true
  permissions: readonly Permission[]
}

/** Author of a request. */
export interface Identity {
  readonly id: string
  /** Name of a role. `anonymous` reads published content only; `administrator` also manages the project. */
  readonly role: string
  /** Permissions on documents; none when absent. */
  readonly grants?: readonly DocumentGrant[]
}

/** A local user, the one member of a role. */
export interface Person extends Identity {
  readonly grants: readonly DocumentGrant[]
  readonly name: string
  /** Title and description of the role. */
  readonly title: string
  readonly description: string
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
  transactionId?: string | undefined
}

export interface MutateOptions {
  dryRun?: boolean
  returnDocuments?: boolean
  /** Gives objects in lists a `_key`. */
  autoGenerateArrayKeys?: boolean
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

/** A document before and after a transaction. */
export interface DocumentChange {
  before?: StoredDocument | undefined
  after?: StoredDocument | undefined
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
  /** The documents that a transaction changed, before and after it. */
  changesIn(sequence: number): DocumentChange[]
  /** Evaluates a query with `before()` and `after()`. Throws an ApiError 400 for `*`, as hosted. */
  queryChange(query: string, change: DocumentChange, dataset?: string): unknown
  /** Sets the lake's clock, for tests: scheduled releases that are due by then are published. It goes on from there. */
  travelTo(time: Date): void
  /** Sequence of the newest transaction; 0 when there is none. */
  lastSequence(): number
  datasets(): string[]
  /** Idempotent. */
  createDataset(name: string): void
  /** Whether reading a dataset needs a token. */
  isPrivate(dataset: string): boolean
  setPrivate(dataset: string, isPrivate: boolean): void
  deleteDataset(name: string): void
  close(): void
}

/** A GROQ-powered webhook, as Sanity's API describes it. */
export interface Webhook {
  name: string
  description?: string | null
  url: string
  /** `*` stands for all. */
  dataset: string
  rule?: {
    /** Creation and update when absent. */
    on?: ('create' | 'update' | 'delete')[]
    /** May use `before()`, `after()`, `delta::` and `diff::`; every document when empty. */
    filter?: string
    /** The whole document when empty. */
    projection?: string
  }
  httpMethod?: string
  headers?: Record<string, string>
  includeDrafts?: boolean
  /** Versions of documents in releases, too. */
  includeAllVersions?: boolean
  isDisabled?: boolean
  apiVersion?: string
  /** Signs each payload. */
  secret?: string | null
}

/** Settings of {@link createContentLake}. */
export interface ContentLakeOptions {
  /** 54330 when absent; 0 picks a free port. */
  port?: number
  /** Address to listen on, such as `0.0.0.0` in a container; the loopback addresses when absent. */
  host?: string
  /** Host names, in lower case, that requests may use besides those of this machine. */
  allowedHosts?: readonly string[]
  /** Folder for the database, assets and image cache, `.content-lake` when absent; created when missing. */
  dataDir?: string
  /** Keeps documents in memory and files in a folder that `close` removes, on a free port; false when absent. */
  memory?: boolean
  /** `local` when absent. */
  projectId?: string
  /** Created at start when missing; `production` when absent. */
  datasets?: readonly [string, ...string[]]
  /** One user for each role; by default an administrator, an editor, a contributor and a viewer. */
  people?: readonly Person[]
  /** Token of each role; nobody signs in with a role that has none. By default read from `<dataDir>/tokens.json`, which the first start creates. */
  tokens?: Readonly<Record<string, string>>
  /** Origins of web pages that may call the API, besides those on this machine. */
  corsOrigins?: readonly string[]
  /** Largest file that may be uploaded, in megabytes; 500 when absent. */
  maxUploadMegabytes?: number
  /** Days after which superseded states of documents are forgotten; 30 when absent. */
  historyDays?: number
  /** A certificate and its key, as PEM, for HTTPS with HTTP/2; plain HTTP when absent. */
  tls?: {cert: string; key: string}
  /** Webhooks besides those that the API stores. */
  webhooks?: readonly Webhook[]
  /**
   * Endpoint that receives the sync tags of each publish, after `webhooks`. Changes since transaction `replayFrom`
   * are sent again.
   */
  syncTagWebhook?: {url: string; secret: string; replayFrom?: number}
}

/** {@link ContentLakeOptions} with defaults filled in. */
export type Settings = Omit<Required<ContentLakeOptions>, 'host' | 'syncTagWebhook' | 'tls'> &
  Pick<ContentLakeOptions, 'host' | 'syncTagWebhook' | 'tls'>

export interface RunningContentLake {
  url: string
  /** The options, with defaults filled in. */
  options: Settings
  /** The documents, without HTTP. */
  lake: Lake
  close(): Promise<void>
}
