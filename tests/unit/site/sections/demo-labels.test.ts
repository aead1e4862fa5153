import {expect, it} from 'vitest'

import {demoLabels} from '../../../../components/sections/demo/labels'
import {locales} from '../../../../lib/i18n/locales'
import {messages} from '../../../../lib/i18n/messages'

it.each(locales)('the demo has the labels of %s', async (locale) => {
  const {demo, scene} = messages[locale]
  const {salesforce, hubspot, tasks, before, limit, ...words} = demo
  const {pick, type, loading, run, hint, nothing, crm, previously, announced} = words
  expect(await demoLabels(locale)).toEqual({
    tokens: {
      name: scene.tokenName,
      amount: scene.tokenAmount,
      date: scene.tokenDate,
      email: scene.tokenEmail,
      phone: scene.tokenPhone,
      number: scene.tokenNumber,
    },
    crms: {salesforce, hubspot},
    tasks,
    before,
    limit: limit.replace('{max}', '200'),
    masked: scene.masked,
    written: scene.written,
    pick,
    type,
    loading,
    run,
    hint,
    nothing,
    crm,
    previously,
    announced,
  })
})
