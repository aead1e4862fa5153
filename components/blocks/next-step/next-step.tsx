import {styled} from 'styled-components'

import type {BlockProps} from '@/components/blocks/context'
import {HeadedText} from '@/components/ui/headed-text/headed-text'
import {ButtonLinks} from '@/components/ui/link/button-links'

const Root = styled.section`
  display: grid;
  gap: var(--space-5) var(--space-6);
  align-items: center;
  padding: var(--space-5);
  border-radius: var(--radius-large);
  background: var(--tint);

  .words > :first-child {
    font-size: var(--step-3);
    line-height: 1.18;
  }

  p {
    max-width: 36rem;
    line-height: 1.5;
    color: var(--ink-soft);
  }

  @container (width < 30rem) {
    .button {
      width: 100%;
    }
  }

  @container (width >= 34rem) {
    padding: var(--space-6);
  }

  @container (width >= 46rem) {
    grid-template-columns: minmax(0, 1fr) auto;

    .button-row {
      flex-direction: column;
      align-items: stretch;
    }
  }
`

/** A call to action inside a text: a quiet band with one or two links. */
export function NextStep({block, id, context, edit, heading: level}: BlockProps<'nextStep'>) {
  const {heading, text, links} = block
  return (
    <Root aria-labelledby={id}>
      <div className="words stack">
        <HeadedText
          id={id}
          heading={heading}
          text={text}
          level={level}
          edit={edit}
          fields={['heading', 'text']}
        />
      </div>
      <ButtonLinks links={links} context={context} edit={edit} />
    </Root>
  )
}
