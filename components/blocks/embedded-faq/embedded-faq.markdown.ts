import type {BlockMarkdown} from '@/components/blocks/context'
import {questionsMarkdown} from '@/components/questions/questions.markdown'

/** Questions and their answers inside a text. */
export const embeddedFaqMarkdown: BlockMarkdown<'embeddedFaq'> = (block, context) =>
  questionsMarkdown(block.questions, context.level, context)
