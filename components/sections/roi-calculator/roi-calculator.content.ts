import {calculatorMarkdown} from '@/components/calculator/calculator.markdown'
import type {SectionMarkdown} from '@/components/sections/context'
import {onPage} from '@/lib/seo/markdown/context'
import {stack} from '@/lib/seo/markdown/write'

import {roiSettings} from '../../../lib/sanity/fragments'

export const roiCalculatorFragment = /* groq */ `
  _type == "roiCalculator" => {
    "heading": coalesce(heading, ""),
    intro,
    "variant": select(variant == "home" => "home", "article"),
    note,
    "settings": ${roiSettings}
  }
`

/** The calculator's results for its default values; nothing without these. */
export const roiCalculatorMarkdown: SectionMarkdown<'roiCalculator'> = (section, context) => {
  const {_key, heading, settings, note} = section
  return (
    settings &&
    stack(calculatorMarkdown(settings, note, context), onPage(heading, `${_key}-title`, context))
  )
}
