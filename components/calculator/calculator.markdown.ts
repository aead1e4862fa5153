import {
  computeRoi,
  hoursPerWeek,
  type RoiResult,
  weeksPerYear,
  type RoiFormats,
  roiFormats,
} from '@/lib/sanity/roi'
import {type MarkdownContext, pair} from '@/lib/seo/markdown/context'
import {list, numbered, paragraph, stack} from '@/lib/seo/markdown/write'

import type {RoiSettings} from './fields'

/** Outputs in order of computation. */
const outputs = [
  'annualCRMCost',
  'annualSavings',
  'productivityGain',
  'totalBenefit',
  'monthlyBenefit',
] as const satisfies (keyof RoiResult)[]

function example(
  {teamSize, hoursPerDay}: RoiSettings,
  result: RoiResult,
  {money, number, isOne}: RoiFormats,
  {t}: MarkdownContext,
): string {
  return t('roi.sentence', {
    people: t(isOne(teamSize) ? 'roi.person' : 'roi.people', {count: number(teamSize)}),
    hours: t(isOne(hoursPerDay) ? 'roi.hour' : 'roi.hours', {count: number(hoursPerDay)}),
    cost: money(result.annualCRMCost),
    total: money(result.totalBenefit),
  })
}

function steps(
  {workingDays, timeSaved, productivityGain}: RoiSettings,
  {percent}: RoiFormats,
  {t}: MarkdownContext,
) {
  return [
    t('roi.steps.rate', {weeks: weeksPerYear, hours: hoursPerWeek}),
    t('roi.steps.cost', {days: workingDays}),
    t('roi.steps.savings', {share: percent(timeSaved)}),
    t('roi.steps.gain', {share: percent(productivityGain)}),
    t('roi.steps.total'),
  ]
}

/** A calculator's default result and its formula. */
export function calculatorMarkdown(
  settings: RoiSettings,
  note: string | null | undefined,
  context: MarkdownContext,
): string {
  const formats = roiFormats(context.locale)
  const result = computeRoi(settings, settings)
  return stack(
    paragraph(example(settings, result, formats, context)),
    list(
      ...outputs.map((output) =>
        pair(context.t(`roi.outputs.${output}`), formats.money(result[output]), context),
      ),
    ),
    paragraph({text: context.t('roi.computed'), strong: true}),
    numbered(...steps(settings, formats, context).map((step) => paragraph(step))),
    note && paragraph(note),
  )
}
