import 'server-only'
import {cookies, draftMode} from 'next/headers'

import {type EditDocument, editIn, nothingToEdit} from './edit'
import {perspectiveCookie, type PreviewPerspective, readPerspective} from './perspective'

/** Where `app/` has the Studio. */
export const studioPath = '/studio'

/** True for the request of an editor who previews; false for visitors, and where there is no request, as in a build. */
export async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch {
    // The lists of addresses for a build are made without a request, of which Next.js complains.
    return false
  }
}

/** Which versions of the content an editor previews. */
export async function previewPerspective(): Promise<PreviewPerspective> {
  return readPerspective((await cookies()).get(perspectiveCookie)?.value)
}

/** What the parts of a page lead to: their fields in the Studio for editors who preview, nothing for visitors. */
export async function getEdit(): Promise<EditDocument> {
  return (await isDraftMode()) ? editIn(studioPath) : nothingToEdit
}
