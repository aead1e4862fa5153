import 'server-only'
import {findPath} from '../sanity/path-index'
import {logFailure} from '../server/request-log'
import {createForwarderClient} from '../server/supabase/forwarder-client'
import {pageHref, parsePathname} from '../urls/paths'

/** Counts a view of a published page; other paths, which anybody can make up, are ignored. */
export async function countView(href: string): Promise<void> {
  const {locale, path} = parsePathname(href)
  if ((await findPath(locale, path)).kind !== 'published') return
  const {error} = await createForwarderClient().rpc('count_view', {
    viewed_page: pageHref(locale, path),
  })
  if (error) await logFailure('view-not-counted', {code: error.code || null})
}
