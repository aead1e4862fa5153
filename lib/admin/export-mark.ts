import 'server-only'
import type {SessionClient} from './entries'

/** Until when the admin has exported the whole list; null before the first time, and on failure. */
export async function readExportMark(client: SessionClient): Promise<string | null> {
  const {data} = await client.from('profiles').select('waitlist_export_at').maybeSingle()
  return data?.waitlist_export_at ?? null
}

/** Seconds that an entry may take from its time to where others see it. */
const margin = 2

/** Records a delivered export of the whole list. `start` is the `performance.now()` before its first query. */
export async function moveExportMark(client: SessionClient, start: number): Promise<void> {
  const seconds = Math.ceil((performance.now() - start) / 1000) + margin
  await client.rpc('note_export', {seconds})
}
