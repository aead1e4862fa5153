import type {SanityClient} from '@sanity/client'
import type {SanityDocument} from 'sanity'

/** The most transactions that the history answers in one request. */
const pageLength = 1000

/** A transaction in the history of a dataset, without its content. */
interface Transaction {
  id: string
  timestamp: string
  /** The id of a person or of a token. */
  author: string
  documentIDs: string[]
}

/** Reads the last 1,000 transactions of some documents, or of all without ids, newest first. */
export async function readTransactions(
  client: SanityClient,
  ids: string[],
  range: Record<string, string>,
): Promise<Transaction[]> {
  const {dataset} = client.config()
  const url = ['/data/history', dataset, 'transactions', ids.join(',')].filter(Boolean).join('/')
  const query = {limit: String(pageLength), ...range, excludeContent: 'true', reverse: 'true'}
  // A line of JSON for each transaction; undefined without transactions.
  const lines = await client.request<string | undefined>({url, query})
  return (lines ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Transaction)
}

/** All transactions of some documents, or of all without ids, since a time, newest first. */
export async function* transactionsSince(
  client: SanityClient,
  ids: string[],
  range: {fromTime: string; authors?: string},
): AsyncGenerator<Transaction> {
  let page: Transaction[] = []
  do {
    const toTransaction = page.at(-1)?.id
    page = await readTransactions(client, ids, {...range, ...(toTransaction && {toTransaction})})
    yield* page
  } while (page.length === pageLength)
}

/** The last state of each document that the history still has. */
export async function readLastStates(
  client: SanityClient,
  ids: string[],
): Promise<SanityDocument[]> {
  const url = `/data/history/${client.config().dataset}/documents/${ids.join()}`
  const query = {lastRevision: 'true'}
  const {documents} = await client.request<{documents: SanityDocument[]}>({url, query})
  return documents
}
