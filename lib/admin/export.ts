import 'server-only'
import {countEntries, readEntries, signInTooOld, type Row, type SessionClient} from './entries'
import {crmFile, excelFile} from './export-files'
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

/** What is exported: all that a filter matches, or what was requested after a time. */
type ExportQuery = DashboardQuery & {since?: string | null}

/** All entries of a filter. An error when the API returns fewer than the database counts: a short file would look complete. */
async function readAll(
  client: SessionClient,
  query: ExportQuery,
): Promise<{rows: Row[]} | {errorCode: string}> {
  const expected = await countEntries(client, query)
  const read = await readEntries(client, {...query, cursor: null, size: Infinity})
  if (!('rows' in read)) return read
  return expected === null || read.rows.length < expected ? {errorCode: 'incomplete'} : read
}

/** A stream of one chunk, which does something once the client has taken it. */
function streamOf(file: Uint8Array, onTaken: () => Promise<void>): ReadableStream<Uint8Array> {
  let isSent = false
  return new ReadableStream({
    pull: async (controller) => {
      if (isSent) {
        await onTaken()
        controller.close()
      } else controller.enqueue(file)
      isSent = true
    },
  })
}

/**
 * A file of all entries of a filter. The database logs each batch and requires a recent sign-in. Null when not all could
 * be read.
 */
export async function exportEntries(
  client: SessionClient,
  query: ExportQuery,
  reader: ExportReader,
): Promise<ReadableStream<Uint8Array> | 'signInAgain' | null> {
  const start = performance.now()
  const read = await readAll(client, query)
  if (!('rows' in read)) return read.errorCode === signInTooOld ? 'signInAgain' : null
  const file =
    reader === 'crm' ? new TextEncoder().encode(crmFile(read.rows)) : excelFile(read.rows)
  return streamOf(file, async () => {
    // Only the whole list: what a filter leaves out would never be exported.
    if (!isFiltered(query)) await moveExportMark(client, start)
  })
}
