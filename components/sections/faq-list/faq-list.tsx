import {Questions} from '@/components/questions/questions'
import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {answered} from '@/lib/sanity/plain-text'
import {itemsOf} from '@/lib/sanity/preview/edit'

/** Questions and answers; nothing until an answer is confirmed, except in a preview. */
export function FaqList({section, context, edit, heading}: SectionProps<'faqList'>) {
  if (answered(section.questions).length === 0 && !context.guard) return null
  return (
    <section className="faq-list-section" aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} still />
        <Questions
          questions={section.questions}
          context={context}
          edit={itemsOf(edit, 'questions')}
          heading="h3"
        />
      </div>
    </section>
  )
}
