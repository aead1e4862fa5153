import {getTranslations} from 'next-intl/server'

import type {Locale} from '@/lib/i18n/locales'
import type {LeadFormKind, LeadFormState} from '@/lib/leads/limits'

type Answer = Exclude<LeadFormState['status'], 'idle'>

/** Reads a form's messages for the browser. Demo requests and the waitlist have different ones. */
export async function leadFormLabels(form: LeadFormKind, locale: Locale) {
  const t = await getTranslations({locale, namespace: 'leadForm'})
  const answer = (key: Answer | 'receivedDemo' | 'alreadyReceivedDemo') => ({
    title: t(`status.${key}.title`),
    text: t(`status.${key}.text`),
  })
  return {
    fields: {
      name: t('fields.name'),
      email: t('fields.email'),
      company: t('fields.company'),
      phone: t('fields.phone'),
      message: t('fields.message'),
    },
    optional: t('optional'),
    submit: t(`submit.${form}`),
    submitting: t(`submitting.${form}`),
    errors: {
      nameRequired: t('errors.nameRequired'),
      nameMax: t('errors.nameMax'),
      emailRequired: t('errors.emailRequired'),
      invalidEmail: t('errors.invalidEmail'),
      emailMax: t('errors.emailMax'),
      companyMax: t('errors.companyMax'),
      phoneRequired: t('errors.phoneRequired'),
      phoneMax: t('errors.phoneMax'),
      messageMax: t('errors.messageMax'),
    },
    answers: {
      invalid: answer('invalid'),
      received: answer(form === 'demo' ? 'receivedDemo' : 'received'),
      alreadyReceived: answer(form === 'demo' ? 'alreadyReceivedDemo' : 'alreadyReceived'),
      refused: answer('refused'),
      failed: answer('failed'),
    },
    written: t('written'),
    again: t('again'),
    close: t('close'),
    freeTrial: t('freeTrial'),
  }
}

export type LeadFormLabels = Awaited<ReturnType<typeof leadFormLabels>>
