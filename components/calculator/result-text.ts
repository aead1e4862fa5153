import type {RoiResult, RoiFormats} from '@/lib/sanity/roi'

import type {RoiValues} from './fields'
import type {RoiLabels} from './labels'

function fill(template: string, words: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
}

/** Returns the result as a sentence: how long is spent, what it costs, and what is saved. */
export function resultSentence(
  values: RoiValues,
  result: RoiResult,
  labels: RoiLabels,
  {money, number, isOne}: RoiFormats,
): string {
  const counted = (count: number, one: string, other: string) =>
    fill(isOne(count) ? one : other, {count: number(count)})
  return fill(labels.sentence, {
    people: counted(values.teamSize, labels.person, labels.people),
    hours: counted(values.hoursPerDay, labels.hour, labels.hours),
    cost: money(result.annualCRMCost),
    total: money(result.totalBenefit),
  })
}

/** Returns the comparison of the benefit with the CRM's cost, or a hint while that field is empty. */
export function comparison(
  crmCost: number,
  totalBenefit: number,
  labels: RoiLabels,
  {number}: RoiFormats,
): string {
  if (crmCost <= 0) return labels.compare
  return fill(labels.compared, {times: number(Math.round((totalBenefit / crmCost) * 10) / 10)})
}
