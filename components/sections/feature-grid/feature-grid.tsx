import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {CardDrawing} from '@/components/ui/drawing/card-drawing'
import {HeadedText} from '@/components/ui/headed-text/headed-text'
import {itemsOf} from '@/lib/preview/edit'

const Root = styled.section`
  padding-block: var(--space-section);

  .opening {
    gap: 0;
    margin-block-end: var(--space-6);
  }

  /* Heading and introduction form one statement in two tones, the largest text on the page after its title. */
  h2,
  .lead {
    max-width: none;
    font-family: var(--font-display);
    font-size: clamp(1.875rem, 1.2rem + 3.9vw, 4.75rem);
    line-height: 1.02;
    letter-spacing: -0.03em;
    text-wrap: balance;
  }

  .ledger {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 clamp(1rem, 5vw, 4.5rem);
  }

  li {
    padding-block: var(--space-4);
  }

  li > p {
    color: inherit;
  }

  @media (width < 48rem) {
    h3 {
      font-size: var(--step-1);
    }

    li > p {
      font-size: 0.9375rem;
      line-height: 1.45;
    }
  }

  @media (width >= 62rem) {
    .ledger {
      grid-template-columns: repeat(3, 1fr);
    }

    .card-drawing {
      aspect-ratio: 3.4;
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
          {section.cards.map(({_key: key, drawing, title, text, ...card}) => {
            const own = context.edit(card)
            return (
              <li key={card._id} {...item(key)}>
                <CardDrawing
                  drawing={drawing}
                  seed={key}
                  locale={context.locale}
                  {...own('drawing')}
                />
                <HeadedText heading={title} text={text} level="h3" edit={own} />
              </li>
            )
          })}
        </ul>
      </div>
    </Root>
  )
}
