import {languages, type Locale} from '../i18n/locales'
import type {Translator} from '../i18n/messages'

/** The visitor's input. */
export interface RoiInputs {
  teamSize: number
  /** Per person and year. */
  averageSalary: number
  /** Hours of CRM work per person. */
  hoursPerDay: number
}

/** The calculator's assumptions. Time saved and productivity gain are figures, as fractions from 0 to 1. */
export interface RoiAssumptions {
  workingDays: number
  timeSaved: number
  productivityGain: number
}

/** Divisors for converting an annual salary to an hourly wage. */
export const weeksPerYear = 52
export const hoursPerWeek = 40

const monthsPerYear = 12

/** Decimals with which hours are computed and shown. */
export const hourDecimals = 2

/** Computes the working time that CRM entry costs a team, and how much of it is saved. */
export function computeRoi(
  {teamSize, averageSalary, hoursPerDay}: RoiInputs,
  {workingDays, timeSaved, productivityGain}: RoiAssumptions,
) {
  const hourlyRate = averageSalary / weeksPerYear / hoursPerWeek
  const annualCRMCost = teamSize * hoursPerDay * hourlyRate * workingDays
  const annualSavings = timeSaved * annualCRMCost
  const gain = productivityGain * annualSavings
  const totalBenefit = annualSavings + gain
  return {
    annualCRMCost,
    annualSavings,
    productivityGain: gain,
    totalBenefit,
    monthlyBenefit: totalBenefit / monthsPerYear,
  }
}

/** Results in the currency of the salary, unrounded; annual except for the last. */
export type RoiResult = ReturnType<typeof computeRoi>

/** Returns the number formats of a language. */
export function roiFormats(locale: Locale) {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: languages[locale].currency,
    maximumFractionDigits: 0,
  })
  const decimals = {maximumFractionDigits: hourDecimals}
  const number = new Intl.NumberFormat(locale, decimals)
  const percent = new Intl.NumberFormat(locale, {style: 'percent', maximumFractionDigits: 2})
  const plural = new Intl.PluralRules(locale, decimals)
  return {
    /** A rounded amount with its currency: dollars in English, euros in French. */
    money: (amount: number) => money.format(Math.round(amount)),
    /** A number with as many decimals as hours have. */
    number: (value: number) => number.format(value),
    /** A fraction in percent, with as many decimals as figures have. */
    percent: (fraction: number) => percent.format(fraction),
    /** Whether a count takes the singular. */
    isOne: (count: number) => plural.select(count) === 'one',
  }
}

export type RoiFormats = ReturnType<typeof roiFormats>

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
  const {money, number, percent} = roiFormats(locale)
  const exact = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: languages[locale].currency,
  })
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
      sum: `${percent(timeSaved)} × ${cost} = ${savings}`,
    },
    {
      label: t('roi.outputs.productivityGain'),
      sum: `${percent(productivityGain)} × ${savings} = ${gain}`,
    },
    {label: t('roi.outputs.totalBenefit'), sum: `${savings} + ${gain} = ${total}`},
    {
      label: t('roi.outputs.monthlyBenefit'),
      sum: `${total} / ${monthsPerYear} = ${money(result.monthlyBenefit)}`,
    },
  ]
}
