import {RichText} from '@/components/rich-text/rich-text'
import type {LinkContext} from '@/components/ui/link/link-context'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {answered} from '@/lib/sanity/plain-text'
import {type EditItem, itemsOf} from '@/lib/sanity/preview/edit'
import type {Section} from '@/lib/sanity/types'

interface Props {
  questions: Section<'faqList'>['questions']
  context: LinkContext
  /** Edit attributes of the list of questions. */
  edit: EditItem
  heading: 'h2' | 'h3' | 'h4' | 'h5'
}

/** Questions as native disclosures. */
export function Questions({questions, context, edit, heading: Heading}: Props) {
  return (
    <div className="questions ruled">
      {answered(questions).map(({_key, question, answer, ...document}) => {
        const own = context.edit(document)
        return (
          <details key={_key} className="disclosure" {...edit(_key)}>
            <summary>
              <Heading className="question" {...own('question')}>
                <NoBreak text={question} />
              </Heading>
            </summary>
            <RichText value={answer} context={context} edit={itemsOf(own, 'answer')} />
          </details>
        )
      })}
    </div>
  )
}
