import 'server-only'
import {byteOrderMark, csvHead, csvLines} from './csv'
import {cursorBeside, readEntries, type Row, type SessionClient} from './entries'
import type {DashboardQuery} from './filters'
import {signInTooOld} from './sign-in-too-old'

/** Entries per query: the API's maximum. */
const batchSize = 1000

/** Yields a first batch and those after it, until one is not full. */
async function* linesOf(
  client: SessionClient,
  query: DashboardQuery,
  first: Row[],
): AsyncGenerator<string> {
  yield byteOrderMark + csvHead + csvLines(first)
  let last = first
  while (last.length === batchSize) {
    const cursor = cursorBeside(last, {sorting: query.sorting, backwards: false})
    const read = await readEntries(client, {...query, cursor, size: batchSize})
    // Abort the transfer: a truncated file would look complete.
    if (!('rows' in read)) throw new Error('Entries could not be read')
    yield csvLines(read.rows)
    last = read.rows
  }
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
 * Streams all entries of a filter as CSV. The database logs each batch and requires a recent sign-in. Null when the first
 * could not be read.
 */
export async function exportEntries(
  client: SessionClient,
  query: DashboardQuery,
): Promise<ReadableStream<Uint8Array> | 'signInAgain' | null> {
  const first = await readEntries(client, {...query, cursor: null, size: batchSize})
  if ('rows' in first) return streamOf(linesOf(client, query, first.rows))
  return first.errorCode === signInTooOld ? 'signInAgain' : null
}
