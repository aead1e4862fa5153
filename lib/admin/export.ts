import 'server-only'
import {byteOrderMark, csvHead, csvLines} from './csv'
import {countEntries, cursorBeside, readEntries, type SessionClient} from './entries'
import type {Cursor, DashboardQuery} from './filters'
import {signInTooOld} from './sign-in-too-old'

/** Entries per query: the API's maximum. */
const batchSize = 1000

/** Yields batches until one is not full. */
async function* batches(client: SessionClient, query: DashboardQuery): AsyncGenerator<string> {
  yield byteOrderMark + csvHead
  let cursor: Cursor | null = null
  do {
    const read = await readEntries(client, {...query, cursor, size: batchSize})
    // Abort the transfer: a truncated file would look complete.
    if (!read) throw new Error('Entries could not be read')
    yield csvLines(read)
    cursor =
      read.length < batchSize
        ? null
        : cursorBeside(read, {sorting: query.sorting, backwards: false})
  } while (cursor)
}

/** A stream that reads on demand and stops when the client disconnects. */
function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const {done, value} = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await texts.return(undefined)
    },
  })
}

/**
 * Streams all entries of a filter as CSV. The export is logged first, which needs a recent sign-in. Null when logging or
 * counting failed.
 */
export async function exportEntries(
  client: SessionClient,
  query: DashboardQuery,
): Promise<ReadableStream<Uint8Array> | 'signInAgain' | null> {
  const entries = await countEntries(client, query)
  if (entries === null) return null
  const {error} = await client.rpc('log_export', {entries})
  if (error) return error.code === signInTooOld ? 'signInAgain' : null
  return streamOf(batches(client, query))
}
