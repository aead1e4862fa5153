import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Icon} from '@/components/ui/icon/icon'
import {Words} from '@/components/ui/words/words'
import {itemsOf} from '@/lib/preview/edit'

const Root = styled.section`
  padding-block: var(--space-section);

  .opening {
    max-width: 52rem;
    margin-block-end: var(--space-8);
  }

  /* Heading and introduction are one statement in two tones. */
  .statement {
    font-family: var(--font-display);
    font-size: var(--step-5);
    line-height: 1.06;
    letter-spacing: -0.022em;
    text-wrap: balance;
    color: var(--ink-soft);
  }

  ul {
    display: grid;
    gap: 0 clamp(2rem, 5vw, 4.5rem);
  }

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: start;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-5) var(--space-6);
    border-block-start: 1px solid var(--rule);
  }

  .icon {
    width: 1.625rem;
    height: 1.625rem;
    margin-block-start: 0.125rem;
  }

  li p {
    grid-column: 2;
    max-width: 32rem;
    color: var(--ink-soft);
  }

  @media (width >= 48rem) {
    ul {
      grid-template-columns: 1fr 1fr;
    }
  }
`

/** What the product does: a ruled sheet in two columns. */
export function FeatureGrid({
  section,
  context,
  edit,
  heading: Heading,
}: SectionProps<'featureGrid'>) {
  const {_key, heading, intro, cards} = section
  const item = itemsOf(edit, 'cards')
  return (
    <Root aria-labelledby={`${_key}-title`} {...edit()}>
      <div className="frame">
        <div className="opening reveal">
          <Heading id={`${_key}-title`} {...edit('heading')}>
            <Words text={heading} />
          </Heading>
          {intro && (
            <p className="statement" {...edit('intro')}>
              <Words text={intro} />
            </p>
          )}
        </div>
        <ul>
          {cards.map(({_key: key, icon, title, text, ...card}) => {
            const own = context.edit(card)
            return (
              <li key={card._id} {...item(key)}>
                <Icon name={icon} {...own('icon')} />
                <h3 {...own('title')}>
                  <Words text={title} />
                </h3>
                <p {...own('text')}>
                  <Words text={text} />
                </p>
              </li>
            )
          })}
        </ul>
      </div>
    </Root>
  )
}
