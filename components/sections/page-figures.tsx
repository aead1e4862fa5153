import {getTranslations} from 'next-intl/server'

import {FigureLink} from '@/components/ui/figure-value/figure-link'
import type {LinkContext} from '@/components/ui/link/link-context'
import {textIn} from '@/lib/i18n/localized'
import {formatFigure} from '@/lib/sanity/figures'
import type {FigureNote} from '@/lib/sanity/types'

interface Props {
  figures: FigureNote[]
  context: LinkContext
}

/** The figures that a page mentions, each linked to the line that says where it comes from. */
export async function PageFigures({figures, context}: Props) {
  const {locale, figuresHref, edit} = context
  if (figures.length === 0 || !figuresHref) return null
  const t = await getTranslations({locale, namespace: 'figures'})
  const written = figures.map((figure) => ({...figure, text: formatFigure(figure, locale)}))
  const isAlone = (text: string) => written.filter((other) => other.text === text).length === 1
  return (
    <aside className="page-figures frame muted" aria-labelledby="page-figures">
      <p className="label" id="page-figures">
        {t('onPage')}
      </p>
      <ul>
        {written.map(({text, ...figure}) => (
          <li key={figure.key} {...edit(figure)('value')}>
            <FigureLink figure={figure} context={context}>
              {isAlone(text) ? text : `${text} ${textIn(figure.label, locale)}`}
            </FigureLink>
          </li>
        ))}
      </ul>
    </aside>
  )
}
