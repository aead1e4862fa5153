import {styled} from 'styled-components'

import {Questions} from '@/components/questions/questions'
import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {itemsOf} from '@/lib/preview/edit'

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

  .opening :is(h1, h2) {
    font-size: var(--step-4);
  }

  .opening .lead {
    font-size: var(--step-1);
  }

  @media (width >= 56rem) {
    .columns {
      grid-template-columns: 4fr 8fr;
      gap: var(--space-6);
    }
  }
`

/** Questions and answers beside their heading. */
export function FaqList({section, context, edit, heading: Heading}: SectionProps<'faqList'>) {
  const {_key, heading, intro, questions} = section
  return (
    <Root aria-labelledby={`${_key}-title`} {...edit()}>
      <div className="frame columns">
        <Opening id={_key} heading={heading} intro={intro} level={Heading} edit={edit} still />
        <Questions
          questions={questions}
          context={context}
          edit={itemsOf(edit, 'questions')}
          heading="h3"
        />
      </div>
    </Root>
  )
}
