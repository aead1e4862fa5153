import type {CSSProperties} from 'react'
import {styled} from 'styled-components'

import type {BlockProps} from '@/components/blocks/context'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {Waveform} from '@/components/ui/waveform/waveform'
import {itemsOf} from '@/lib/sanity/preview/edit'

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  .title {
    font-size: var(--step-2);
    line-height: 1.25;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2) var(--space-5);
    padding-block: var(--space-4) var(--space-5);
  }

  .when {
    color: var(--ink);
  }

  .phase {
    display: grid;
    gap: var(--space-1);
    max-width: var(--text, var(--measure));
    font-size: 1rem;
    line-height: 1.55;
  }

  .name {
    font-size: var(--step-1);
    font-weight: 600;
    line-height: 1.35;
  }

  /* The whole timeline, with this phase highlighted in the voice color, because it is still to come. */
  .road {
    position: relative;
    height: 1.75rem;
  }

  .road::before {
    content: '';
    position: absolute;
    inset: calc(50% - 0.5px) 0 auto;
    border-block-start: 1px solid var(--rule-strong);
  }

  .waveform {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(100% / var(--of) * var(--at));
    width: calc(100% / var(--of));
    height: 100%;
  }

  @container (width >= 40rem) {
    li {
      grid-template-columns: 8rem minmax(0, 1fr);
      padding-block: var(--space-5);
    }

    .when {
      grid-row: 1 / span 2;
      padding-block-start: 0.2em;
    }

    .road {
      grid-column: 2;
    }
  }
`

/** Phases in order, each with its part of the timeline. */
export function Roadmap({block, id, edit, heading: Heading}: BlockProps<'roadmap'>) {
  const {heading, phases} = block
  if (phases.length === 0) return null
  const phase = itemsOf(edit, 'phases')
  return (
    <Root aria-labelledby={id}>
      <Heading className="title" id={id} {...edit('heading')}>
        <NoBreak text={heading} />
      </Heading>
      <ol className="ruled" style={{'--of': phases.length} as CSSProperties}>
        {phases.map(({_key, title, time, text}, index) => (
          <li key={_key} {...phase(_key)}>
            <p className="label when" {...phase(_key, 'time')}>
              <NoBreak text={time} />
            </p>
            <div className="road" style={{'--at': index} as CSSProperties}>
              <Waveform seed={title} count={22} />
            </div>
            <div className="phase">
              <p className="name" {...phase(_key, 'title')}>
                <NoBreak text={title} />
              </p>
              {text && (
                <p {...phase(_key, 'text')}>
                  <NoBreak text={text} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Root>
  )
}
