import 'server-only'
import type {NextRequest} from 'next/server'

import {beginning} from '../i18n/beginning'
import type {Locale} from '../i18n/locales'
import {formStateCookie, readFormState} from '../server/form-state'
import {requestRoute, sentFormCookie} from '../urls/paths'
import {leadFields, type SentForm} from './fields'

/** Bytes that a cookie can hold, which has 4096 when they are encoded and signed. */
const longest = 2800

/** Shortens the longest value until the cookie can hold the form; only a message of several thousand bytes is. */
function cutToCookie(sent: SentForm): SentForm {
  if (Buffer.byteLength(JSON.stringify(sent)) <= longest) return sent
  const {values} = sent
  const [field = 'message'] = leadFields.toSorted(
    (one, other) => values[other].length - values[one].length,
  )
  const shorter = beginning(values[field], Math.floor(values[field].length * 0.9))
  return cutToCookie({...sent, values: {...values, [field]: shorter}})
}

/** The cookie for the page at a URL path. */
export function keepSentForm(sent: SentForm, pathname: string) {
  return formStateCookie(sentFormCookie, {pathname, sent: cutToCookie(sent)})
}

/** The form that was just sent, and the URL path of its page; null without one. */
export function readSentForm(
  cookies: Parameters<typeof readFormState>[1],
): {pathname: string; sent: SentForm} | null {
  return readFormState(sentFormCookie, cookies) as ReturnType<typeof readSentForm>
}

/** Internal route that renders the page of a form that was just sent without script. Null for all other requests. */
export function sentFormRoute(
  {method, nextUrl, cookies}: NextRequest,
  locale: Locale,
  path: string,
): string | null {
  if (method !== 'GET' || readSentForm(cookies)?.pathname !== nextUrl.pathname) return null
  return requestRoute(locale, 'sent', path)
}
