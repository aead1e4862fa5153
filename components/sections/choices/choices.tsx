import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {Ledger} from '@/components/ui/ledger/ledger'
import {LabeledLink} from '@/components/ui/link/labeled-link'

const Root = styled.section`
  padding-block: var(--space-section);
  background: var(--tint);

  .ledger {
    gap: var(--space-6) clamp(2rem, 6vw, 6rem);
  }

  li {
    justify-items: start;
    gap: var(--space-3);
    padding-block: var(--space-4) 0;
    border-color: var(--rule-strong);
  }

  h3 {
    font-family: var(--font-text);
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.4;
    letter-spacing: 0;
    color: var(--ink-soft);
  }

  /* Conditions are larger than names, because readers look for their own situation. */
  li p {
    max-width: none;
    font-family: var(--font-display);
    font-size: var(--step-3);
    line-height: 1.24;
    letter-spacing: -0.012em;
    text-wrap: balance;
    color: inherit;
  }

  li a {
    padding-block: var(--space-2);
  }

  @media (width >= 48rem) {
    .ledger {
      grid-template-columns: 1fr 1fr;
      row-gap: var(--space-8);
    }
  }
`

/** Which product to choose: each with its condition in large type. */
export function Choices({section, context, edit, heading}: SectionProps<'choices'>) {
  return (
    <Root className="band" aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} />
        <Ledger items={section.items} edit={edit} field="items">
          {({link}, own) => <LabeledLink link={link} context={context} {...own('link')} />}
        </Ledger>
      </div>
    </Root>
  )
}
