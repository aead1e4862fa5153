import {describe, expect, it} from 'vitest'

import {
  leadFieldRules,
  leadFields,
  leadForms,
  maxLength,
  type LeadError,
  type LeadField,
  type LeadFormKind,
} from '../../../../lib/leads/fields'
import {leadErrors, leadSchema, type Lead} from '../../../../lib/leads/lead'
import {validLead} from '../../../fixtures/lead'

const x = (count: number) => 'x'.repeat(count)

/** Returns an email address of a given length whose parts are all of valid length. */
function addressOf(length: number): string {
  const name = x(60)
  const labels = `${x(60)}.${x(60)}.${x(60)}`
  const ending = '.example'
  const rest = length - name.length - labels.length - ending.length - 2
  return `${name}@${x(rest)}.${labels}${ending}`
}

function errorsOf(form: LeadFormKind, typed: Partial<Lead>): Partial<Record<LeadField, LeadError>> {
  const {error} = leadSchema(form).safeParse(validLead(typed))
  return error ? leadErrors(error) : {}
}

describe.each(leadForms)('the %s form', (form) => {
  it('trims and accepts typical values', () => {
    const typed = Object.fromEntries(
      Object.entries(validLead()).map(([field, text]) => [field, ` \t${text}\u00A0 `]),
    )
    expect(leadSchema(form).parse(typed)).toEqual(validLead())
  })

  it.each([
    ['name', '', 'nameRequired'],
    ['name', ' \t ', 'nameRequired'],
    ['name', x(maxLength('name', form) + 1), 'nameMax'],
    ['email', '', 'emailRequired'],
    ['email', 'aoife', 'invalidEmail'],
    ['email', 'aoife@company', 'invalidEmail'],
    ['email', 'Aoife <aoife@company.example>', 'invalidEmail'],
    ['email', addressOf(maxLength('email', form) + 1), 'emailMax'],
    ['company', x(maxLength('company', form) + 1), 'companyMax'],
    ['phone', x(maxLength('phone', form) + 1), 'phoneMax'],
    ['phone', '1 '.repeat(26) + '1', 'phoneMax'],
    ['message', x(maxLength('message', form) + 1), 'messageMax'],
  ] as const)('rejects the %s %j: %s', (field, text, error) => {
    expect(errorsOf(form, {[field]: text})).toEqual({[field]: error})
  })

  it.each([
    ['name', x(maxLength('name', form))],
    ['email', 'a@b.co'],
    ['company', x(maxLength('company', form))],
    ['phone', x(maxLength('phone', form))],
    ['phone', '+33 (0) 1 23 45 67 89'],
    ['phone', '+49 (0) 1512 / 345 67 89-0'],
    ['email', '\u200Bada@visitor.example'],
    ['message', x(maxLength('message', form))],
    ['message', ''],
  ] as const)('accepts the %s %j', (field, text) => {
    expect(errorsOf(form, {[field]: text})).toEqual({})
  })

  it('accepts an email address of the maximum length', () => {
    const email = addressOf(maxLength('email', form))
    expect(email).toHaveLength(maxLength('email', form))
    expect(errorsOf(form, {email})).toEqual({})
  })

  it('counts each line break as one character', () => {
    const lines = `${'x\n'.repeat(maxLength('message', form) / 2 - 1)}xx`
    expect(lines).toHaveLength(maxLength('message', form))
    const sent = lines.replaceAll('\n', '\r\n')
    expect(leadSchema(form).parse(validLead({message: sent})).message).toBe(lines)
    expect(errorsOf(form, {message: `${sent}x`})).toEqual({message: 'messageMax'})
  })
})

it('a field that only one form asks for is empty in the other, which does not send it', () => {
  const {company: rule} = leadFieldRules
  const {asked} = rule
  Object.assign(rule, {asked: ['demo']})
  const {company: typed, ...others} = validLead()
  expect(leadSchema('waitlist').parse(others)).toEqual({...others, company: ''})
  expect(leadSchema('demo').parse(validLead()).company).toBe(typed)
  Object.assign(rule, {asked})
})

it.each(['', '  '])('only the demo form rejects the phone number %j', (phone) => {
  expect(errorsOf('demo', {phone})).toEqual({phone: 'phoneRequired'})
  expect(errorsOf('waitlist', {phone})).toEqual({})
})

it('every rule has a message in every language', async () => {
  const errors = new Set<string>(['mistypedEmail'])
  for (const form of leadForms) {
    for (const text of ['', 'nobody', x(2000)]) {
      const typed = Object.fromEntries(leadFields.map((field) => [field, text]))
      for (const error of Object.values(errorsOf(form, typed))) errors.add(error)
    }
  }
  for (const locale of ['en', 'fr'] as const) {
    const {default: messages} = await import(`../../../../messages/${locale}.json`)
    expect(Object.keys(messages.leadForm.errors).sort()).toEqual([...errors].sort())
  }
})
