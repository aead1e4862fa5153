import 'server-only'
import {pathIndex, pathState} from '../addresses/path-index'
import {readAddresses} from '../addresses/read-addresses'
import type {Locale} from '../i18n/locales'
import {draftClient} from '../platform/sanity/draft-client'
import type {PathState} from '../routing/addresses'
import type {PreviewPerspective} from './perspective'

/** Query timeout in milliseconds. */
const timeout = 5000

/** State of a path in a preview, with unpublished addresses included. Null when the Content Lake does not respond. */
export async function findDraftPath(
  perspective: PreviewPerspective,
  locale: Locale,
  path: string,
): Promise<PathState | null> {
  const signal = AbortSignal.timeout(timeout)
  const addresses = await readAddresses(draftClient(), {perspective, signal}).catch(() => null)
  return addresses && pathState(pathIndex(addresses), locale, path)
}
