import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {Icon} from '@/components/ui/icon/icon'
import {Words} from '@/components/ui/words/words'
import {itemsOf} from '@/lib/preview/edit'

const Root = styled.section`
  padding-block: var(--space-section);
  background: var(--tint);

  .opening {
    display: grid;
    gap: var(--space-4);
    margin-block-end: var(--space-7);
  }

  ol {
    display: grid;
    gap: var(--space-5);
  }

  li {
    display: grid;
    gap: var(--space-6);
    grid-template-rows: auto 1fr;
    padding: clamp(1.25rem, 3vw, 2.5rem);
    border: 1px solid var(--rule);
    border-radius: var(--radius-large);
    background: var(--sheet);
  }

  .when {
    font-family: var(--font-display);
    font-size: clamp(4rem, 2rem + 8vw, 8.5rem);
    font-weight: 650;
    line-height: 0.86;
    letter-spacing: -0.045em;
  }

  .what {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: start;
    gap: var(--space-2) var(--space-3);
    padding-block-start: var(--space-4);
    border-block-start: 2px solid var(--record);
  }

  /* What is done is on the record. */
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

/** What has been reached, in order of time: the date as large as the card, what happened as an entry below it. */
export function Milestones({section, edit, heading: Heading}: SectionProps<'milestones'>) {
  const {_key, heading, intro, cards} = section
  const item = itemsOf(edit, 'cards')
  return (
    <Root aria-labelledby={`${_key}-title`} {...edit()}>
      <div className="frame">
        <Opening id={_key} heading={heading} intro={intro} level={Heading} edit={edit} />
        <ol>
          {cards.map(({_key: key, label, title, text}) => (
            <li key={key} {...item(key)}>
              {label && (
                <p className="when" {...item(key, 'label')}>
                  {label}
                </p>
              )}
              <div className="what">
                <Icon name="check" />
                <h3 {...item(key, 'title')}>
                  <Words text={title} />
                </h3>
                {text && (
                  <p {...item(key, 'text')}>
                    <Words text={text} />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Root>
  )
}
