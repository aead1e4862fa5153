import 'server-only'
import {readAddresses} from '../content/addresses'
import {draftClient} from '../content/draft-client'
import type {Locale} from '../i18n/locales'
import {pathIndex, type PathState, pathState} from '../routing/path-index'
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
