import 'server-only'
import type {Locale} from '../../i18n/locales'
import type {PathState} from '../../urls/addresses'
import {pageHref} from '../../urls/paths'
import {pathIndex, pathState} from '../addresses/path-index'
import {hrefAfter} from '../addresses/published-paths'
import {readAddresses} from '../addresses/read-addresses'
import {draftClient} from '../clients/draft-client'
import type {PreviewPerspective} from './perspective'

/** Query timeout in milliseconds. */
const timeout = 5000

/**
 * State of a path in a preview, with unpublished addresses included. A published address that the draft has changed
 * leads to the draft. Null when the Content Lake does not respond.
 */
export async function findDraftPath(
  perspective: PreviewPerspective,
  locale: Locale,
  path: string,
): Promise<PathState | null> {
  const signal = AbortSignal.timeout(timeout)
  const read = (from: PreviewPerspective | 'published') =>
    readAddresses(draftClient(), {perspective: from, signal}).catch(() => null)
  const addresses = await read(perspective)
  if (!addresses) return null
  const state = pathState(pathIndex(addresses), locale, path)
  if (state.kind !== 'missing') return state
  const published = await read('published')
  const to = published && hrefAfter(pageHref(locale, path), published, addresses)
  return to ? {kind: 'redirect', to, hrefs: {}} : state
}
