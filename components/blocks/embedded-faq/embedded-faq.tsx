import type {BlockProps} from '@/components/blocks/context'
import {Questions} from '@/components/questions/questions'

/** Questions and their answers inside a text. */
export function EmbeddedFaq({block, context, heading}: BlockProps<'embeddedFaq'>) {
  return <Questions questions={block.questions} context={context} heading={heading} ruled />
}
