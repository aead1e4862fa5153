'use server'

import {isLocale, type Locale} from '../i18n/locales'
import {storedMessage} from './free-trial'
import {insertLead} from './insert-lead'
import {leadErrors, leadSchema} from './lead'
import {emptyLeadForm, leadForms, type LeadFormKind, type LeadFormState} from './limits'
import {looksAutomatic} from './robots'
import {popupSource, sourceField} from './sources'
import {typedValues} from './typed-values'

/**
 * Takes what a visitor typed into a lead form. Returns the next state of the form: emptied when the entry was received,
 * else with the text kept and what is wrong. Robots get the same answer as people.
 *
 * The cheapest check comes first. Before this runs, Next.js has refused bodies above the limit in `next.config.ts` and
 * posts from other sites.
 */
export async function submitLead(
  locale: Locale,
  form: LeadFormKind,
  _previous: LeadFormState,
  data: FormData,
): Promise<LeadFormState> {
  const values = typedValues(data)
  // The bound arguments come back from the browser, so they are checked like the rest.
  if (!isLocale(locale) || !leadForms.includes(form) || !(data instanceof FormData)) {
    return {status: 'refused', values, errors: {}}
  }
  if (looksAutomatic(data)) return {...emptyLeadForm, status: 'received'}

  const parsed = leadSchema(form).safeParse(values)
  if (!parsed.success) return {status: 'invalid', values, errors: leadErrors(parsed.error)}

  const origin = {source: popupSource(data.get(sourceField)) ?? form, locale}
  const message = storedMessage(parsed.data.message, origin)
  const status = await insertLead({...parsed.data, message}, origin)
  return status === 'received' ? {...emptyLeadForm, status} : {status, values, errors: {}}
}
