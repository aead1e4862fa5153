import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {Ledger} from '@/components/ui/ledger/ledger'
import {LabelledLink} from '@/components/ui/link/labelled-link'

const Root = styled.section`
  --title: 20ch;
  --opening-gap: var(--space-5);

  padding-block: var(--space-section);

  .opening {
    margin-block-end: var(--space-8);
  }

  .ledger {
    border-block-end: 1px solid var(--ink);
  }

  li {
    grid-template-columns: 3rem 1fr;
    border-color: var(--ink);
  }

  li::before {
    font-size: var(--step-4);
  }

  .button {
    margin-block-start: var(--space-6);
  }

  @media (width >= 56rem) {
    li {
      grid-template-columns: 1fr 5fr 6fr;
      gap: var(--space-5);
      align-items: baseline;
      padding-block: var(--space-6);
    }

    ol > li::before {
      grid-row: auto;
    }

    h3 {
      max-width: 18ch;
      font-size: var(--step-4);
      letter-spacing: -0.018em;
    }
  }
`

/** Differences to other products: a ruled, numbered list across the page. */
export function WhyDifferent({section, context, edit, heading}: SectionProps<'whyDifferent'>) {
  return (
    <Root aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} split />
        <Ledger items={section.points} edit={edit} field="points" numbered />
        <LabelledLink link={section.link} context={context} variant="secondary" {...edit('link')} />
      </div>
    </Root>
  )
}
