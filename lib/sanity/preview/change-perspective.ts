'use server'

import {refresh} from 'next/cache'
import {cookies} from 'next/headers'

import {previewCookie} from '../../urls/paths'
import {readPerspective, readSession, sessionCookie} from './session'

/** Switches the preview to the perspective chosen in Presentation: drafts, published, or a release. */
export async function changePerspective(choice: unknown): Promise<void> {
  const jar = await cookies()
  const session = readSession(jar.get(previewCookie)?.value)
  if (!session) return
  const perspective = readPerspective(String(choice))
  if (String(perspective) === String(session.perspective)) return
  jar.set(sessionCookie({...session, perspective}))
  refresh()
}
