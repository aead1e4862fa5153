import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Badge} from '@/components/ui/badge/badge'
import {HeadedText} from '@/components/ui/headed-text/headed-text'
import {Actions} from '@/components/ui/link/actions'

import {Crowd} from './crowd'

const Root = styled.section`
  padding-block: var(--space-8);

  .pair {
    display: grid;
    gap: var(--space-6) clamp(2rem, 6vw, 6rem);
  }

  .crowd {
    width: 100%;
    height: auto;
    border-radius: var(--radius-large);
    background: var(--tint);
  }

  .words {
    display: grid;
    justify-items: start;
    gap: var(--space-4);
  }

  h1,
  h2 {
    font-size: var(--step-4);
    line-height: 1.1;
  }

  .words p {
    max-width: 34rem;
    color: var(--ink-soft);
  }

  .button-row {
    padding-block-start: var(--space-2);
  }

  @media (width >= 48rem) {
    .pair {
      grid-template-columns: 1fr 1fr;
      align-items: center;
    }

    /* Every other one is mirrored. */
    &:nth-of-type(even) .crowd {
      order: 1;
    }
  }

  @media (width >= 62rem) {
    .pair {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }

    &:nth-of-type(even) .pair {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }
`

/** An event or programme, with links to read on. */
export function Spotlight({section, context, edit, heading: level}: SectionProps<'spotlight'>) {
  const {_key, badge, heading, text, links} = section
  return (
    <Root aria-labelledby={`${_key}-title`} {...edit()}>
      <div className="frame pair">
        <Crowd seed={heading} />
        <div className="words reveal">
          {badge && <Badge {...edit('badge')}>{badge}</Badge>}
          <HeadedText
            id={`${_key}-title`}
            heading={heading}
            text={text}
            level={level}
            edit={edit}
            fields={['heading', 'text']}
          />
          <Actions links={links} context={context} edit={edit} first="quiet" />
        </div>
      </div>
    </Root>
  )
}
