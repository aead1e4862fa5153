import {LongText} from '@/components/blocks/long-text'
import type {SectionProps} from '@/components/sections/context'
import {CardDrawing} from '@/components/ui/drawing/card-drawing'
import {isDrawingForm} from '@/components/ui/drawing/forms'
import {Sentences} from '@/components/ui/headed-text/sentences'
import {itemsOf} from '@/lib/sanity/preview/edit'

/** Long text with an optional heading in the margin. */
export function Prose({section, context, edit, heading: Heading}: SectionProps<'prose'>) {
  const {_key, heading, drawing, body} = section
  return (
    <section
      className="prose"
      data-illustrated={isDrawingForm(drawing?.form)}
      aria-labelledby={heading ? `${_key}-title` : undefined}
      {...edit()}
    >
      <div className="frame columns" data-ruled>
        {heading && (
          <Heading className="title" id={`${_key}-title`} {...edit('heading')}>
            <Sentences text={heading} />
          </Heading>
        )}
        <CardDrawing drawing={drawing} locale={context.locale} {...edit('drawing')} />
        <div className="text">
          <LongText
            value={body}
            context={context}
            edit={itemsOf(edit, 'body')}
            prefix={`${_key}-`}
            top={heading && Heading === 'h2' ? 3 : 2}
          />
        </div>
      </div>
    </section>
  )
}
