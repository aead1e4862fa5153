import {describe, expect, it} from 'vitest'

import {computeRoi} from '../../../../lib/sanity/roi'
import {sourceOf} from '../source-files.ts'

interface Document {
  value: number
  teamSize: number
  averageSalary: number
  hoursPerDay: number
  workingDays: number
}

const documentIn = (file: string) => JSON.parse(sourceOf(`content/${file}.json`)) as Document

const settings = {
  ...documentIn('settings/roi-settings'),
  timeSaved: documentIn('figures/crm-time-saved').value / 100,
  productivityGain: documentIn('figures/productivity-gain').value / 100,
}

function rounded(inputs: {teamSize: number; averageSalary: number; hoursPerDay: number}) {
  const result = computeRoi(inputs, settings)
  return Object.fromEntries(Object.entries(result).map(([key, value]) => [key, Math.round(value)]))
}

describe('what the CRM costs and what comes back', () => {
  it('computes the example of the default team', () => {
    // 80000 / 52 / 40 = 38.4615 an hour; 10 people × 2 hours × 250 days = 5000 hours.
    expect(rounded(settings)).toEqual({
      annualCRMCost: 192_308,
      annualSavings: 128_846,
      productivityGain: 38_654,
      totalBenefit: 167_500,
      monthlyBenefit: 13_958,
    })
  })

  it.each([
    // 52000 / 2080 = 25 an hour; 4 × 1.5 × 25 × 250 = 37500.
    [{teamSize: 4, averageSalary: 52_000, hoursPerDay: 1.5}, [37_500, 25_125, 7538, 32_663, 2722]],
    [{teamSize: 10, averageSalary: 0, hoursPerDay: 2}, [0, 0, 0, 0, 0]],
    [{teamSize: 10, averageSalary: 80_000, hoursPerDay: 0}, [0, 0, 0, 0, 0]],
  ])('%j', (inputs, expected) => {
    expect(Object.values(rounded(inputs))).toEqual(expected)
  })

  it("uses the editor's assumptions", () => {
    const inputs = {teamSize: 1, averageSalary: 2080, hoursPerDay: 1}
    expect(computeRoi(inputs, {workingDays: 200, timeSaved: 0.5, productivityGain: 0.2})).toEqual({
      annualCRMCost: 200,
      annualSavings: 100,
      productivityGain: 20,
      totalBenefit: 120,
      monthlyBenefit: 10,
    })
  })
})
