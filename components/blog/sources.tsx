import {NoBreak} from '@/components/ui/no-break/no-break'
import {formatFigure} from '@/lib/content/figures/format'
import type {FigureNote} from '@/lib/content/types'
import {formatMonth} from '@/lib/i18n/dates'
import type {Locale} from '@/lib/i18n/locales'
import {textIn} from '@/lib/i18n/localized'
import type {EditDocument} from '@/lib/preview/edit'

interface Props {
  id: string
  title: string
  figures: FigureNote[]
  /** Language of the text. */
  language: Locale
  edit: EditDocument
}

/** Sources of a text's figures, in order of first mention. */
export function Sources({id, title, figures, language, edit}: Props) {
  return (
    <section className="sources" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol>
        {figures.map((figure) => (
          <li key={figure.key} {...edit(figure)(`source.${language}`)}>
            <data value={figure.value} {...edit(figure)('value')}>
              {formatFigure(figure, language)}
            </data>{' '}
            <NoBreak text={textIn(figure.label, language)} />.{' '}
            <NoBreak text={textIn(figure.source, language)} />
            {figure.asOf && (
              <>
                {' '}
                <time dateTime={figure.asOf.slice(0, 7)}>{formatMonth(language, figure.asOf)}</time>
                .
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
