import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {HeadedText} from '@/components/ui/headed-text/headed-text'
import {Icon} from '@/components/ui/icon/icon'
import {LedgerWave} from '@/components/ui/waveform/ledger-wave'
import {itemPath, within} from '@/lib/sanity/preview/edit'

const Root = styled.section`
  padding-block: var(--space-section);
  background: var(--tint);

  ol {
    display: grid;
    gap: var(--space-5);
  }

  li {
    display: grid;
    gap: var(--space-6);
    grid-template-rows: auto 1fr;
    padding: clamp(1.25rem, 3vw, 2.5rem);
  }

  .when {
    font-family: var(--font-display);
    font-size: clamp(4rem, 2rem + 8vw, 8.5rem);
    font-weight: 650;
    line-height: 0.86;
    letter-spacing: -0.045em;
  }

  .picture {
    align-self: center;
    width: 100%;
    height: auto;
    stroke-width: 6;
  }

  .what {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: start;
    gap: var(--space-2) var(--space-3);
    padding-block-start: var(--space-4);
    border-block-start: 2px solid var(--record);
  }

  .what .icon {
    margin-block-start: 0.2em;
    font-size: var(--step-3);
    width: 1em;
    height: 1em;
    color: var(--record);
  }

  .what p {
    grid-column: 2;
    max-width: var(--measure);
    color: var(--ink-soft);
  }

  @media (width >= 48rem) {
    ol {
      grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
    }
  }
`

/** Milestones in chronological order, with large years. */
export function Milestones({section, edit, heading}: SectionProps<'milestones'>) {
  return (
    <Root className="band" aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} />
        <ol>
          {section.cards.map(({_key, label, title, text}) => {
            const own = within(edit, itemPath('cards', _key))
            return (
              <li key={_key} className="sheet" {...own()}>
                {label ? (
                  <p className="when" {...own('label')}>
                    {label}
                  </p>
                ) : (
                  <LedgerWave seed={title} />
                )}
                <div className="what">
                  <Icon name="check" />
                  <HeadedText heading={title} text={text} level="h3" edit={own} />
                </div>
              </li>
            )
          })}
        </ol>
      </div>
    </Root>
  )
}
