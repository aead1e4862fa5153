import 'server-only'
import {readSignedValue, signValue} from './signing'
import {sessionCookieOptions} from './supabase/clients'

/** Seconds; long enough for the next page on a slow network. */
const lifetime = 60

/** The signed cookie that carries a form's state to a page, over a redirect. */
export function formStateCookie(name: string, state: object, {path = '/', maxAge = lifetime} = {}) {
  return [name, signValue(name, state), {...sessionCookieOptions, path, maxAge}] as const
}

/** A form's state on the page after the redirect; null without one. */
export function readFormState(
  name: string,
  cookies: {get(name: string): {value: string} | undefined},
): unknown {
  return readSignedValue(name, cookies.get(name)?.value)
}
