import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Badge} from '@/components/ui/badge/badge'
import {ContentLink} from '@/components/ui/link/content-link'
import {Words} from '@/components/ui/words/words'
import {itemsOf} from '@/lib/preview/edit'

import {Crowd} from './crowd'

const Root = styled.section`
  padding-block: var(--space-8);

  .columns {
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

  .words p:not(.actions) {
    max-width: 34rem;
    color: var(--ink-soft);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    padding-block-start: var(--space-2);
  }

  @media (width < 30rem) {
    .actions,
    .actions .button {
      width: 100%;
    }
  }

  @media (width >= 48rem) {
    .columns {
      grid-template-columns: 1fr 1fr;
      align-items: center;
    }

    /* Of two that follow each other, the second is turned round. */
    &:nth-of-type(even) .crowd {
      order: 1;
    }
  }

  @media (width >= 62rem) {
    .columns {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }

    &:nth-of-type(even) .columns {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }
`

/** One event or programme: one voice among many, and where to read about it. */
export function Spotlight({section, context, edit, heading: Heading}: SectionProps<'spotlight'>) {
  const {_key, badge, heading, text, links} = section
  const link = itemsOf(edit, 'links')
  return (
    <Root aria-labelledby={`${_key}-title`} {...edit()}>
      <div className="frame columns">
        <Crowd seed={heading} />
        <div className="words reveal">
          {badge && <Badge {...edit('badge')}>{badge}</Badge>}
          <Heading id={`${_key}-title`} {...edit('heading')}>
            <Words text={heading} />
          </Heading>
          {text && (
            <p {...edit('text')}>
              <Words text={text} />
            </p>
          )}
          {links && links.length > 0 && (
            <div className="actions">
              {links.map(({_key: key, label, ...destination}) => (
                <ContentLink
                  key={key}
                  destination={destination}
                  context={context}
                  variant="quiet"
                  {...link(key)}
                >
                  {label}
                </ContentLink>
              ))}
            </div>
          )}
        </div>
      </div>
    </Root>
  )
}
