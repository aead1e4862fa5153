import type {BlockMarkdownContext} from '@/components/blocks/context'
import {questionsMarkdown} from '@/components/questions/questions.markdown'
import type {Block} from '@/lib/content/types'

/** Questions and their answers inside a text. */
export function embeddedFaqMarkdown(
  block: Block<'embeddedFaq'>,
  context: BlockMarkdownContext,
): string {
  return questionsMarkdown(block.questions, context.level, context)
}
