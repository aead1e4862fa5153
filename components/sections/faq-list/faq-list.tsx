import {styled} from 'styled-components'

import {RichText} from '@/components/rich-text/rich-text'
import type {SectionProps} from '@/components/sections/context'
import {Words} from '@/components/ui/words/words'

const Root = styled.section`
  padding-block: 0 var(--space-section);

  .columns {
    display: grid;
    gap: var(--space-7);
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--ink);
  }

  .opening {
    display: grid;
    align-content: start;
    gap: var(--space-4);
  }

  h1,
  h2 {
    font-size: var(--step-4);
  }

  .opening .lead {
    font-size: var(--step-1);
  }

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

  details:first-of-type summary {
    padding-block-start: 0;
  }

  details:first-of-type summary::before,
  details:first-of-type summary::after {
    inset-block-start: calc(50% - var(--space-5) / 2);
  }

  h3 {
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

  @media (width >= 56rem) {
    .columns {
      grid-template-columns: 4fr 8fr;
      gap: var(--space-6);
    }
  }
`

/** Questions and answers that the browser itself opens and closes. */
export function FaqList({section, context, heading: Heading}: SectionProps<'faqList'>) {
  const {_key, heading, intro, questions} = section
  return (
    <Root aria-labelledby={`${_key}-title`}>
      <div className="frame columns">
        <div className="opening">
          <Heading id={`${_key}-title`}>
            <Words text={heading} />
          </Heading>
          {intro && (
            <p className="lead">
              <Words text={intro} />
            </p>
          )}
        </div>
        <div>
          {questions.map(({_id, question, answer}, index) => (
            <details key={_id} open={index === 0}>
              <summary>
                <h3>
                  <Words text={question} />
                </h3>
              </summary>
              <div className="answer">
                <RichText value={answer} context={context} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </Root>
  )
}
