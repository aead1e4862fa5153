import type {BlockMarkdown} from '@/components/blocks/context'
import {calculatorMarkdown} from '@/components/calculator/calculator.markdown'
import {onPage} from '@/lib/seo/markdown/context'
import {heading, stack} from '@/lib/seo/markdown/write'

import {roiSettingsFragment} from '../../../lib/sanity/fragments'

export const embeddedCalculatorFragment = /* groq */ `
  _type == "embeddedCalculator" => {"heading": coalesce(heading, ""), ${roiSettingsFragment}}
`

/** The calculator's results for its default values. */
export const embeddedCalculatorMarkdown: BlockMarkdown<'embeddedCalculator'> = (block, context) => {
  const {heading: title, settings, note} = block
  if (!settings) return ''
  return stack(
    heading(context.level, title),
    calculatorMarkdown(settings, note, context),
    onPage(title, `${context.id}-title`, context),
  )
}
