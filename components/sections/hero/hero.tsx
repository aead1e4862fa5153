import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {OpeningWords} from '@/components/sections/opening'
import {Badge} from '@/components/ui/badge/badge'
import {Icon} from '@/components/ui/icon/icon'
import {Actions} from '@/components/ui/link/actions'
import {Words} from '@/components/ui/words/words'
import type {Section} from '@/lib/sanity/content'

import {heroStyles} from './hero.styles'
import {Scene} from './scene'

const Root = styled.section`
  ${heroStyles}
`

/** Longest title, in characters, that is set in the largest size. */
const shortTitle = 40

type Card = NonNullable<Section<'hero'>['cards']>[number]

function Proof({card}: {card: Omit<Card, '_key'>}) {
  // A card with the microphone shows something that is said; any other note is a badge.
  const spoken = card.icon === 'mic'
  return (
    <li>
      <Icon name={card.icon} />
      <h2>{card.title}</h2>
      {card.text && (
        <p className="text">
          <Words text={card.text} />
        </p>
      )}
      {card.note && (
        <p className={spoken ? 'spoken' : undefined}>
          {spoken ? card.note : <Badge>{card.note}</Badge>}
        </p>
      )}
    </li>
  )
}

/** The first screen: promise, scene, two proofs. */
export function Hero({section, context, heading: Heading}: SectionProps<'hero'>) {
  const {_key, badge, title, intro, links, cards, scene} = section
  return (
    <Root aria-labelledby={`${_key}-title`} data-long={title.length > shortTitle}>
      <div className="frame">
        <div className="stage">
          <div className="words enter">
            {badge && <p className="kicker">{badge}</p>}
            <OpeningWords id={_key} heading={title} intro={intro} level={Heading} />
            <Actions links={links} context={context} />
          </div>
          {scene && <Scene scene={scene} locale={context.locale} />}
          {cards && cards.length > 0 && (
            <ul className="proofs">
              {cards.map(({_key: key, ...card}) => (
                <Proof key={key} card={card} />
              ))}
            </ul>
          )}
        </div>
      </div>
    </Root>
  )
}
