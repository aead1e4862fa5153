import {describe, expect, it} from 'vitest'

import {formatAmount, readAmount} from '../../../../components/scene/sentence/amounts'
import {markedParts, markedValues, withoutMarks} from '../../../../components/scene/sentence/marked'
import {
  recordRows,
  type CrmLabels,
  type RecordLabels,
} from '../../../../components/scene/sentence/record'

const crm = (name: string, amount: string): CrmLabels => ({
  name,
  object: 'Deal',
  fields: {
    account: 'Account',
    contact: 'Contact',
    amount,
    stage: 'Stage',
    closeDate: 'Close date',
    nextStep: 'Next step',
    email: 'Email',
    phone: 'Phone',
  },
  stages: {lost: `Lost in ${name}`, won: 'Won', negotiation: 'Negotiation', proposal: 'Proposal'},
})

const words: RecordLabels = {
  crms: {salesforce: crm('Salesforce', 'Amount'), hubspot: crm('HubSpot', 'Deal amount')},
  tasks: {followUp: 'Follow up', call: 'Call back', proposal: 'Send the proposal'},
  before: {amount: '$32,000', stage: 'Qualification'},
}

describe('amounts', () => {
  it.each([
    ['40k', 40_000, 'USD'],
    ['€48,000', 48_000, 'EUR'],
    ['48 000 €', 48_000, 'EUR'],
    ['12.500 €', 12_500, 'EUR'],
    ['£40,000.50', 40_000.5, 'GBP'],
    ['1.2m', 1_200_000, 'USD'],
    ['1,2 M€', 1_200_000, 'EUR'],
    ['1,2 million d’euros', 1_200_000, 'EUR'],
    ['40 mille', 40_000, 'USD'],
    ['$90k', 90_000, 'USD'],
    ['1,200,000', 1_200_000, 'USD'],
    ['500 euros', 500, 'EUR'],
  ] as const)('%s', (text, value, currency) => {
    expect(readAmount(text, 'en')).toEqual({value, currency})
  })

  it("amounts without a currency use the language's", () => {
    expect(readAmount('40 000', 'fr')).toEqual({value: 40_000, currency: 'EUR'})
  })

  it("amounts are formatted in the reader's language", () => {
    expect(formatAmount({value: 40_000, currency: 'EUR'}, 'en')).toBe('€40,000')
    expect(formatAmount({value: 40_000, currency: 'EUR'}, 'fr')).toBe('40\u202F000\u202F€')
  })
})

describe('marked sentences', () => {
  const sentence = 'Met [Acme], [40k] by [30 June], call [Tuesday]'

  it('marked sentences have kinds and values', () => {
    expect(markedParts(sentence).filter(({kind}) => kind)).toEqual([
      {text: 'Acme', value: 'Acme', kind: 'name'},
      {text: '40k', value: '40k', kind: 'amount'},
      {text: '30 June', value: '30 June', kind: 'date'},
      {text: 'Tuesday', value: 'Tuesday', kind: 'date'},
    ])
    expect(markedValues(sentence)).toEqual(['Acme', '40k', '30 June', 'Tuesday'])
    expect(withoutMarks(sentence)).toBe('Met Acme, 40k by 30 June, call Tuesday')
    expect(markedParts('[Acme][40k]').map(({text}) => text)).toEqual(['Acme', '40k'])
  })
})

describe('the record', () => {
  it('the record changes only the fields in the sentence', () => {
    const rows = recordRows({account: 'Acme', amount: '40k'}, 'hubspot', words, 'en')
    const written = rows.map(({label, before, after, source}) => [label, before, after, source])
    expect(written).toEqual([
      ['Account', null, 'Acme', 'Acme'],
      ['Contact', null, null, null],
      ['Deal amount', '$32,000', '$40,000', '40k'],
      ['Stage', 'Qualification', null, null],
      ['Close date', null, null, null],
      ['Next step', null, null, null],
    ])
  })

  it("the record has the CRM's stage names, and tasks with their day", () => {
    const rows = recordRows(
      {stage: 'lost', nextStep: {task: 'call', date: 'Tuesday'}, email: 'a@b.example'},
      'salesforce',
      words,
      'en',
    )
    const written = rows
      .filter(({after}) => after)
      .map(({field, after, source}) => [field, after, source])
    expect(written).toEqual([
      ['stage', 'Lost in Salesforce', null],
      ['nextStep', 'Call back, Tuesday', 'Tuesday'],
      ['email', 'a@b.example', 'a@b.example'],
    ])
  })

  it('a task without a day in the sentence has none', () => {
    const rows = recordRows({nextStep: {task: 'followUp', date: null}}, 'salesforce', words, 'en')
    expect(rows.find(({field}) => field === 'nextStep')?.after).toBe('Follow up')
  })
})
