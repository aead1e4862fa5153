import 'server-only'
import {csvFormat, csvHead, csvLines} from './csv'
import {cursorBeside, readEntries, signInTooOld, type Row, type SessionClient} from './entries'
import {isFiltered, type DashboardQuery, type ExportReader} from './filters'

/** Until when the admin has exported the whole list; null before the first time, and on failure. */
export async function readExportMark(client: SessionClient): Promise<string | null> {
  const {data} = await client.from('profiles').select('waitlist_export_at').maybeSingle()
  return data?.waitlist_export_at ?? null
}

/** Seconds that an entry may take from its time to where others see it. */
const margin = 2

/** Records a delivered export of the whole list. `start` is the `performance.now()` before its first query. */
async function moveExportMark(client: SessionClient, start: number): Promise<void> {
  const seconds = Math.ceil((performance.now() - start) / 1000) + margin
  await client.rpc('note_export', {seconds})
}

/** Entries per query: the API's maximum. */
const batchSize = 1000

/** What is exported: all that a filter matches, or what was requested after a time. */
type ExportQuery = DashboardQuery & {since?: string | null}

/** Who reads an export, and the language of the admin's programs. */
interface ExportOptions {
  reader: ExportReader
  language: string
}

/** Yields a first batch and those after it, until one is not full. */
async function* linesOf(
  client: SessionClient,
  query: ExportQuery,
  {first, start, reader, language}: {first: Row[]; start: number} & ExportOptions,
): AsyncGenerator<string> {
  const format = csvFormat(reader, language)
  yield csvHead(format) + csvLines(first, format)
  let last = first
  while (last.length === batchSize) {
    const cursor = cursorBeside(last, {sorting: query.sorting, backwards: false})
    const read = await readEntries(client, {...query, cursor, size: batchSize})
    // Abort the transfer: a truncated file would look complete.
    if (!('rows' in read)) throw new Error('Entries could not be read')
    yield csvLines(read.rows, format)
    last = read.rows
  }
  // Only the whole list: what a filter leaves out would never be exported.
  if (!isFiltered(query)) await moveExportMark(client, start)
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
  query: ExportQuery,
  options: ExportOptions,
): Promise<ReadableStream<Uint8Array> | 'signInAgain' | null> {
  const start = performance.now()
  const first = await readEntries(client, {...query, cursor: null, size: batchSize})
  if ('rows' in first)
    return streamOf(linesOf(client, query, {first: first.rows, start, ...options}))
  return first.errorCode === signInTooOld ? 'signInAgain' : null
}
