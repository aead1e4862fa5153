import {expect, it} from 'vitest'

import {translatorFor} from '../../../../lib/i18n/messages'
import {workedLines} from '../../../../lib/sanity/roi'

const inputs = {teamSize: 3, averageSalary: 52_000, hoursPerDay: 1.5}
const assumptions = {workingDays: 200, timeSaved: 0.544, productivityGain: 0.3}

// 52000 / 2080 = 25 an hour; 3 × 1.5 × 25 × 200 = 22500.
it.each([
  [
    'en',
    [
      '$52,000 / 52 / 40 = $25.00',
      '3 × 1.5 × $25.00 × 200 = $22,500',
      '54.4% × $22,500 = $12,240',
      '30% × $12,240 = $3,672',
      '$12,240 + $3,672 = $15,912',
      '$15,912 / 12 = $1,326',
    ],
  ],
  [
    'fr',
    [
      '52 000 € / 52 / 40 = 25,00 €',
      '3 × 1,5 × 25,00 € × 200 = 22 500 €',
      '54,4 % × 22 500 € = 12 240 €',
      '30 % × 12 240 € = 3 672 €',
      '12 240 € + 3 672 € = 15 912 €',
      '15 912 € / 12 = 1 326 €',
    ],
  ],
] as const)('the worked example in %s has its currency in every line', (locale, sums) => {
  const lines = workedLines(inputs, assumptions, locale, translatorFor(locale))
  expect(lines.map(({sum}) => sum.replaceAll(/[\u00A0\u202F]/g, ' '))).toEqual(sums)
})
