import {describe, expect, it} from 'vitest'

import {firstValues} from '../../../../components/calculator/fields'
import {roiLabels} from '../../../../components/calculator/labels'
import {comparison, resultSentence} from '../../../../components/calculator/result-text'
import {computeRoi, roiFormats} from '../../../../lib/sanity/roi'

const settings = {
  teamSize: 4,
  averageSalary: 52_000,
  hoursPerDay: 1.5,
  workingDays: 250,
  timeSaved: 0.67,
  productivityGain: 0.3,
}
const result = computeRoi(settings, settings)

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

/** Matches a text that has these parts in this order. */
const inOrder = (...parts: string[]) =>
  new RegExp(parts.map((part) => part.replaceAll('$', String.raw`\$`)).join('.*'))

describe.each([
  ['en', ['1.5 hours', '4 people', '$37,500', '$32,663'], ['1 hour ', '1 person ', '$37,500']],
  [
    'fr',
    ['1,5 heure ', '4 personnes', '37 500 €', '32 663 €'],
    ['1 heure ', '1 personne ', '37 500 €'],
  ],
] as const)('the result in %s', (locale, several, one) => {
  const formats = roiFormats(locale)

  it('is a sentence with the visitor’s numbers', async () => {
    const labels = await roiLabels(locale)
    const sentence = (values: object) =>
      plain(resultSentence({...firstValues(settings), ...values}, result, labels, formats))
    expect(sentence({})).toMatch(inOrder(...several))
    expect(sentence({teamSize: 1, hoursPerDay: 1})).toMatch(inOrder(...one))
  })

  it('is compared with the cost of the CRM once that is given', async () => {
    const labels = await roiLabels(locale)
    expect(comparison(0, 100, labels, formats)).toBe(labels.compare)
    expect(comparison(-1, 100, labels, formats)).toBe(labels.compare)
    expect(comparison(40, 100, labels, formats)).toBe(
      labels.compared.replace('{times}', locale === 'fr' ? '2,5' : '2.5'),
    )
  })
})
