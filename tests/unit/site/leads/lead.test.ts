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

  it.each(leadFields)('the %s may be as long as its limit, and no longer', (field) => {
    const most = maxLength(field, form)
    const ofLength = field === 'email' ? addressOf : x
    expect(errorsOf(form, {[field]: ofLength(most)})).toEqual({})
    expect(errorsOf(form, {[field]: ofLength(most + 1)})).toEqual({[field]: `${field}Max`})
  })

  it.each([
    ['name', ' \t ', 'nameRequired'],
    ['email', '', 'emailRequired'],
    ['email', 'aoife', 'invalidEmail'],
    ['email', 'aoife@company', 'invalidEmail'],
    ['email', 'Aoife <aoife@company.example>', 'invalidEmail'],
    ['email', '\u200Bada@visitor.example', undefined],
    ['phone', '+33 (0) 1 23 45 67 89', undefined],
    ['phone', '+49 (0) 1512 / 345 67 89-0', undefined],
    ['message', '', undefined],
  ] as const)('of the %s %j it says %s', (field, text, error) => {
    expect(errorsOf(form, {[field]: text})[field]).toBe(error)
  })

  it('counts each line break as one character', () => {
    const lines = `${'x\n'.repeat(maxLength('message', form) / 2 - 1)}xx`
    expect(lines).toHaveLength(maxLength('message', form))
    const sent = lines.replaceAll('\n', '\r\n')
    expect(leadSchema(form).parse(validLead({message: sent})).message).toBe(lines)
    expect(errorsOf(form, {message: `${sent}x`})).toEqual({message: 'messageMax'})
  })
})

it('a field that only one form has is empty in the other, which does not send it', () => {
  const {company: rule} = leadFieldRules
  const {asked} = rule
  Object.assign(rule, {asked: ['demo']})
  const {company: typed, ...others} = validLead()
  expect(leadSchema('waitlist').parse(others)).toEqual({...others, company: ''})
  expect(leadSchema('demo').parse(validLead()).company).toBe(typed)
  Object.assign(rule, {asked})
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
