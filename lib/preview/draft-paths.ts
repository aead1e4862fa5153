import 'server-only'
import {readAddresses} from '../content/addresses'
import {draftClient} from '../content/draft-client'
import type {Locale} from '../i18n/locales'
import {pathIndex, type PathState, pathState} from '../routing/path-index'
import type {PreviewPerspective} from './perspective'

/** How long an editor waits for a Content Lake that is down, in milliseconds. */
const patience = 5000

/**
 * What an editor who previews finds at a path: drafts count, with their new addresses. Read anew each time, since an
 * address may have changed a moment ago; null while the Content Lake does not answer.
 */
export async function findDraftPath(
  perspective: PreviewPerspective,
  locale: Locale,
  path: string,
): Promise<PathState | null> {
  const signal = AbortSignal.timeout(patience)
  const addresses = await readAddresses(draftClient(), {perspective, signal}).catch(() => null)
  return addresses && pathState(pathIndex(addresses), locale, path)
}
