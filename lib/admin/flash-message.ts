import 'server-only'
import {cookies} from 'next/headers'
import {redirect} from 'next/navigation'

import {sessionCookieOptions} from '../supabase/cookies'
import {scriptedField} from './login-state'

const cookie = 'admin-refusal'

/** Long enough for the page that follows, in seconds. */
const lifetime = 10

/**
 * Shows a form again with what is wrong. React cannot hand a form's state to a page that streams while no script runs: there
 * the message travels in a cookie to the same page.
 */
export async function showAgain<State extends {message?: string}>(
  state: State,
  data: unknown,
  page: string,
): Promise<State> {
  if (!(data instanceof FormData) || data.get(scriptedField)) return state
  const jar = await cookies()
  jar.set(cookie, state.message ?? '', {...sessionCookieOptions, path: '/admin', maxAge: lifetime})
  return redirect(page)
}

/** Why the form of this page was refused a moment ago, where no script could keep it. */
export async function readRefusal(): Promise<string | undefined> {
  const jar = await cookies()
  return jar.get(cookie)?.value
}
