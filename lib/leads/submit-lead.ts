import 'server-only'
import {after, NextResponse} from 'next/server'
import {z} from 'zod'

import {defaultLocale, isLocale, type Locale} from '../i18n/locales'
import {messages} from '../i18n/messages'
import {logFailure} from '../server/request-log'
import {storing} from '../server/storing'
import {createPublicClient} from '../server/supabase/clients'
import type {Database} from '../server/supabase/database.types.generated'
import {ctaAnchor, homePath, pageHref} from '../urls/paths'
import {attributionOf} from './attribution'
import {
  confirmedField,
  consentField,
  elapsedField,
  formField,
  honeypotField,
  languageField,
  leadFields,
  leadForms,
  type LeadAnswer,
  type LeadFormKind,
  type SentForm,
} from './fields'
import {leadErrors, leadSchema} from './lead'
import {deliverLeads} from './outbox/deliver'
import {keepSentForm} from './sent-form'
import {freeTrialSource, popupSource, type PopupSource, sourceField} from './sources'
import {visitorHeaders} from './visitor-headers'

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

const formOf = (fields: Fields) => leadForms.find((kind) => kind === fields[formField])

/** Domains that people mistype. A list, because a measure of likeness would also doubt mail.com and ymail.com. */
const meantDomains: Record<string, string[]> = {
  'gmail.com': [
    'gmial.com',
    'gmai.com',
    'gmal.com',
    'gmil.com',
    'gamil.com',
    'gnail.com',
    'gmaill.com',
    'gmail.co',
    'gmail.con',
    'gmail.cm',
    'gmail.fr',
  ],
  'hotmail.com': ['hotmial.com', 'hotmal.com', 'hotmai.com', 'hotmail.co', 'hotmail.con'],
  'outlook.com': ['outlok.com', 'outloo.com', 'outlook.co', 'outlook.con'],
  'yahoo.com': ['yaho.com', 'yahooo.com', 'yhaoo.com', 'yahoo.co', 'yahoo.con'],
  'icloud.com': ['iclod.com', 'icoud.com', 'icloud.co', 'icloud.con'],
}

/** The domain that the author of an address probably meant; undefined when nothing suggests another. */
function meantDomain(address: string): string | undefined {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return Object.keys(meantDomains).find((name) => meantDomains[name]?.includes(domain))
}

/** Minimum plausible milliseconds to fill in the form. */
const shortestVisit = 1000

/** Whether the honeypot or the timing suggest a bot. Without JavaScript no time is sent, which passes. */
function looksAutomatic(fields: Fields): boolean {
  const elapsed = fields[elapsedField]
  const cameTooSoon = elapsed !== undefined && !(Number(elapsed) >= shortestVisit)
  return cameTooSoon || Boolean(fields[honeypotField])
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

type NewEntry = Database['public']['Tables']['waitlist']['Insert']

type Status = Extract<LeadAnswer['status'], 'received' | 'alreadyReceived' | 'refused' | 'failed'>

/** Statuses that `add_entry` (supabase/schemas) returns for a valid form. */
const statuses = new Map<unknown, Status>([
  ['received', 'received'],
  ['already_received', 'alreadyReceived'],
  ['too_many', 'failed'],
])

/** Adds an entry. Reads only the error's code, because messages may quote what the visitor typed. */
async function insertLead(entry: NewEntry): Promise<Status> {
  const visitor = createPublicClient(await visitorHeaders())
  const {data, error, status} = await visitor.rpc('add_entry', {entry})
  const answer = statuses.get(data)
  if (answer) return answer
  await logFailure('lead-not-stored', {code: error?.code || null, status})
  // Without a code, the database was not reached.
  return data === 'refused' || error?.code ? 'refused' : 'failed'
}

/**
 * Checks and stores a form; cheapest checks first. Entries that bots may have sent are stored and marked, and bots get
 * the same answer as people.
 */
async function submitLead(fields: Fields, referer: string): Promise<LeadAnswer> {
  const {[languageField]: locale, [consentField]: consent = ''} = fields
  const form = formOf(fields)
  if (!isLocale(locale) || !form) return {status: 'refused'}
  const parsed = leadSchema(form).safeParse(typedValues(fields))
  if (!parsed.success) return {status: 'invalid', errors: leadErrors(parsed.error)}
  const {email, message, ...short} = parsed.data
  const meant = meantDomain(email)
  if (meant && fields[confirmedField] !== email) {
    return {status: 'invalid', errors: {email: 'mistypedEmail'}, mistyped: {email, meant}}
  }

  const source = popupSource(fields[sourceField]) ?? form
  const status = await insertLead({
    ...parsed.data,
    ...attributionOf(fields, referer),
    message: storedMessage(message, {source, locale}),
    source,
    language: locale,
    suspected: looksAutomatic(fields),
    ...(consentShape.test(consent) && {consent_version: consent}),
  })
  if (status === 'received' || status === 'alreadyReceived') after(deliverLeads)
  return status === 'received' ? {status, sent: {...short, email}} : {status}
}

/** The form's page, which browsers name in the Referer header; the home page where they do not. */
function pageOf(fields: Fields, referer: string): {pathname: string; search: string} {
  const page = URL.parse(referer)
  // A path that begins with two slashes would name another host.
  if (page && /^\/(?!\/)/.test(page.pathname)) return page
  const {[languageField]: locale} = fields
  return {pathname: pageHref(isLocale(locale) ? locale : defaultLocale, homePath), search: ''}
}

const headers = {'cache-control': storing.nobody}

/**
 * Receives a form at its one address. With script the answer is JSON; without, it is a redirect to the form's page, and
 * a cookie takes the answer and what was typed there. The proxy has already refused large bodies and other sites' forms.
 */
export async function receiveLead(request: Request): Promise<NextResponse> {
  const fields = await readFields(request)
  const referer = request.headers.get('referer') ?? ''
  const answer = await submitLead(fields, referer)
  if (isJson(request)) return NextResponse.json(answer, {headers})
  const {pathname, search} = pageOf(fields, referer)
  const location = `${pathname}${search}#${ctaAnchor}`
  const response = new NextResponse(null, {status: 303, headers: {...headers, location}})
  const values = typedValues(answer.status === 'received' ? {} : fields)
  response.cookies.set(...keepSentForm({form: formOf(fields), answer, values}, pathname))
  return response
}
