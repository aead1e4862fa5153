import type {BlockMarkdownContext} from '@/components/blocks/context'
import {calculatorMarkdown} from '@/components/calculator/calculator.markdown'
import type {Block} from '@/lib/content/types'
import {onPage} from '@/lib/seo/markdown/context'
import {heading, stack} from '@/lib/seo/markdown/write'

/** What the calculator computes, with the values it begins with. */
export function embeddedCalculatorMarkdown(
  block: Block<'embeddedCalculator'>,
  context: BlockMarkdownContext,
): string {
  const {heading: title, settings, note} = block
  if (!settings) return ''
  return stack(
    heading(context.level, title),
    calculatorMarkdown(settings, note, context),
    onPage(title, `${context.id}-title`, context),
  )
}
