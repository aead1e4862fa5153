import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {figureLineId} from '@/components/ui/figure-value/figure-link'
import {FigureValue} from '@/components/ui/figure-value/figure-value'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {SourceNote} from '@/components/ui/source-note/source-note'
import {defaultLocale} from '@/lib/i18n/locales'
import {textIn} from '@/lib/i18n/localized'
import type {Section} from '@/lib/sanity/types'

const Root = styled.section`
  padding-block: var(--space-6) var(--space-section);

  ul {
    margin-block-start: var(--space-6);
    border-block-start: 1px solid var(--ink);
  }

  li {
    display: grid;
    gap: var(--space-2) var(--column-gap);
    padding-block: var(--space-5);
    border-block-end: 1px solid var(--rule);
    scroll-margin-block-start: 6rem;
  }

  li:target {
    background: var(--tint);
  }

  .value {
    font-family: var(--font-display);
    font-size: var(--step-5);
    font-weight: 650;
    line-height: 1;
    letter-spacing: -0.03em;
  }

  /* Units that are words are smaller than the number. */
  .unit {
    font-size: 0.5em;
    letter-spacing: -0.01em;
    white-space: pre-wrap;
  }

  .drawn {
    display: grid;
    align-content: start;
    gap: var(--space-3);
  }

  /* A share of the whole line; of a range, the uncertain part is lighter. */
  .bar {
    max-width: 20rem;
    height: 0.75rem;
    background: linear-gradient(
      to right,
      var(--ink) var(--from),
      var(--rule-strong) var(--from) var(--to),
      var(--tint) var(--to)
    );
    forced-color-adjust: none;
  }

  .what {
    max-width: var(--measure);
  }

  @media (width >= 48rem) {
    li {
      grid-template-columns: var(--third);
    }
  }
`

type Figure = Section<'figureList'>['figures'][number]

const isShare = ({suffix}: Figure) => suffix?.[defaultLocale]?.startsWith('%') === true

const end = ({value, upTo}: Figure) => upTo ?? value

/** The site's own figures, shares as bars, each with what it measures, its source and its limits. */
export function FigureList({section, context, edit, heading}: SectionProps<'figureList'>) {
  const {locale} = context
  return (
    <Root aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} still />
        <ul>
          {section.figures.map((figure) => {
            const own = context.edit(figure)
            return (
              <li key={figure.key} id={figureLineId(figure.key)}>
                <div className="drawn">
                  <p className="value" {...own('value')}>
                    <FigureValue figure={figure} locale={locale} />
                  </p>
                  {isShare(figure) && (
                    <p
                      className="bar"
                      style={{'--from': `${figure.value}%`, '--to': `${end(figure)}%`} as object}
                      aria-hidden
                    />
                  )}
                </div>
                <div className="what stack">
                  <p {...own(`label.${locale}`)}>
                    <NoBreak text={textIn(figure.label, locale)} />
                  </p>
                  <p className="muted" {...own(`limits.${locale}`)}>
                    <NoBreak text={textIn(figure.limits, locale)} />
                  </p>
                  <SourceNote
                    source={textIn(figure.source, locale)}
                    asOf={figure.asOf}
                    locale={locale}
                    {...own(`source.${locale}`)}
                  />
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </Root>
  )
}
