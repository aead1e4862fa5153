import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {HeadedText} from '@/components/ui/headed-text/headed-text'
import {Icon} from '@/components/ui/icon/icon'
import {itemsOf} from '@/lib/preview/edit'

const Root = styled.section`
  padding-block: var(--space-section);

  .opening {
    gap: 0;
    max-width: 72rem;
    margin-block-end: var(--space-8);
  }

  /* Heading and introduction form one statement in two tones, the largest text on the page after its title. */
  h2,
  .lead {
    max-width: none;
    font-family: var(--font-display);
    font-size: var(--step-6);
    line-height: 1.02;
    letter-spacing: -0.03em;
    text-wrap: balance;
  }

  .ledger {
    gap: 0 clamp(2rem, 5vw, 4.5rem);
  }

  li {
    grid-template-columns: auto 1fr;
    padding-block-end: var(--space-6);
  }

  .icon {
    width: 1.625rem;
    height: 1.625rem;
    margin-block-start: 0.125rem;
  }

  li p {
    grid-column: 2;
    max-width: 32rem;
  }

  @media (width >= 48rem) {
    .ledger {
      grid-template-columns: 1fr 1fr;
    }
  }

  /* The first two are large; the others follow in a row. */
  @media (width >= 62rem) {
    .ledger {
      grid-template-columns: repeat(4, 1fr);
    }

    li {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: var(--space-3);
    }

    li p {
      grid-column: 1;
      font-size: 1rem;
      line-height: 1.5;
    }

    li:nth-of-type(-n + 2) {
      grid-column: span 2;
      padding-block: var(--space-5) var(--space-8);
      border-block-start: 2px solid var(--ink);
    }

    li:nth-of-type(-n + 2) h3 {
      font-size: var(--step-4);
      letter-spacing: -0.02em;
    }

    li:nth-of-type(-n + 2) p {
      font-size: var(--step-2);
      line-height: 1.4;
    }

    li:nth-of-type(-n + 2) .icon {
      width: 2.25rem;
      height: 2.25rem;
    }
  }
`

/** Features of the product: two large ones, the others in a row below. */
export function FeatureGrid({section, context, edit, heading}: SectionProps<'featureGrid'>) {
  const item = itemsOf(edit, 'cards')
  return (
    <Root aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} />
        <ul className="ledger">
          {section.cards.map(({_key: key, icon, title, text, ...card}) => {
            const own = context.edit(card)
            return (
              <li key={card._id} {...item(key)}>
                <Icon name={icon} {...own('icon')} />
                <HeadedText heading={title} text={text} level="h3" edit={own} />
              </li>
            )
          })}
        </ul>
      </div>
    </Root>
  )
}
