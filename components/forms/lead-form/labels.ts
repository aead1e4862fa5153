import {getTranslations} from 'next-intl/server'

import type {Locale} from '@/lib/i18n/locales'
import type {LeadFormKind, LeadFormState} from '@/lib/leads/limits'

type Answer = Exclude<LeadFormState['status'], 'idle'>

/** Texts of one form in one language: all messages that the browser gets. */
export interface LeadFormLabels {
  fields: Record<LeadField, string>
  optional: string
  submit: string
  submitting: string
  errors: Record<LeadError, string>
  answers: Record<Answer, {title: string; text: string}>
  /** Label of the toast's close button. */
  close: string
  /** Message prefilled for visitors who accept the exit popup's offer. */
  freeTrial: string
}

/** Texts of a form; demo requests and the waitlist have different answers. */
export async function leadFormLabels(form: LeadFormKind, locale: Locale): Promise<LeadFormLabels> {
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
    close: t('close'),
    freeTrial: t('freeTrial'),
  }
}

export type LeadFormLabels = Awaited<ReturnType<typeof leadFormLabels>>
