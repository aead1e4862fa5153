import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import type {BlockProps} from '@/components/blocks/context'
import {FigureLink} from '@/components/ui/figure-value/figure-link'
import {FigureValue} from '@/components/ui/figure-value/figure-value'
import type {LinkContext} from '@/components/ui/link/link-context'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {SourceNote} from '@/components/ui/source-note/source-note'
import type {Locale} from '@/lib/i18n/locales'
import {textIn} from '@/lib/i18n/localized'
import {figureParts} from '@/lib/sanity/figures'
import {type EditAttributes, itemsOf} from '@/lib/sanity/preview/edit'
import type {FigureNote} from '@/lib/sanity/types'

const Root = styled.div`
  padding-block: var(--space-5);
  border-block: 1px solid var(--ink);

  .figures {
    display: grid;
    gap: var(--space-5) var(--space-6);
  }

  .figures > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-2);
  }

  dd {
    order: -1;
    font-family: var(--font-display);
    font-size: clamp(2.5rem, 2rem + 2.6cqi, 3.5rem);
    font-weight: 650;
    line-height: 1;
    letter-spacing: -0.03em;
  }

  /* Units that are words are smaller than the number. */
  .unit {
    font-size: 0.45em;
    letter-spacing: -0.01em;
    white-space: pre-wrap;
  }

  sup {
    margin-inline-start: 0.15em;
    font-family: var(--font-mono);
    font-size: 0.8125rem;
    font-weight: 400;
    letter-spacing: 0;
    line-height: 0;
    vertical-align: baseline;
    position: relative;
    inset-block-end: 1.6em;
    color: var(--ink-soft);
  }

  dt {
    max-width: 24ch;
    font-size: 1rem;
    line-height: 1.4;
    text-wrap: balance;
  }

  .sources {
    display: grid;
    gap: var(--space-1);
    margin-block-start: var(--space-5);
  }

  .sources li {
    display: flex;
    gap: 0.6em;
  }

  @container (width >= 30rem) {
    .figures {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @container (width >= 44rem) {
    .figures[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @container (width >= 52rem) {
    .figures[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      column-gap: var(--space-5);
    }
  }
`

interface FigureProps extends EditAttributes {
  figure: FigureNote
  context: LinkContext
  /** The source's number if there are several, and the word that screen readers hear before it. */
  mark: number | null
  sourceWord: string
}

function Figure({figure, context, mark, sourceWord, ...item}: FigureProps) {
  const {locale} = context
  const own = context.edit(figure)
  return (
    <div {...item}>
      <dt {...own(`label.${locale}`)}>
        <NoBreak text={textIn(figure.label, locale)} />
      </dt>
      <dd {...own('value')}>
        <FigureLink figure={figure} context={context}>
          <FigureValue figure={figure} locale={locale} />
        </FigureLink>
        {mark && (
          <sup>
            <span className="visually-hidden">, {sourceWord} </span>
            {mark}
          </sup>
        )}
      </dd>
    </div>
  )
}

/** Returns the number of columns: four, unless a unit is too wide to fit beside its number. */
function columnsFor(figures: FigureNote[], locale: Locale): number {
  const isLong = (figure: FigureNote) => {
    const {prefix, suffix} = figureParts(figure, locale)
    return prefix.length + suffix.length > 9
  }
  return figures.length === 4 && figures.some(isLong) ? 2 : figures.length
}

/** Two to four large figures with labels; each source is listed once below. */
export async function FigureRow({block, context, edit}: BlockProps<'figureRow'>) {
  const {locale} = context
  const {figures} = block
  if (figures.length === 0) return null
  const t = await getTranslations({locale, namespace: 'text'})
  const sourceOf = ({source, asOf}: FigureNote) => `${textIn(source, locale)} ${asOf?.slice(0, 7)}`
  const sources = [...new Map(figures.map((figure) => [sourceOf(figure), figure]))]
  const several = sources.length > 1
  const item = itemsOf(edit, 'figures')
  return (
    <Root>
      <dl className="figures" data-columns={columnsFor(figures, locale)}>
        {figures.map((figure) => (
          <Figure
            key={figure.key}
            figure={figure}
            context={context}
            sourceWord={t('source')}
            mark={several ? sources.findIndex(([key]) => key === sourceOf(figure)) + 1 : null}
            {...item(figure._key)}
          />
        ))}
      </dl>
      <ol className="sources">
        {sources.map(([key, figure], index) => (
          <li key={key} className="label">
            {several && <span>{index + 1}</span>}
            <SourceNote
              source={textIn(figure.source, locale)}
              asOf={figure.asOf}
              locale={locale}
              {...context.edit(figure)(`source.${locale}`)}
            />
          </li>
        ))}
      </ol>
    </Root>
  )
}
