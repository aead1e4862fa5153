import 'server-only'
import {cookies} from 'next/headers'
import {redirect} from 'next/navigation'

import {sessionCookieOptions} from '../platform/supabase/client-options'
import {adminPath} from '../routing/areas'
import {scriptedField} from './login-state'

const cookie = 'admin-refusal'

/** Seconds; long enough for the next page. */
const lifetime = 10

/**
 * Rejects a form. Without JavaScript, React drops a form's state on a streamed page, so a cookie carries the message
 * there.
 */
export async function answerWithFlash<State extends {message?: string}>(
  state: State,
  data: unknown,
  page: string,
): Promise<State> {
  if (!(data instanceof FormData) || data.get(scriptedField)) return state
  const jar = await cookies()
  jar.set(cookie, state.message ?? '', {...sessionCookieOptions, path: adminPath, maxAge: lifetime})
  return redirect(page)
}

/** The flash message of the previous submission, when JavaScript is off. */
export async function readFlashMessage(): Promise<string | undefined> {
  const jar = await cookies()
  return jar.get(cookie)?.value
}
