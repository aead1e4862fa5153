import {createElement} from 'react'
import {expect, it} from 'vitest'

import {leadFormLabels} from '../../../../components/forms/lead-form/labels'
import {LeadForm} from '../../../../components/forms/lead-form/lead-form'
import type {Locale} from '../../../../lib/i18n/locales'
import {emptyLeadForm, type LeadFormKind, type LeadFormState} from '../../../../lib/leads/fields'
import {drawnBy} from '../pieces.ts'

const action = () => Promise.resolve(emptyLeadForm)
const values = {...emptyLeadForm.values, name: 'Ada', email: 'ada@gmial.example', phone: '1 2'}

async function form(kind: LeadFormKind, locale: Locale, rest: object = {}) {
  const labels = await leadFormLabels(kind, locale)
  const documentTitle = undefined
  const props = {form: kind, action, labels, anchor: 'cta', consent: undefined, documentTitle}
  const drawn = await drawnBy(createElement(LeadForm, {...props, ...rest}))
  // React numbers the ids.
  return drawn.replaceAll(/_R_\w+_/g, 'id')
}

it.each([
  [
    'demo',
    'en',
    {consent: 'v1', documentTitle: 'Home'},
    '<title>Home</title> ¶ <form noValidate=""> ¶ <input type="hidden" name="source" value="demo"/> ¶ <input type="hidden" name="consent" value="v1"/> ¶ <label for="id-name"> ¶ Name ¶ <input type="text" autoComplete="name" id="id-name" required="" maxLength="100" name="name" value=""/> ¶ <label for="id-email"> ¶ Work email ¶ <input type="email" autoComplete="email" id="id-email" required="" maxLength="255" name="email" value=""/> ¶ <label for="id-company"> ¶ Company optional ¶ <input type="text" autoComplete="organization" id="id-company" maxLength="100" name="company" value=""/> ¶ <label for="id-phone"> ¶ Phone ¶ <input type="tel" autoComplete="tel" id="id-phone" required="" name="phone" value=""/> ¶ <label for="id-message"> ¶ Message optional ¶ <textarea rows="4" id="id-message" name="message" maxLength="1000"> ¶ <div aria-hidden="true"> ¶ x7 ¶ <input tabindex="-1" autoComplete="off" data-1p-ignore="true" data-bwignore="true" data-lpignore="true" data-form-type="other" name="x7"/> ¶ <button data-variant="primary"> ¶ Book a demo',
  ],
  [
    'waitlist',
    'fr',
    {},
    '<form noValidate=""> ¶ <input type="hidden" name="source" value="waitlist"/> ¶ <label for="id-name"> ¶ Nom ¶ <input type="text" autoComplete="name" id="id-name" required="" maxLength="100" name="name" value=""/> ¶ <label for="id-email"> ¶ E-mail professionnel ¶ <input type="email" autoComplete="email" id="id-email" required="" maxLength="255" name="email" value=""/> ¶ <label for="id-company"> ¶ Entreprise facultatif ¶ <input type="text" autoComplete="organization" id="id-company" maxLength="100" name="company" value=""/> ¶ <label for="id-phone"> ¶ Téléphone facultatif ¶ <input type="tel" autoComplete="tel" id="id-phone" name="phone" value=""/> ¶ <label for="id-message"> ¶ Message facultatif ¶ <textarea rows="4" id="id-message" name="message" maxLength="1000"> ¶ <div aria-hidden="true"> ¶ x7 ¶ <input tabindex="-1" autoComplete="off" data-1p-ignore="true" data-bwignore="true" data-lpignore="true" data-form-type="other" name="x7"/> ¶ <button data-variant="primary"> ¶ Rejoindre la liste d’attente',
  ],
] as const)('the form %s in %s asks for its fields', async (kind, locale, props, pieces) => {
  expect(await form(kind, locale, props)).toBe(pieces)
})

const refused = {...emptyLeadForm, values}

/** What a form draws above its fields in a state. */
async function answer(state: LeadFormState) {
  const props = {documentTitle: 'Home', consent: 'v1', initial: state}
  const drawn = await form('demo', 'en', props)
  return drawn.slice(0, drawn.indexOf(' ¶ <label for="id-name">'))
}

