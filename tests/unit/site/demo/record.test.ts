import {describe, expect, it} from 'vitest'

import {formatAmount, readAmount} from '../../../../components/scene/sentence/amounts'
import {markedParts, withoutMarks} from '../../../../components/scene/sentence/marked'

describe('amounts', () => {
  it.each([
    ['40k', 40_000, 'USD'],
    ['48 000 €', 48_000, 'EUR'],
    ['12.500 €', 12_500, 'EUR'],
    ['1,2 M€', 1_200_000, 'EUR'],
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

  it('marked sentences have kinds', () => {
    expect(markedParts(sentence).filter(({kind}) => kind)).toEqual([
      {text: 'Acme', kind: 'name'},
      {text: '40k', kind: 'amount'},
      {text: '30 June', kind: 'date'},
      {text: 'Tuesday', kind: 'date'},
    ])
    expect(withoutMarks(sentence)).toBe('Met Acme, 40k by 30 June, call Tuesday')
  })
})
