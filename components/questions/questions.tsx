import {getTranslations} from 'next-intl/server'

import {RichText} from '@/components/rich-text/rich-text'
import type {LinkContext} from '@/components/ui/link/link-context'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {type EditItem, itemsOf} from '@/lib/sanity/preview/edit'
import type {Section} from '@/lib/sanity/types'

const settings = {_id: 'siteSettings', _type: 'siteSettings'}

interface Props {
  questions: Section<'faqList'>['questions']
  context: LinkContext
  /** Edit attributes of the list of questions. */
  edit: EditItem
  heading: 'h2' | 'h3' | 'h4' | 'h5'
  /** Adds a rule at the top. */
  ruled?: boolean
}

/** Questions as native disclosures. */
export async function Questions({
  questions,
  context,
  edit,
  heading: Heading,
  ruled = false,
}: Props) {
  const t = await getTranslations({locale: context.locale, namespace: 'questions'})
  return (
    <div className="questions" data-ruled={ruled}>
      {questions.map(({_key, question, answer, askAt, ...document}) => {
        const own = context.edit(document)
        return (
          <details key={document._id} className="disclosure" {...edit(_key)}>
            <summary>
              <Heading className="question" {...own('question')}>
                <NoBreak text={question} />
              </Heading>
            </summary>
            <div className="answer">
              <RichText value={answer} context={context} edit={itemsOf(own, 'answer')} />
              {askAt && (
                <p {...context.edit(settings)('contactEmail')}>
                  {t('ask')} <a href={`mailto:${askAt}`}>{askAt}</a>
                </p>
              )}
            </div>
          </details>
        )
      })}
    </div>
  )
}
