import {styled} from 'styled-components'

import {Scene} from '@/components/scene/scene'
import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {Ledger} from '@/components/ui/ledger/ledger'
import {LabeledLink} from '@/components/ui/link/labeled-link'
import {within} from '@/lib/sanity/preview/edit'

const Rows = styled.section`
  --title: 20ch;
  --opening-gap: var(--space-5);

  padding-block: var(--space-section);

  li {
    grid-template-columns: 2rem 1fr;
    padding-block: var(--space-4);
    border-color: var(--ink);
  }

  li::before {
    font-size: var(--step-4);
  }

  .scene {
    grid-column: 1 / -1;
    margin-block-start: var(--space-3);
  }

  @media (width < 56rem) {
    ol > li::before {
      grid-row: auto;
    }

    li > p {
      grid-column: 1 / -1;
    }
  }

  @media (width >= 56rem) {
    /* The text stands below its claim, the scene beside both. */
    li:has(.scene) {
      grid-template-rows: auto 1fr;
    }

    li:has(.scene) > p {
      grid-column: 2;
    }

    .scene {
      grid-row: 1 / span 2;
      grid-column: 3;
      margin-block-start: 0;
    }

    li {
      grid-template-columns: 1fr 5fr 6fr;
      gap: var(--space-3) var(--space-5);
      align-items: baseline;
      padding-block: var(--space-5);
    }

    ol > li::before {
      grid-row: auto;
    }
  }
`

/** Points with their scenes, in numbered rows across the page or in columns on a tinted band. */
export function PointList({section, context, edit, heading}: SectionProps<'pointList'>) {
  const isNumbered = section.layout === 'rows'
  const Root = isNumbered ? Rows : 'section'
  return (
    <Root
      className={isNumbered ? undefined : 'point-columns band'}
      aria-labelledby={`${section._key}-title`}
      {...edit()}
    >
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} split>
          <LabeledLink
            link={section.link}
            context={context}
            variant="secondary"
            {...edit('link')}
          />
        </Opening>
        <Ledger items={section.points} edit={edit} field="points" numbered={isNumbered}>
          {({scene}, own) =>
            scene && <Scene scene={scene} locale={context.locale} edit={within(own, 'scene')} />
          }
        </Ledger>
      </div>
    </Root>
  )
}
