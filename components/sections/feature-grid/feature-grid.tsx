import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {CardDrawing} from '@/components/ui/drawing/card-drawing'
import {HeadedText} from '@/components/ui/headed-text/headed-text'
import {itemsOf} from '@/lib/sanity/preview/edit'

/** Features of the product, in a grid. */
export function FeatureGrid({section, context, edit, heading}: SectionProps<'featureGrid'>) {
  const item = itemsOf(edit, 'cards')
  return (
    <section className="feature-grid-section" aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} split />
        <ul className="ledger">
          {section.cards.map(({_key: key, drawing, title, text, ...card}) => {
            const own = context.edit(card)
            return (
              <li key={key} {...item(key)}>
                <CardDrawing drawing={drawing} locale={context.locale} {...own('drawing')} />
                <HeadedText heading={title} text={text} level="h3" edit={own} />
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
