import en from '../../messages/en.json'
import fr from '../../messages/fr.json'
import type {Locale} from '../i18n/locales'
import {refuseLargeBody} from './body-limit'
import {refusalPage} from './refusal-page'

const words: Record<Locale, {title: string; text: string}> = {
  en: en.leadForm.status.refused,
  fr: fr.leadForm.status.refused,
}

/** Whether the page of another site sends this. Next.js compares the same, and calls it an error of the server. */
function isForeign(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin === null) return false
  const host = headers.get('x-forwarded-host')?.split(',')[0]?.trim() || headers.get('host')
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/**
 * The id of an action. Next.js gives ids to functions with a cache as well, tells them apart by the first bit, and would
 * call them for anybody, with any query to the Content Lake.
 */
const actionId = /^[0-7][\da-f]*$/i

const isAction = (id: unknown) => typeof id === 'string' && actionId.test(id)

/**
 * How React writes what JSON has no form for, as far as actions here are given it: what a form holds, nothing, and a text that
 * begins with a dollar. Anything else would be looked for where nobody has put it.
 */
const knownReference = /^\$(?:\$|K[\da-f]+$|undefined$)/

/** Whether a text is the arguments of an action. */
function isArguments(text: unknown): boolean {
  let isKnown = true
  try {
    const parsed: unknown = JSON.parse(String(text), (_name, value: unknown) => {
      if (typeof value === 'string' && value.startsWith('$')) isKnown &&= knownReference.test(value)
      return value
    })
    return isKnown && Array.isArray(parsed)
  } catch {
    return false
  }
}

/** Whether this names an action, and says that the part with the number 1 has its arguments, as React writes it. */
function bindsAction(text: unknown): boolean {
  try {
    const named = JSON.parse(String(text)) as {id?: unknown; bound?: unknown} | null
    return isAction(named?.id) && named?.bound === '$@1'
  } catch {
    return false
  }
}

/** Whether all that a form without script names, in the ways that it has for that, are actions with their arguments. */
function namesActions(form: FormData): boolean {
  const byName = '$ACTION_ID_'
  return [...form].every(([name, value]) => {
    if (name.startsWith(byName)) return isAction(name.slice(byName.length))
    const parts = /^(\$ACTION_.*:)0$/s.exec(name)?.[1]
    return parts === undefined || (bindsAction(value) && isArguments(form.get(`${parts}1`)))
  })
}

/** Whether each argument of a call is in one part: Next.js takes what starts with the same number for more of a stream. */
function isOnce(form: FormData): boolean {
  const names = [...form.keys()]
  const numbers = names.map((name) => Number.parseInt(name, 10))
  return names
    .filter((name) => /^\d+$/.test(name))
    .every((name) => numbers.filter((number) => number === Number(name)).length === 1)
}

/** Whether a body is what its headers promise: a form, or the arguments of a script's call in its first part. */
async function isWhole(request: Request): Promise<boolean> {
  const called = request.headers.get('next-action')
  if (called !== null && !isAction(called)) return false
  const isCall = called !== null
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false
  if (!isForm) return !isCall || isArguments(await request.text())
  const form = await request.formData().catch(() => null)
  if (!form) return false
  return isCall ? isArguments(form.get('0')) && isOnce(form) : namesActions(form)
}

/**
 * Refuses what no form of the site sends: too large, from elsewhere, or broken. Next.js would take such a body for an error
 * of the server. Only a copy is read.
 */
export async function refuseForm(request: Request, locale: Locale): Promise<Response | undefined> {
  if (request.method !== 'POST') return undefined
  const refusal = refuseLargeBody(request.headers, locale)
  if (refusal) return refusal
  if (isForeign(request.headers)) return refusalPage(locale, 403, words[locale])
  return (await isWhole(request.clone())) ? undefined : refusalPage(locale, 400, words[locale])
}
