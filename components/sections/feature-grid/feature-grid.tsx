import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Icon} from '@/components/ui/icon/icon'

const Root = styled.section`
  padding-block: var(--space-section);

  .opening {
    display: grid;
    gap: var(--space-5);
    margin-block-end: var(--space-8);
  }

  h1,
  h2 {
    max-width: 18ch;
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    overflow: hidden;
  }

  /* One line above and one before each cell; those of the outer edge are cut off by the list. */
  li {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    margin: -1px 0 0 -1px;
    padding: var(--space-6) var(--space-5) var(--space-7);
    border-block-start: 1px solid var(--rule);
    border-inline-start: 1px solid var(--rule);
  }

  .icon {
    width: 1.75rem;
    height: 1.75rem;
    margin-block-end: var(--space-4);
  }

  li p {
    color: var(--ink-soft);
  }

  @media (width < 40rem) {
    li {
      grid-template-columns: auto 1fr;
      column-gap: var(--space-4);
      padding: var(--space-5) 0;
      border-inline-start: 0;
    }

    .icon {
      margin: 0;
    }

    li p {
      grid-column: 2;
    }
  }
`

/** What the product does: cells of a ruled sheet. */
export function FeatureGrid({section, heading: Heading}: SectionProps<'featureGrid'>) {
  const {_key, heading, intro, cards} = section
  return (
    <Root aria-labelledby={`${_key}-title`}>
      <div className="frame">
        <div className="opening">
          <Heading id={`${_key}-title`}>{heading}</Heading>
          {intro && <p className="lead">{intro}</p>}
        </div>
        <ul>
          {cards.map(({_id, icon, title, text}) => (
            <li key={_id}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Root>
  )
}
