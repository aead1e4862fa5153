import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {Ledger} from '@/components/ui/ledger/ledger'

const Root = styled.section`
  padding-block: var(--space-section);

  .opening .lead {
    max-width: 26rem;
  }

  /* A sheet with a row per benefit. */
  .ledger {
    border: 1px solid var(--rule);
    border-radius: var(--radius-large);
    background: var(--sheet);
  }

  li {
    grid-template-columns: 1.875rem 1fr;
    column-gap: var(--space-3);
    padding: var(--space-5);
  }

  li:first-of-type {
    border: 0;
  }

  .icon {
    width: 1.5rem;
    height: 1.5rem;
  }

  h3 {
    font-size: var(--step-2);
    line-height: 1.25;
    letter-spacing: -0.01em;
  }

  li p {
    grid-column: 2;
    max-width: none;
  }

  /* The first benefit's heading is the title of the sheet. */
  li:first-of-type h3 {
    font-size: var(--step-4);
    line-height: 1.1;
    letter-spacing: -0.018em;
  }

  li:first-of-type p {
    font-size: var(--step-2);
    line-height: 1.45;
    color: var(--ink);
  }

  @media (width >= 48rem) {
    li {
      column-gap: var(--space-4);
      padding: var(--space-5) var(--space-6);
    }

    li:not(:first-of-type) {
      grid-template-columns: 1.875rem 5fr 7fr;
    }

    li:not(:first-of-type) p {
      grid-column: 3;
    }

    li:first-of-type {
      padding-block: var(--space-6);
    }

    li:first-of-type .icon {
      width: 1.875rem;
      height: 1.875rem;
    }
  }
`

/** Benefits on one sheet: the first one large, the others ruled below it. */
export function Benefits({section, edit, heading}: SectionProps<'benefits'>) {
  return (
    <Root aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame columns">
        <Opening section={section} level={heading} edit={edit} small still />
        <Ledger items={section.items} edit={edit} field="items" />
      </div>
    </Root>
  )
}
