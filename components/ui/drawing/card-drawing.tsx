import type {Locale} from '@/lib/i18n/locales'
import {formatFigure} from '@/lib/sanity/figures'
import type {EditAttributes} from '@/lib/sanity/preview/edit'
import type {Section} from '@/lib/sanity/types'

import {Drawing} from './drawing'
import {amountsOf, isDrawingForm} from './forms'

interface Props extends EditAttributes {
  drawing: Section<'itemList'>['items'][number]['drawing']
  locale: Locale
}

/** The drawing of a card, above the figures that it counts. */
export function CardDrawing({drawing, locale, ...edit}: Props) {
  if (!isDrawingForm(drawing?.form)) return null
  const {form, figures} = drawing
  return (
    <div className="card-drawing" {...edit}>
      <div>
        <Drawing form={form} amounts={amountsOf(figures)} flush />
      </div>
      {figures && figures.length > 1 && (
        <p aria-hidden>
          {figures.map((figure) => (
            <span key={figure._id}>{formatFigure(figure, locale)}</span>
          ))}
        </p>
      )}
    </div>
  )
}
