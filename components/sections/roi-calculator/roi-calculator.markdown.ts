import {calculatorMarkdown} from '@/components/calculator/calculator.markdown'
import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {onPage} from '@/lib/seo/markdown/context'
import {stack} from '@/lib/seo/markdown/write'

/** The calculator's results for its default values. */
export const roiCalculatorMarkdown: SectionMarkdown<'roiCalculator'> = (section, context) => {
  const {_key, heading, settings, note} = section
  if (!settings) return ''
  return stack(
    openingMarkdown(section, context),
    calculatorMarkdown(settings, note, context),
    onPage(heading, `${_key}-title`, context),
  )
}
