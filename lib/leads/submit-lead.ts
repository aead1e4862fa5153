'use server'

import {after} from 'next/server'

import {isLocale, type Locale} from '../i18n/locales'
import {attributionOf} from './attribution'
import {shownConsent} from './consent'
import {askedField, emptyLeadForm, leadForms, type LeadFormKind, type LeadFormState} from './fields'
import {storedMessage} from './free-trial'
import {insertLead} from './insert-lead'
import {leadErrors, leadSchema, type Lead} from './lead'
import {deliverLeads} from './outbox/deliver'
import {looksAutomatic} from './robots'
import {popupSource, sourceField} from './sources'
import {typedValues} from './typed-values'
import {meantDomain} from './typo'

/** State after an entry was received: an empty form, and the sender. */
const receivedFrom = ({name, company}: Lead): LeadFormState => ({
  ...emptyLeadForm,
  status: 'received',
  sent: {name, company},
})

/**
 * Server action of the lead form; cheapest checks first. Entries that bots may have sent are stored and marked, and bots
 * get the same response as people. The proxy has already refused large bodies and forms of other origins.
 */
export async function submitLead(
  locale: Locale,
  form: LeadFormKind,
  _previous: LeadFormState,
  data: FormData,
): Promise<LeadFormState> {
  const values = typedValues(data)
  // Bound arguments travel through the browser, so they are validated too.
  if (!isLocale(locale) || !leadForms.includes(form) || !(data instanceof FormData)) {
    return {status: 'refused', values, errors: {}}
  }
  const parsed = leadSchema(form).safeParse(values)
  if (!parsed.success) return {status: 'invalid', values, errors: leadErrors(parsed.error)}
  const {email} = parsed.data
  const meant = meantDomain(email)
  if (meant && data.get(askedField) !== email) {
    return {status: 'invalid', values: {...values, email}, errors: {email: 'mistypedEmail'}, meant}
  }

  const origin = {
    source: popupSource(data.get(sourceField)) ?? form,
    locale,
    suspected: looksAutomatic(data),
    consentVersion: shownConsent(data),
  }
  const message = storedMessage(parsed.data.message, origin)
  const status = await insertLead({...parsed.data, message}, origin, await attributionOf(data))
  if (status === 'received' || status === 'alreadyReceived') after(deliverLeads)
  return status === 'received' ? receivedFrom(parsed.data) : {status, values, errors: {}}
}
