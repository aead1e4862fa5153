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

import {firstValues, type RoiSettings} from './fields'
import {roiLabels} from './labels'
import {resultSentence} from './result-text'

/** Outputs in order of computation. */
const outputs = [
  'annualCRMCost',
  'annualSavings',
  'productivityGain',
  'totalBenefit',
  'monthlyBenefit',
] as const satisfies (keyof RoiResult)[]

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
    paragraph(resultSentence(firstValues(settings), result, roiLabels(context.t), formats)),
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
