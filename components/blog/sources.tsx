import {FigureLink} from '@/components/ui/figure-value/figure-link'
import type {LinkContext} from '@/components/ui/link/link-context'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {formatMonth} from '@/lib/i18n/dates'
import {textIn} from '@/lib/i18n/localized'
import {formatFigure} from '@/lib/sanity/figures'
import type {FigureNote} from '@/lib/sanity/types'

interface Props {
  id: string
  title: string
  figures: FigureNote[]
  /** Its language is the text's. */
  context: LinkContext
}

/** Sources of a text's figures, in order of first mention. */
export function Sources({id, title, figures, context}: Props) {
  const {locale: language, edit} = context
  return (
    <section className="sources" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol>
        {figures.map((figure) => (
          <li key={figure.key} {...edit(figure)(`source.${language}`)}>
            <FigureLink figure={figure} context={context}>
              <data value={figure.value ?? undefined} {...edit(figure)('value')}>
                {formatFigure(figure, language)}
              </data>
            </FigureLink>{' '}
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
