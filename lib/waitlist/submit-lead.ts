'use server'

import {isLocale, type Locale} from '../i18n/locales'
import {insertLead} from './insert-lead'
import {leadErrors, leadSchema} from './lead'
import {
  emptyLeadForm,
  honeypotField,
  leadFields,
  leadForms,
  type LeadFormKind,
  type LeadFormState,
} from './limits'

/** Longer texts than any rule allows are not worth keeping, let alone sending back. */
const longestKept = 5000

function typedValues(data: FormData): LeadFormState['values'] {
  const values = {...emptyLeadForm.values}
  for (const field of leadFields) {
    const value = data.get(field)
    values[field] = typeof value === 'string' ? value.slice(0, longestKept) : ''
  }
  return values
}

/**
 * Takes what a visitor typed into a lead form. Returns the next state of the form: emptied when the entry was received,
 * else with the text kept and what is wrong. Robots that fill the hidden field get the same answer as people.
 */
export async function submitLead(
  locale: Locale,
  form: LeadFormKind,
  _previous: LeadFormState,
  data: FormData,
): Promise<LeadFormState> {
  const values = typedValues(data)
  // The bound arguments come back from the browser, so they are checked like the rest.
  if (!isLocale(locale) || !leadForms.includes(form)) return {status: 'refused', values, errors: {}}
  if (data.get(honeypotField)) return {...emptyLeadForm, status: 'received'}

  const parsed = leadSchema(form).safeParse(values)
  if (!parsed.success) return {status: 'invalid', values, errors: leadErrors(parsed.error)}

  const status = await insertLead(parsed.data, {form, locale})
  return status === 'received' ? {...emptyLeadForm, status} : {status, values, errors: {}}
}
