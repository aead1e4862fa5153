import type {BlockProps} from '@/components/blocks/context'
import {Questions} from '@/components/questions/questions'
import {answered} from '@/lib/sanity/plain-text'
import {itemsOf} from '@/lib/sanity/preview/edit'

/** Questions and their answers inside a text. */
export function EmbeddedFaq({block, context, edit, heading}: BlockProps<'embeddedFaq'>) {
  if (answered(block.questions).length === 0) return null
  return (
    <Questions
      questions={block.questions}
      context={context}
      edit={itemsOf(edit, 'questions')}
      heading={heading}
    />
  )
}
