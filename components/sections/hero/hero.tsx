import {markedValues, withoutMarks} from '@/components/scene/sentence/marked'
import type {SectionProps} from '@/components/sections/context'
import {Badge} from '@/components/ui/badge/badge'
import {HeadedText} from '@/components/ui/headed-text/headed-text'
import {Icon} from '@/components/ui/icon/icon'
import {ButtonLinks} from '@/components/ui/link/button-links'
import {NoBreak} from '@/components/ui/no-break/no-break'
import type {Locale} from '@/lib/i18n/locales'
import {type Edit, type EditItem, isEditable, itemsOf} from '@/lib/sanity/preview/edit'
import type {Section} from '@/lib/sanity/types'

import {demoLabels, sentenceLimit} from './labels'
import {LazyDemo} from './lazy-demo'
import {StaticDemo} from './static-demo'

/** Longest title, in characters, in the largest size. */
const shortTitle = 40

type Card = NonNullable<Section<'hero'>['cards']>[number]

function Proof({card, item}: {card: Card; item: EditItem}) {
  const {_key: key} = card
  // The note of a card with a microphone is speech; others are badges.
  const spoken = card.icon === 'mic'
  return (
    <li {...item(key)}>
      <Icon name={card.icon} {...item(key, 'icon')} />
      <h2 {...item(key, 'title')}>{card.title}</h2>
      {card.text && (
        <p className="muted" {...item(key, 'text')}>
          <NoBreak text={card.text} />
        </p>
      )}
      {card.note && (
        <p className={spoken ? 'spoken' : undefined} {...item(key, 'note')}>
          {spoken ? card.note : <Badge>{card.note}</Badge>}
        </p>
      )}
    </li>
  )
}

interface DemoProps {
  examples: Section<'hero'>['examples']
  locale: Locale
  /** Edit attributes of the section. */
  edit: Edit
}

/** Visitors choose or type a sentence, which becomes a record. */
async function Demo({examples, locale, edit}: DemoProps) {
  const item = itemsOf(edit, 'examples')
  const shared = {
    examples: examples.map(({_key: key, sentence, crm}) => ({
      key,
      name: markedValues(sentence)[0] ?? withoutMarks(sentence),
      sentence: withoutMarks(sentence),
      crm,
      ...(isEditable(item(key)) && {edit: item(key)}),
    })),
    known: [...new Set(examples.flatMap(({sentence}) => markedValues(sentence)))],
    labels: await demoLabels(locale),
    locale,
  }
  return (
    <LazyDemo {...shared} limit={sentenceLimit}>
      {isEditable(edit('examples')) && <StaticDemo {...shared} />}
    </LazyDemo>
  )
}

/** The first screen: title, the demo and two cards. */
export function Hero({section, context, edit, heading}: SectionProps<'hero'>) {
  const {_key, badge, title, intro, links, cards, examples} = section
  return (
    <section
      className="hero-section"
      aria-labelledby={`${_key}-title`}
      data-long={title.length > shortTitle}
      {...edit()}
    >
      <div className="frame">
        <div className="words enter">
          {badge && (
            <p className="kicker" {...edit('badge')}>
              {badge}
            </p>
          )}
          <HeadedText
            id={`${_key}-title`}
            heading={title}
            text={intro}
            level={heading}
            edit={edit}
            fields={['title', 'intro']}
            lead
          />
          <ButtonLinks links={links} context={context} edit={edit} />
        </div>
        {examples.length > 0 && <Demo examples={examples} locale={context.locale} edit={edit} />}
        {cards && cards.length > 0 && (
          <ul className="proofs">
            {cards.map((card) => (
              <Proof key={card._key} card={card} item={itemsOf(edit, 'cards')} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
