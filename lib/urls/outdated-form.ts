import 'server-only'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'

import {NextResponse, type NextRequest} from 'next/server'

import type {Locale} from '../i18n/locales'
import {readSignedValue, signValue} from '../server/signing'
import {sessionCookieOptions} from '../server/supabase/client-options'
import {homePath, requestRoute} from './paths'

/** Next.js's list of a build's server actions, relative to its folder. */
const manifestFile = 'server/server-reference-manifest.json'

interface Manifest {
  node: Record<string, unknown>
}

async function readIds(): Promise<ReadonlySet<string> | null> {
  const folder = process.env.NEXT_DIST_DIR || '.next'
  const file = join(/* turbopackIgnore: true */ process.cwd(), folder, manifestFile)
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : new Set(Object.keys((JSON.parse(text) as Manifest).node))
}

let ids: ReturnType<typeof readIds> | undefined

/** The ids of the build's server actions; null where its files cannot be read. */
function knownActions(): Promise<ReadonlySet<string> | null> {
  ids ??= readIds()
  return ids
}

/** Internal request header with the typed values of an outdated form. The proxy drops a visitor's own. */
const outdatedFormHeader = 'x-outdated-form'

/** Never sent back to the browser. */
const secrets = new Set(['password', 'current', 'chosen', 'code'])

/** Maximum characters of a value; more than any field allows. */
const maxLength = 5000

/** Typed values by field. */
type Values = Record<string, string>

/** Fields that React adds to a form without script; each names the form's server action. */
const bareAction = /^\$ACTION_ID_(\w+)$/
const boundAction = /^\$ACTION_\w+:0$/
const descriptor = /^\{"id":"(\w+)"/

function actionsIn(data: FormData): string[] {
  return [...data].flatMap(([name, value]) => {
    const bare = bareAction.exec(name)?.[1]
    if (bare) return [bare]
    if (!boundAction.test(name)) return []
    return [descriptor.exec(typeof value === 'string' ? value : '')?.[1] ?? '']
  })
}

function valuesIn(data: FormData): Values {
  const typed = [...data].flatMap(([name, value]) =>
    name.startsWith('$') || secrets.has(name) || typeof value !== 'string'
      ? []
      : [[name, value.slice(0, maxLength)] as const],
  )
  return Object.fromEntries(typed)
}

/**
 * Recognizes a form of another build, whose server action this one doesn't have, and which Next.js would refuse with a
 * line of English. Turns it into a request for its page, which the typed values accompany.
 */
export async function receiveOutdatedForm(
  request: NextRequest,
  form: FormData | null | undefined,
): Promise<void> {
  request.headers.delete(outdatedFormHeader)
  // With script, React names the action in a header.
  const isPlain = form !== undefined && !request.headers.has('next-action')
  const known = isPlain ? await knownActions() : null
  if (!known) return
  const data = form ?? new FormData()
  const actions = actionsIn(data)
  if (actions.length > 0 && actions.every((id) => known.has(id))) return
  // Next.js looks for no action in a body of this type, and renders the page.
  request.headers.set('content-type', 'application/x-www-form-urlencoded')
  request.headers.set(outdatedFormHeader, encodeURIComponent(JSON.stringify(valuesIn(data))))
}

/** Internal route that renders an outdated form's page with the typed values. Null for all other requests. */
export function outdatedFormRoute(
  request: NextRequest,
  locale: Locale,
  path: string,
): string | null {
  if (!request.headers.has(outdatedFormHeader)) return null
  return requestRoute(locale, path === homePath ? 'form' : `form/${path}`)
}

/** The typed values of an outdated form; undefined for all other requests. */
export function readOutdatedForm(headers: Pick<Headers, 'get'>): Values | undefined {
  const sent = headers.get(outdatedFormHeader)
  return sent === null ? undefined : (JSON.parse(decodeURIComponent(sent)) as Values)
}

/** The cookie that carries a form's state to its page, over a redirect, and its purpose. */
const stateCookie = 'form-state'

/** Seconds; long enough for the next page. */
const lifetime = 10

/** Maximum characters of the values in a cookie; a sign-in form has far less. */
const longestKept = 1500

/** The cookie with a form's state for the page at a path. */
export function formStateCookie(state: object, path: string, maxAge = lifetime) {
  const options = {...sessionCookieOptions, path, maxAge}
  return [stateCookie, signValue(stateCookie, state), options] as const
}

/** A form's state on the page after the redirect; null without one. */
export function readFormState(cookies: {get(name: string): {value: string} | undefined}): unknown {
  return readSignedValue(stateCookie, cookies.get(stateCookie)?.value)
}

const outdated = 'The site was updated while you were here. Please try again.'

/** Redirects an outdated form of the admin area to its page, with what was typed; null for other requests. */
export function outdatedFormResponse(request: NextRequest): NextResponse | null {
  const typed = readOutdatedForm(request.headers)
  if (!typed) return null
  const headers = {'cache-control': 'private, no-store'}
  const response = NextResponse.redirect(request.nextUrl, {status: 303, headers})
  const kept = JSON.stringify(typed).length > longestKept ? {} : typed
  const {pathname} = request.nextUrl
  response.cookies.set(...formStateCookie({...kept, message: outdated}, pathname))
  return response
}
