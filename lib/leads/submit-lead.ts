import 'server-only'
import {after, NextResponse} from 'next/server'
import {z} from 'zod'

import {defaultLocale, isLocale, type Locale} from '../i18n/locales'
import {messages} from '../i18n/messages'
import {sameOriginHref} from '../urls/links'
import {ctaAnchor, homePath, pageHref} from '../urls/paths'
import {attributionOf} from './attribution'
import {looksAutomatic} from './bots'
import {
  confirmedField,
  consentField,
  formField,
  languageField,
  leadFields,
  leadForms,
  type LeadAnswer,
  type LeadFormKind,
  type SentForm,
} from './fields'
import {insertLead} from './insert-lead'
import {leadErrors, leadSchema} from './lead'
import {deliverLeads} from './outbox/deliver'
import {keepSentForm} from './sent-form'
import {freeTrialSource, popupSource, type PopupSource, sourceField} from './sources'
import {meantDomain} from './typo'

/** Values by the name of their input. */
type Fields = Record<string, string>

const fieldsSchema = z.record(z.string(), z.string().catch(''))

const isJson = (request: Request) =>
  request.headers.get('content-type')?.startsWith('application/json') ?? false

/** Reads a form: JSON with script, urlencoded without. Nothing is known of a form that cannot be read. */
async function readFields(request: Request): Promise<Fields> {
  try {
    const body: unknown = isJson(request)
      ? await request.json()
      : Object.fromEntries(await request.formData())
    return fieldsSchema.parse(body)
  } catch {
    return {}
  }
}

/** What was typed; a form that was opened before a deploy may lack fields. */
function typedValues(fields: Fields): SentForm['values'] {
  const pairs = leadFields.map((field) => [field, fields[field] ?? ''])
  return Object.fromEntries(pairs) as SentForm['values']
}

/** Marks free-trial requests for admins; the same in every language. */
const freeTrialTag = '[Free trial request]'

/** The message to store: free-trial requests are tagged and never empty. */
function storedMessage(
  message: string,
  {source, locale}: {source: LeadFormKind | PopupSource; locale: Locale},
): string {
  return source === freeTrialSource
    ? `${freeTrialTag} ${message || messages[locale].leadForm.freeTrial}`
    : message
}

/** The shape of `consentVersion`. The text itself may have changed since it was shown. */
const consentShape = /^\d{4}-\d{2}-\d{2} [\da-f]{64}$/

/**
 * Checks and stores a form; cheapest checks first. Entries that bots may have sent are stored and marked, and bots get
 * the same answer as people.
 */
async function submitLead(fields: Fields, referer: string): Promise<LeadAnswer> {
  const {[languageField]: locale, [consentField]: consent = ''} = fields
  const form = leadForms.find((kind) => kind === fields[formField])
  if (!isLocale(locale) || !form) return {status: 'refused'}
  const parsed = leadSchema(form).safeParse(typedValues(fields))
  if (!parsed.success) return {status: 'invalid', errors: leadErrors(parsed.error)}
  const {name, email, company, message} = parsed.data
  const meant = meantDomain(email)
  if (meant && fields[confirmedField] !== email) {
    return {status: 'invalid', errors: {email: 'mistypedEmail'}, mistyped: {email, meant}}
  }

  const origin = {
    source: popupSource(fields[sourceField]) ?? form,
    locale,
    suspected: looksAutomatic(fields),
    consentVersion: consentShape.test(consent) ? consent : undefined,
  }
  const status = await insertLead(
    {...parsed.data, message: storedMessage(message, origin)},
    origin,
    attributionOf(fields, referer),
  )
  if (status === 'received' || status === 'alreadyReceived') after(deliverLeads)
  return status === 'received' ? {status, sent: {name, company}} : {status}
}

/** The form's page, which browsers name in the Referer header; the home page where they do not. */
function pageOf(fields: Fields, referer: string): string {
  const {pathname = '', search = ''} = URL.parse(referer) ?? {}
  const {[languageField]: locale} = fields
  const home = pageHref(isLocale(locale) ? locale : defaultLocale, homePath)
  return (pathname && sameOriginHref(pathname + search)) || home
}

const headers = {'cache-control': 'private, no-store'}

/**
 * Receives a form at its one address. With script the answer is JSON; without, it is a redirect to the form's page, and
 * a cookie takes the answer and what was typed there. The proxy has already refused large bodies and other sites' forms.
 */
export async function receiveLead(request: Request): Promise<NextResponse> {
  const fields = await readFields(request)
  const referer = request.headers.get('referer') ?? ''
  const answer = await submitLead(fields, referer)
  if (isJson(request)) return NextResponse.json(answer, {headers})
  const page = pageOf(fields, referer)
  const location = `${page}#${ctaAnchor}`
  const response = new NextResponse(null, {status: 303, headers: {...headers, location}})
  const values = typedValues(answer.status === 'received' ? {} : fields)
  const [pathname = page] = page.split('?')
  response.cookies.set(...keepSentForm({answer, values}, pathname))
  return response
}
