import 'server-only'
import {cookies} from 'next/headers'
import {connection} from 'next/server'

import {studioHref, previewCookie} from '../../urls/paths'
import {draftPerspective, setDraftPerspective} from '../perspective'
import {type EditDocument, editIn, noEdit} from './edit'
import {type PreviewSession, readSession} from './session'

/**
 * Lets this request read drafts if its cookie has a preview session. Call it in draft layouts and pages before
 * reading content; not in public pages, which reading a cookie would make dynamic.
 */
export async function beginPreview(): Promise<PreviewSession | null> {
  // Checking the expiry reads the clock, which prerendering must not do.
  await connection()
  const jar = await cookies()
  const session = readSession(jar.get(previewCookie)?.value)
  setDraftPerspective(session?.perspective ?? null)
  return session
}

/** Edit attributes of a page's documents; none for visitors. */
export function getEdit(): EditDocument {
  return draftPerspective() ? editIn(studioHref) : noEdit
}
