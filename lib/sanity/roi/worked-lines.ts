import {languages, type Locale} from '../../i18n/locales'
import type {Translator} from '../../i18n/translator'
import {
  computeRoi,
  hoursPerWeek,
  monthsPerYear,
  type RoiAssumptions,
  type RoiInputs,
  weeksPerYear,
} from './compute'
import {roiFormats} from './format'

/** A line of a worked example: a label, and a calculation with its result. */
interface Line {
  label: string
  sum: string
}

/** Returns the calculation line by line, in the currency of the language. */
export function workedLines(
  inputs: RoiInputs,
  assumptions: RoiAssumptions,
  locale: Locale,
  t: Translator,
): Line[] {
  const {money, number} = roiFormats(locale)
  const exact = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: languages[locale].currency,
  })
  const percent = new Intl.NumberFormat(locale, {style: 'percent'})
  const {teamSize, averageSalary, hoursPerDay} = inputs
  const {workingDays, timeSaved, productivityGain} = assumptions
  const result = computeRoi(inputs, assumptions)
  const cost = money(result.annualCRMCost)
  const savings = money(result.annualSavings)
  const gain = money(result.productivityGain)
  const total = money(result.totalBenefit)
  const rate = exact.format(averageSalary / weeksPerYear / hoursPerWeek)
  const factors = [number(teamSize), number(hoursPerDay), rate, number(workingDays)].join(' × ')
  return [
    {
      label: t('roi.hourlyRate'),
      sum: `${money(averageSalary)} / ${weeksPerYear} / ${hoursPerWeek} = ${rate}`,
    },
    {label: t('roi.outputs.annualCRMCost'), sum: `${factors} = ${cost}`},
    {
      label: t('roi.outputs.annualSavings'),
      sum: `${percent.format(timeSaved)} × ${cost} = ${savings}`,
    },
    {
      label: t('roi.outputs.productivityGain'),
      sum: `${percent.format(productivityGain)} × ${savings} = ${gain}`,
    },
    {label: t('roi.outputs.totalBenefit'), sum: `${savings} + ${gain} = ${total}`},
    {
      label: t('roi.outputs.monthlyBenefit'),
      sum: `${total} / ${monthsPerYear} = ${money(result.monthlyBenefit)}`,
    },
  ]
}
