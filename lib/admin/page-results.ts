import 'server-only'
import {z} from 'zod'

import {findPath} from '../sanity/path-index'
import {logFailure} from '../server/request-log'
import {createForwarderClient} from '../server/supabase/forwarder-client'
import {pageHref, parsePathname} from '../urls/paths'

// Drivers return bigints as text, and days with a time.
const results = z.array(
  z.object({
    page: z.string(),
    week: z.string().transform((text) => text.slice(0, 10)),
    views: z.coerce.number(),
    entries: z.coerce.number(),
  }),
)

/** Views of a page, or of all, and entries from it, in each of the last 13 weeks; null when the database failed. */
export async function readPageResults(
  page: string | null,
): Promise<z.output<typeof results> | null> {
  const query = page === null ? {} : {only_page: page}
  const {data, error} = await createForwarderClient().rpc('page_results', query)
  if (!error) return results.parse(data)
  await logFailure('results-not-read', {code: error.code || null})
  return null
}

/** Counts a view of a published page; other paths, which anybody can make up, are ignored. */
export async function countView(href: string): Promise<void> {
  const {locale, path} = parsePathname(href)
  if ((await findPath(locale, path)).kind !== 'published') return
  const {error} = await createForwarderClient().rpc('count_view', {
    viewed_page: pageHref(locale, path),
  })
  if (error) await logFailure('view-not-counted', {code: error.code || null})
}
