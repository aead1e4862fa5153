import 'server-only'
import {cookies} from 'next/headers'
import {connection} from 'next/server'
// The only storage scoped to a single request.
// oxlint-disable-next-line no-restricted-imports
import {cache} from 'react'

import {studioPath} from '../routing/areas'
import {previewCookie} from './cookie'
import {type EditDocument, editIn, noEdit} from './edit'
import {type PreviewSession, readSession} from './session'

const request = cache((): {preview: PreviewSession | null} => ({preview: null}))

/**
 * Lets this request read drafts if its cookie has a preview session. Call it in draft layouts and pages before
 * reading content; not in public pages, which reading a cookie would make dynamic.
 */
export async function beginPreview(): Promise<PreviewSession | null> {
  // Checking the expiry reads the clock, which prerendering must not do.
  await connection()
  const jar = await cookies()
  return (request().preview = readSession(jar.get(previewCookie)?.value))
}

/** The preview session of this request; null on public pages, in builds and inside caches. */
export function currentPreview(): PreviewSession | null {
  return request().preview
}

/** Edit attributes of a page's documents; none for visitors. */
export function getEdit(): EditDocument {
  return currentPreview() ? editIn(studioPath) : noEdit
}
