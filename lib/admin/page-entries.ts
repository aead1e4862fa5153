import 'server-only'
import {z} from 'zod'

import {logFailure} from '../platform/logging/failure'
import {createForwarderClient} from '../platform/supabase/forwarder-client'

// Drivers return bigints as text, and days with a time.
const weeks = z.array(
  z.object({
    page: z.string(),
    week: z.string().transform((text) => text.slice(0, 10)),
    entries: z.coerce.number(),
  }),
)

/** Number of entries from a page in each week that had some, oldest first; null when the database failed. */
export async function countPageEntries(page: string): Promise<z.output<typeof weeks> | null> {
  const {data, error} = await createForwarderClient().rpc('count_page_entries', {form_page: page})
  if (!error) return weeks.parse(data)
  await logFailure('entries-not-counted', {code: error.code || null})
  return null
}
