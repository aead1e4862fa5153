import 'server-only'
import {cookies} from 'next/headers'
import {connection} from 'next/server'
// The only memory that lasts exactly one request.
// oxlint-disable-next-line no-restricted-imports
import {cache} from 'react'

import {previewCookie} from './cookie'
import {type EditDocument, editIn, nothingToEdit} from './edit'
import {type PreviewSession, readSession} from './session'

/** Where `app/` has the Studio. */
export const studioPath = '/studio'

const request = cache((): {preview: PreviewSession | null} => ({preview: null}))

/**
 * Lets this request read drafts if its cookie holds a preview session. Layouts and pages of drafts call it before they read
 * content; public pages never do, since reading a cookie would make them dynamic.
 */
export async function beginPreview(): Promise<PreviewSession | null> {
  // A session expires by the clock, which prerendering must not read.
  await connection()
  const jar = await cookies()
  return (request().preview = readSession(jar.get(previewCookie)?.value))
}

/** The preview that this request began; null on public pages, in builds and in what is cached. */
export function currentPreview(): PreviewSession | null {
  return request().preview
}

/** Names the Studio's fields on a page: for editors in a preview, and not for visitors. */
export function getEdit(): EditDocument {
  return currentPreview() ? editIn(studioPath) : nothingToEdit
}
