import {styled} from 'styled-components'

import {Scene} from '@/components/scene/scene'
import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {Ledger} from '@/components/ui/ledger/ledger'
import {LabeledLink} from '@/components/ui/link/labeled-link'
import {within} from '@/lib/preview/edit'

const Root = styled.section`
  --title: 22ch;
  --opening-gap: var(--space-5);

  padding-block: var(--space-section);
  background: var(--tint);

  .ledger {
    gap: var(--space-5);
  }

  li {
    gap: var(--space-3);
    padding-block: var(--space-4) 0;
    border-block-start: 2px solid var(--record);
  }

  .scene {
    align-self: start;
    margin-block-start: var(--space-3);
  }

  /* On phones, the middle scene stands for all. */
  @media (width < 40rem) {
    li:not(:nth-of-type(2)) .scene {
      display: none;
    }
  }

  @media (width >= 56rem) {
    .ledger {
      grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
      gap: var(--space-3) clamp(1.5rem, 3vw, 3rem);
    }

    /* Aligns the scenes, whatever the height of the text above them. */
    li:has(.scene) {
      grid-row: span 3;
      grid-template-rows: subgrid;
    }
  }
`

/** The copilot inside the CRM, on a tinted band. */
export function Copilot({section, context, edit, heading}: SectionProps<'copilot'>) {
  return (
    <Root className="band" aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} split>
          <LabeledLink
            link={section.link}
            context={context}
            variant="secondary"
            {...edit('link')}
          />
        </Opening>
        <Ledger items={section.points} edit={edit} field="points">
          {({scene}, own) =>
            scene && <Scene scene={scene} locale={context.locale} edit={within(own, 'scene')} />
          }
        </Ledger>
      </div>
    </Root>
  )
}
