import {expect, it} from 'vitest'

import {firstValues} from '../../../../components/calculator/fields'
import {roiLabels} from '../../../../components/calculator/labels'
import {resultSentence} from '../../../../components/calculator/result-text'
import {computeRoi, roiFormats} from '../../../../lib/sanity/roi'

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
  ['en', /1\.5 hours .*4 people /, /1 hour .*1 person /],
  ['fr', /1,5 heure .*4 personnes /, /1 heure .*1 personne /],
] as const)('the result in %s counts people and hours', async (locale, several, one) => {
  const labels = await roiLabels(locale)
  const sentence = (changes: object) => {
    const values = {...firstValues(settings), ...changes}
    return resultSentence(values, computeRoi(settings, settings), labels, roiFormats(locale))
  }
  expect(sentence({}).replaceAll('\u00A0', ' ')).toMatch(several)
  expect(sentence({teamSize: 1, hoursPerDay: 1}).replaceAll('\u00A0', ' ')).toMatch(one)
})
