import {getTranslations} from 'next-intl/server'

import type {Locale} from '@/lib/i18n/locales'
import {
  leadFields,
  maxLength,
  requiredFields,
  type LeadError,
  type LeadField,
  type LeadFormKind,
  type LeadAnswer,
} from '@/lib/leads/fields'

type Translator = Awaited<ReturnType<typeof getTranslations<'leadForm'>>>

function byField(read: (field: LeadField) => string): Record<LeadField, string> {
  const pairs = leadFields.map((field) => [field, read(field)])
  return Object.fromEntries(pairs) as Record<LeadField, string>
}

function errorsOf(t: Translator, form: LeadFormKind): Record<LeadError, string> {
  const pairs = [
    ['invalidEmail', t('errors.invalidEmail')],
    ['mistypedEmail', t.raw('errors.mistypedEmail')],
    ...requiredFields.map((field) => [`${field}Required`, t(`errors.${field}Required`)]),
    ...leadFields.map((field) => [
      `${field}Max`,
      t(`errors.${field}Max`, {max: maxLength(field, form)}),
    ]),
  ]
  return Object.fromEntries(pairs) as Record<LeadError, string>
}

/** Reads a form's messages for the browser. Demo requests and the waitlist have different ones. */
export async function leadFormLabels(form: LeadFormKind, locale: Locale) {
  const t = await getTranslations({locale, namespace: 'leadForm'})
  const answer = (key: LeadAnswer['status'] | 'receivedDemo' | 'alreadyReceivedDemo') => ({
    title: t(`status.${key}.title`),
    text: t(`status.${key}.text`),
  })
  return {
    fields: byField((field) => t(`fields.${field}`)),
    optional: t('optional'),
    errorTitle: t.raw('errorTitle') as string,
    submit: t(`submit.${form}`),
    submitting: t(`submitting.${form}`),
    errors: errorsOf(t, form),
    answers: {
      invalid: answer('invalid'),
      received: answer(form === 'demo' ? 'receivedDemo' : 'received'),
      alreadyReceived: answer(form === 'demo' ? 'alreadyReceivedDemo' : 'alreadyReceived'),
      refused: answer('refused'),
      failed: answer('failed'),
      offline: answer('offline'),
    },
    written: t('written'),
    again: t('again'),
    close: t('close'),
    freeTrial: t('freeTrial'),
  }
}

export type LeadFormLabels = Awaited<ReturnType<typeof leadFormLabels>>
