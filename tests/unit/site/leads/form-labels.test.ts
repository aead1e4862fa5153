import {expect, it} from 'vitest'

import {leadFormLabels} from '../../../../components/forms/labels'
import {messages} from '../../../../lib/i18n/messages'
import {leadFields, maxLength} from '../../../../lib/leads/fields'

it.each([
  ['demo', 'en', 'receivedDemo', 'alreadyReceivedDemo'],
  ['demo', 'fr', 'receivedDemo', 'alreadyReceivedDemo'],
  ['waitlist', 'en', 'received', 'alreadyReceived'],
  ['waitlist', 'fr', 'received', 'alreadyReceived'],
] as const)('the form %s has the labels of %s', async (form, locale, received, known) => {
  const {errors, status, submit, submitting, ...words} = messages[locale].leadForm
  const number = new Intl.NumberFormat(locale)
  const limits = leadFields.map((field) => {
    const max = number.format(maxLength(field, form))
    return [`${field}Max`, errors[`${field}Max`].replace('{max, number}', max)]
  })
  const {invalid, refused, failed, offline} = status
  const answers = {received: status[received], alreadyReceived: status[known]}
  expect(await leadFormLabels(form, locale)).toEqual({
    fields: words.fields,
    optional: words.optional,
    errorTitle: words.errorTitle,
    written: words.written,
    again: words.again,
    close: words.close,
    freeTrial: words.freeTrial,
    submit: submit[form],
    submitting: submitting[form],
    errors: {...errors, ...Object.fromEntries(limits)},
    answers: {...answers, invalid, refused, failed, offline},
  })
})
