import 'server-only'
import {byteOrderMark, csvHead, csvLines} from './csv'
import {countEntries, cursorBeside, readEntries, type SessionClient} from './entries'
import type {Cursor, DashboardQuery} from './filters'

/** Entries read at once, the most that the database hands over. */
const batchSize = 1000

/** Reads batch after batch until one is not full. */
async function* batches(client: SessionClient, query: DashboardQuery): AsyncGenerator<string> {
  yield byteOrderMark + csvHead
  const {search, sources, from, to, sorting} = query
  let cursor: Cursor | null = null
  do {
    const read = await readEntries(client, {
      search,
      sources,
      from,
      to,
      sorting,
      cursor,
      size: batchSize,
    })
    // A file that ended here would look complete: the transfer breaks off instead.
    if (!read) throw new Error('Entries could not be read')
    yield csvLines(read)
    cursor = read.length < batchSize ? null : cursorBeside(read, false)
  } while (cursor)
}

/** A stream that asks for the next text when the last has been taken, and for no more when nobody listens. */
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
 * All entries of a filter as a CSV file that is written while it is read. That they leave is written down first. Null
 * when that, or counting them, failed.
 */
export async function exportEntries(
  client: SessionClient,
  query: DashboardQuery,
): Promise<ReadableStream<Uint8Array> | null> {
  const entries = await countEntries(client, query)
  if (entries === null) return null
  const {error} = await client.rpc('log_export', {entries})
  if (error) return null
  return streamOf(batches(client, query))
}
