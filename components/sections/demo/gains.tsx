import {getTranslations} from 'next-intl/server'
import type {CSSProperties} from 'react'

import {FigureLink} from '@/components/ui/figure-value/figure-link'
import {FigureValue} from '@/components/ui/figure-value/figure-value'
import type {LinkContext} from '@/components/ui/link/link-context'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {SourceNote} from '@/components/ui/source-note/source-note'
import {textIn} from '@/lib/i18n/localized'
import {formatFigure} from '@/lib/sanity/figures'
import {type Edit, itemsOf} from '@/lib/sanity/preview/edit'
import type {Section} from '@/lib/sanity/types'

interface Props {
  gains: Section<'demo'>['gains']
  context: LinkContext
  /** Edit attributes of the section. */
  edit: Edit
}

/** Large figures, each beside bars for before and after. */
export async function Gains({gains, context, edit}: Props) {
  if (gains.length === 0) return null
  const {locale} = context
  const t = await getTranslations({locale, namespace: 'demo'})
  const item = itemsOf(edit, 'gains')
  return (
    <dl className="gains">
      {gains.map(({_key: key, share, figure, before}) => {
        if (!figure) return null
        const own = context.edit(figure)
        return (
          <div key={key} {...item(key)}>
            <dt {...own(`label.${locale}`)}>
              <NoBreak text={textIn(figure.label, locale)} />
            </dt>
            <dd className="value" {...own('value')}>
              <FigureLink figure={figure} context={context}>
                <FigureValue figure={figure} locale={locale} />
              </FigureLink>
            </dd>
            {share && (
              <dd className="bars" style={{'--share': `${share}%`} as CSSProperties}>
                {before && (
                  <span {...context.edit(before)('value')}>
                    {t('byHand')}, {formatFigure(before, locale)}
                  </span>
                )}
                <span>{t('byVoice')}</span>
              </dd>
            )}
            <dd>
              <SourceNote
                source={textIn(figure.source, locale)}
                asOf={figure.asOf}
                locale={locale}
                {...own(`source.${locale}`)}
              />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
