import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {CardDrawing} from '@/components/ui/drawing/card-drawing'
import {Ledger} from '@/components/ui/ledger/ledger'

const Root = styled.section`
  padding-block: var(--space-section);

  .opening .lead {
    max-width: 26rem;
  }

  /* A sheet of benefits, two to a row. */
  .ledger {
    overflow: clip;
    gap: 0;
    border: 1px solid var(--rule);
    border-radius: var(--radius-large);
    background: var(--sheet);
  }

  li {
    margin-block-start: -1px;
    padding: var(--space-5);
  }

  .card-drawing {
    order: -1;
  }

  h3 {
    margin-block-start: var(--space-3);
    font-size: var(--step-2);
    line-height: 1.25;
    letter-spacing: -0.01em;
  }

  @media (width >= 40rem) {
    .ledger {
      grid-template-columns: 1fr 1fr;
    }

    li {
      padding: var(--space-6);
    }

    /* The first of an odd number takes a row. */
    li:first-of-type:nth-last-of-type(odd) {
      grid-column: 1 / -1;
    }

    li:nth-last-of-type(odd):not(:first-of-type) {
      border-inline-start: 1px solid var(--rule);
    }
  }
`

/** Benefits drawn on one sheet. */
export function Benefits({section, context, edit, heading}: SectionProps<'benefits'>) {
  return (
    <Root aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame columns">
        <Opening section={section} level={heading} edit={edit} small still />
        <Ledger items={section.items} edit={edit} field="items">
          {({_key, drawing}, own) => (
            <CardDrawing
              drawing={drawing}
              seed={_key}
              locale={context.locale}
              {...own('drawing')}
            />
          )}
        </Ledger>
      </div>
    </Root>
  )
}
