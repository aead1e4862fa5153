import 'server-only'
import {headers} from 'next/headers'
import type {NextRequest} from 'next/server'

import type {Locale} from '../i18n/locales'
import {knownActions} from '../platform/known-actions'
import {homePath, requestRoute} from './paths'

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

/** Whether a request is a form sent without script. With script, React sends `next-action`. */
function isPlainForm({method, headers: sent}: NextRequest): boolean {
  const type = sent.get('content-type') ?? ''
  return method === 'POST' && type.startsWith('multipart/form-data') && !sent.has('next-action')
}

/**
 * Recognizes a form of another build, whose server action this one doesn't have, and which Next.js would refuse with a
 * line of English. Turns it into a request for its page, which the typed values accompany.
 */
export async function receiveOutdatedForm(request: NextRequest): Promise<void> {
  request.headers.delete(outdatedFormHeader)
  const known = isPlainForm(request) ? await knownActions() : null
  if (!known) return
  const data = await request.formData().catch(() => new FormData())
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
export async function readOutdatedForm(): Promise<Values | undefined> {
  const sent = (await headers()).get(outdatedFormHeader)
  return sent === null ? undefined : (JSON.parse(decodeURIComponent(sent)) as Values)
}
