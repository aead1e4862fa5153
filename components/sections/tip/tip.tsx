import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {LabeledLink} from '@/components/ui/link/labeled-link'
import {NoBreak} from '@/components/ui/no-break/no-break'

const Root = styled.section`
  padding-block: var(--space-8);

  .slip {
    display: grid;
    gap: var(--space-4);
    align-items: center;
    padding: var(--space-5);
  }

  h1,
  h2 {
    font-size: var(--step-3);
    line-height: 1.18;
    letter-spacing: -0.012em;
  }

  .advice {
    display: grid;
    justify-items: start;
    gap: var(--space-3);
    max-width: var(--measure);
  }

  .advice a {
    color: var(--ink);
  }

  @media (width >= 56rem) {
    .slip {
      grid-template-columns: var(--third);
      column-gap: var(--column-gap);
      padding: var(--space-6);
    }
  }
`

/** A piece of advice on a slip between two sections. */
export function Tip({section, context, edit, heading: Heading}: SectionProps<'tip'>) {
  const {_key, heading, text, link} = section
  return (
    <Root aria-labelledby={`${_key}-title`} {...edit()}>
      <div className="frame slip sheet">
        <Heading id={`${_key}-title`} {...edit('heading')}>
          <NoBreak text={heading} />
        </Heading>
        <div className="advice muted">
          {text && (
            <p {...edit('text')}>
              <NoBreak text={text} />
            </p>
          )}
          <LabeledLink link={link} context={context} {...edit('link')} />
        </div>
      </div>
    </Root>
  )
}
