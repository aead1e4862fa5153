import {styled} from 'styled-components'

import {RichText} from '@/components/rich-text/rich-text'
import {Words} from '@/components/ui/words/words'
import type {Section} from '@/lib/content/types'
import {type EditItem, itemsOf} from '@/lib/preview/edit'
import type {LinkContext} from '@/lib/routing/links'

const Root = styled.div`
  details {
    border-block-end: 1px solid var(--rule);
  }

  summary {
    position: relative;
    padding: var(--space-5) 3rem var(--space-5) 0;
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  .question {
    font-size: var(--step-2);
    line-height: 1.3;
    letter-spacing: -0.01em;
  }

  /* Two bars: the upright one lies down when the answer opens. */
  summary::before,
  summary::after {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 0.25rem;
    width: 1.125rem;
    height: 2px;
    margin-block-start: -1px;
    background: var(--ink);
    transition: transform var(--calm) var(--ease);
  }

  details:not([open]) summary::after {
    transform: rotate(90deg);
  }

  .answer {
    padding-block-end: var(--space-5);
    padding-inline-end: 3rem;
    color: var(--ink-soft);
  }

  &[data-ruled='true'] {
    border-block-start: 1px solid var(--ink);
  }

  &[data-ruled='false'] details:first-of-type summary {
    padding-block-start: 0;
  }

  &[data-ruled='false'] details:first-of-type summary::before,
  &[data-ruled='false'] details:first-of-type summary::after {
    inset-block-start: calc(50% - var(--space-5) / 2);
  }
`

interface Props {
  questions: Section<'faqList'>['questions']
  context: LinkContext
  /** Of the list that names the questions. */
  edit: EditItem
  heading: 'h2' | 'h3' | 'h4' | 'h5'
  /** It begins with a rule of its own. */
  ruled?: boolean
}

/** Questions and answers that the browser itself opens and closes; the first is open, so that all look as if they could be. */
export function Questions({questions, context, edit, heading: Heading, ruled = false}: Props) {
  return (
    <Root data-ruled={ruled}>
      {questions.map(({_key, question, answer, ...document}, index) => {
        const own = context.edit(document)
        return (
          <details key={document._id} open={index === 0} {...edit(_key)}>
            <summary>
              <Heading className="question" {...own('question')}>
                <Words text={question} />
              </Heading>
            </summary>
            <div className="answer">
              <RichText value={answer} context={context} edit={itemsOf(own, 'answer')} />
            </div>
          </details>
        )
      })}
    </Root>
  )
}