it.each<[LeadFormState, string]>([
  [
    {...refused, status: 'refused'},
    '<title>Error: Home</title> ¶ <form noValidate=""> ¶ <input type="hidden" name="source" value="demo"/> ¶ <input type="hidden" name="consent" value="v1"/> ¶ <div data-corner="true"> ¶ <div data-tone="error" role="alert" tabindex="-1"> ¶ <strong>Unable to submit request</strong> ¶ Please check your information and try again. ¶ <button type="button" aria-label="Close"> ¶ [x]',
  ],
  [
    {...refused, status: 'outdated'},
    '<title>Home</title> ¶ <form noValidate=""> ¶ <input type="hidden" name="source" value="demo"/> ¶ <input type="hidden" name="consent" value="v1"/> ¶ <div data-corner="true"> ¶ <div data-tone="note" role="status" tabindex="-1"> ¶ <strong>Not sent yet</strong> ¶ The site was updated while you were writing. Please send the form again. ¶ <button type="button" aria-label="Close"> ¶ [x]',
  ],
  [
    {...refused, status: 'failed'},
    '<title>Error: Home</title> ¶ <form noValidate=""> ¶ <input type="hidden" name="source" value="demo"/> ¶ <input type="hidden" name="consent" value="v1"/> ¶ <div data-corner="true"> ¶ <div data-tone="error" role="alert" tabindex="-1"> ¶ <strong>Unable to submit request</strong> ¶ Please try again later. ¶ <button type="button" aria-label="Close"> ¶ [x]',
  ],
  [
    {...refused, status: 'offline'},
    '<title>Error: Home</title> ¶ <form noValidate=""> ¶ <input type="hidden" name="source" value="demo"/> ¶ <input type="hidden" name="consent" value="v1"/> ¶ <div data-corner="true"> ¶ <div data-tone="error" role="alert" tabindex="-1"> ¶ <strong>You seem to be offline</strong> ¶ Nothing was sent. Please try again once you are connected. ¶ <button type="button" aria-label="Close"> ¶ [x]',
  ],
  [
    {...emptyLeadForm, status: 'received', sent: {name: 'Ada', company: 'Acme'}},
    '<title>Home</title> ¶ <form noValidate=""> ¶ <input type="hidden" name="source" value="demo"/> ¶ <input type="hidden" name="consent" value="v1"/> ¶ <div data-corner="true"> ¶ <div data-tone="good" role="status" tabindex="-1"> ¶ <strong>Demo request received!</strong> ¶ Thank you for your interest - We will contact you shortly for scheduling a demo! ¶ <button type="button" aria-label="Close"> ¶ [x] ¶ Written ¶ <div data-outcome="written"> ¶ Name ¶ <dd data-field="name"> ¶ Ada ¶ <div data-outcome="written"> ¶ Company ¶ <dd data-field="company"> ¶ Acme ¶ <button type="button" data-variant="secondary"> ¶ Send another request ¶ <div hidden="">',
  ],
  [
    {...emptyLeadForm, status: 'alreadyReceived', sent: {name: 'Ada', company: ''}},
    '<title>Home</title> ¶ <form noValidate=""> ¶ <input type="hidden" name="source" value="demo"/> ¶ <input type="hidden" name="consent" value="v1"/> ¶ <div data-corner="true"> ¶ <div data-tone="note" role="status" tabindex="-1"> ¶ <strong>Demo request already received!</strong> ¶ We&#x27;ve got your email saved. We will contact you shortly for scheduling a demo! ¶ <button type="button" aria-label="Close"> ¶ [x] ¶ Written ¶ <div data-outcome="written"> ¶ Name ¶ <dd data-field="name"> ¶ Ada ¶ <button type="button" data-variant="secondary"> ¶ Send another request ¶ <div hidden="">',
  ],
])('the form answers %j', async (state, pieces) => {
  expect(await answer(state)).toBe(pieces)
})

it('a refused form keeps what was typed, and names the errors beside their fields', async () => {
  const errors = {email: 'mistypedEmail', phone: 'phoneRequired'} as const
  const initial = {...refused, status: 'invalid', errors, meant: 'gmail.example'}
  expect(await form('demo', 'en', {initial, documentTitle: 'Costs $& more'})).toBe(
    '<title>Error: Costs $&amp; more</title> ¶ <form noValidate=""> ¶ <input type="hidden" name="source" value="demo"/> ¶ <input type="hidden" name="asked" value="ada@gmial.example"/> ¶ <div data-corner="true"> ¶ <div data-tone="error" role="alert" tabindex="-1"> ¶ <strong>Validation error</strong> ¶ Did you mean gmail.example? If not, send the form again. ¶ <button type="button" aria-label="Close"> ¶ [x] ¶ <label for="id-name"> ¶ Name ¶ <input type="text" autoComplete="name" id="id-name" required="" maxLength="100" name="name" value="Ada"/> ¶ <label for="id-email"> ¶ Work email ¶ <input type="email" autoComplete="email" id="id-email" required="" maxLength="255" aria-invalid="true" aria-describedby="id-email-error" name="email" value="ada@gmial.example"/> ¶ <p id="id-email-error"> ¶ Did you mean gmail.example? If not, send the form again. ¶ <label for="id-company"> ¶ Company optional ¶ <input type="text" autoComplete="organization" id="id-company" maxLength="100" name="company" value=""/> ¶ <label for="id-phone"> ¶ Phone ¶ <input type="tel" autoComplete="tel" id="id-phone" required="" aria-invalid="true" aria-describedby="id-phone-error" name="phone" value="1 2"/> ¶ <p id="id-phone-error"> ¶ Phone number is required ¶ <label for="id-message"> ¶ Message optional ¶ <textarea rows="4" id="id-message" name="message" maxLength="1000"> ¶ <div aria-hidden="true"> ¶ x7 ¶ <input tabindex="-1" autoComplete="off" data-1p-ignore="true" data-bwignore="true" data-lpignore="true" data-form-type="other" name="x7"/> ¶ <button data-variant="primary"> ¶ Book a demo',
  )
})

it('only an address that was doubted is sent again as asked', async () => {
  const initial = {...refused, status: 'invalid', errors: {email: 'invalidEmail'}}
  const pieces = await form('demo', 'en', {initial})
  expect(pieces.split(' ¶ ').filter((piece) => piece.includes('"hidden"'))).toEqual([
    '<input type="hidden" name="source" value="demo"/>',
  ])
})
