import {describe, expect, it} from 'vitest'

import {scaleEnd} from '../../../../components/calculator/calculator-view'
import {firstValues, parseDecimal, parseWhole} from '../../../../components/calculator/fields'
import {roiLabels} from '../../../../components/calculator/labels'
import {resultSentence} from '../../../../components/calculator/result-text'
import {translatorFor} from '../../../../lib/i18n/messages'
import {computeRoi, roiFormats} from '../../../../lib/sanity/roi'

describe('a whole number', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['80 000', 80_000],
    ['80\u202F000', 80_000],
    ['80.000', 80_000],
    ['1,234,567', 1_234_567],
    ['$80,000', 80_000],
    ['12.9', 12],
    ['12,9', 12],
    ['12 people', 12],
    ['', 0],
    ['  ', 0],
    ['.5', 0],
    ['9'.repeat(400), 0],
  ])('parses %j as %d', (typed, value) => {
    expect(parseWhole(typed)).toBe(value)
  })
})

describe('a decimal', () => {
  it.each([
    ['2', 2],
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['.5', 0.5],
    ['0.333', 0.33],
    ['', 0],
    ['Infinity', 0],
    ['NaN', 0],
  ])('parses %j as %d', (typed, value) => {
    expect(parseDecimal(typed)).toBe(value)
  })
})

// Browser tests compare amounts with sums made by hand.
const settings = {
  teamSize: 4,
  averageSalary: 52_000,
  hoursPerDay: 1.5,
  workingDays: 250,
  timeSaved: 0.67,
  productivityGain: 0.3,
}

it.each([
  ['en', /1\.25 hours .*4 people /, /1 hour .*1 person /],
  ['fr', /1,25 heure .*4 personnes /, /1 heure .*1 personne /],
] as const)('the result in %s counts people and hours', (locale, several, one) => {
  const labels = roiLabels(translatorFor(locale))
  const sentence = (changes: object) => {
    const values = {...firstValues(settings), ...changes}
    return resultSentence(values, computeRoi(settings, settings), labels, roiFormats(locale))
  }
  expect(sentence({hoursPerDay: 1.25}).replaceAll('\u00A0', ' ')).toMatch(several)
  expect(sentence({teamSize: 1, hoursPerDay: 1.004}).replaceAll('\u00A0', ' ')).toMatch(one)
})

it.each([
  [192_308, 200_000],
  [200_000, 200_000],
  [200_001, 300_000],
  [87, 100],
  [61, 80],
  [95, 100],
  [1, 1],
  [0, 1],
  [-5, 1],
])('the axis for a maximum of %d ends at %d', (longest, end) => {
  expect(scaleEnd(longest)).toBe(end)
})
