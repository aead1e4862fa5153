import {describe, expect, it} from 'vitest'

import {calculatorMarkdown} from '../../../../components/calculator/calculator.markdown'
import {fieldRules, fieldsOf, firstValues} from '../../../../components/calculator/fields'
import {roiLabels} from '../../../../components/calculator/labels'
import {comparison, resultSentence} from '../../../../components/calculator/result-text'
import {messages, translatorFor} from '../../../../lib/i18n/messages'
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
  [
    'en',
    ['1.5 hours', '4 people', '$37,500', '$32,663'],
    ['1 hour ', '1 person ', '$37,500'],
    ['$37,500', '$25,125', '$7,538', '$32,663', '$2,722'],
  ],
  [
    'fr',
    ['1,5 heure ', '4 personnes', '37 500 €', '32 663 €'],
    ['1 heure ', '1 personne ', '37 500 €'],
    ['37 500 €', '25 125 €', '7 538 €', '32 663 €', '2 722 €'],
  ],
] as const)('the result in %s', (locale, several, one, amounts) => {
  const formats = roiFormats(locale)

  it('is a sentence with the visitor’s numbers', async () => {
    const labels = await roiLabels(locale)
    const sentence = (values: object) =>
      plain(resultSentence({...firstValues(settings), ...values}, result, labels, formats))
    expect(sentence({})).toMatch(inOrder(...several))
    expect(sentence({teamSize: 1, hoursPerDay: 1})).toMatch(inOrder(...one))
  })

  it('has the labels of the language', async () => {
    const {fields, outputs, sentence, person, people, hour, hours, ...words} = messages[locale].roi
    const {loading, inputs, optional, compare, compared} = words
    const raw = {sentence, person, people, hour, hours, compared}
    const plainly = {loading, inputs, optional, compare}
    expect(await roiLabels(locale)).toEqual({fields, outputs, ...raw, ...plainly})
  })

  it('is compared with the cost of the CRM once that is given', async () => {
    const labels = await roiLabels(locale)
    expect(comparison(0, 100, labels, formats)).toBe(labels.compare)
    expect(comparison(-1, 100, labels, formats)).toBe(labels.compare)
    expect(comparison(40, 100, labels, formats)).toBe(
      labels.compared.replace('{times}', locale === 'fr' ? '2,5' : '2.5'),
    )
  })

  it('is text with its formula as Markdown', () => {
    const t = translatorFor(locale)
    const text = plain(calculatorMarkdown(settings, 'A note.', {locale, t} as never))
    expect(text.split('\n')[0]).toMatch(inOrder(...several))
    const {computed, outputs, steps} = messages[locale].roi
    const pair = locale === 'fr' ? '** : ' : '**: '
    const filled = [
      steps.rate.replace('{weeks}', '52').replace('{hours}', '40'),
      steps.cost.replace('{days}', '250'),
      steps.savings.replace('{share}', locale === 'fr' ? '67 %' : '67%'),
      steps.gain.replace('{share}', locale === 'fr' ? '30 %' : '30%'),
      steps.total,
    ]
    expect(text.split('\n').slice(1)).toEqual([
      '',
      `- **${outputs.annualCRMCost}${pair}${amounts[0]}`,
      `- **${outputs.annualSavings}${pair}${amounts[1]}`,
      `- **${outputs.productivityGain}${pair}${amounts[2]}`,
      `- **${outputs.totalBenefit}${pair}${amounts[3]}`,
      `- **${outputs.monthlyBenefit}${pair}${amounts[4]}`,
      '',
      `**${computed}**`,
      '',
      ...filled.map((step, index) => `${index + 1}. ${plain(step)}`),
      '',
      'A note.',
    ])
  })
})

it('the fields have their own steps, ends, and ways to be written', () => {
  const formats = roiFormats('fr')
  const described = fieldsOf('home').map((name) => {
    const {step, end, parse, format, keyboard} = fieldRules[name]
    return [name, step, end(settings), parse('1,5'), plain(format(1234.5, formats)), keyboard]
  })
  expect(described).toEqual([
    ['teamSize', 1, 40, 1, '1 234,5', 'numeric'],
    ['averageSalary', 1000, 130_000, 1, '1 235 €', 'numeric'],
    ['hoursPerDay', 0.5, 6, 1.5, '1 234,5', 'decimal'],
    ['crmCost', 1000, 130_000, 1, '1 235 €', 'numeric'],
  ])
  expect(fieldsOf('article')).toEqual(fieldsOf('home').slice(0, 3))
  expect(firstValues(settings)).toEqual({
    teamSize: 4,
    averageSalary: 52_000,
    hoursPerDay: 1.5,
    crmCost: 0,
  })
})
