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
    margin-block-end: var(--space-7);
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
    padding-block: var(--space-4) var(--space-5);
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

  @media (width >= 62rem) {
    .ledger {
      grid-template-columns: repeat(3, 1fr);
    }
  }
`

/** Features of the product, in a grid below one statement. */
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
