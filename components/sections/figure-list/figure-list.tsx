import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import type {SectionContext, SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {figureLineId} from '@/components/ui/figure-value/figure-link'
import {FigureValue} from '@/components/ui/figure-value/figure-value'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {SourceNote} from '@/components/ui/source-note/source-note'
import {textIn} from '@/lib/i18n/localized'
import {formatFigure} from '@/lib/sanity/figures'
import type {Section} from '@/lib/sanity/types'

import {bases} from './figure-list.content'

const Root = styled.section`
  padding-block: var(--space-6) var(--space-section);

  h3 {
    margin-block-start: var(--space-7);
    font-size: var(--step-2);
  }

  ul {
    margin-block-start: var(--space-4);
  }

  li {
    display: grid;
    gap: var(--space-2) var(--column-gap);
    padding-block: var(--space-5);
    scroll-margin-block-start: 6rem;
  }

  li:target,
  li:has(:target) {
    background: var(--tint);
  }

  .value {
    font-family: var(--font-display);
    font-size: var(--step-4);
    font-weight: 650;
    line-height: 1.1;
    letter-spacing: -0.02em;
  }

  .value .before {
    color: var(--ink-soft);
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

  .bars {
    display: grid;
    gap: var(--space-1);
    max-width: 20rem;
    border-inline-start: 1px solid var(--ink);
  }

  /* Before, an outline; with the product, filled. What a range adds to its start is faint. */
  .bars i {
    width: var(--to);
    height: 0.875rem;
    background: linear-gradient(
      to right,
      var(--fill, var(--record)) var(--from),
      var(--rule) var(--from)
    );
    forced-color-adjust: none;
  }

  .bars i:not(:last-child) {
    border: 1px solid var(--rule-strong);
    border-inline-start: 0;
    background: none;
  }

  [data-basis='estimated'] .bars {
    --fill: var(--ink-soft);
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

/** A figure as a line of the list. */
interface Line extends Figure {
  /** Whether this is the first line with the figure before it, so that its id is here. */
  namesBefore: boolean
  /** Whether links to the figure lead here, and not to an earlier list. */
  isTarget: boolean
}

type Basis = Figure['basis']

type Drawn = Pick<Figure, 'key' | 'value' | 'upTo' | 'drawnAs'>

/** What a full bar counts: minutes are as long on every line. */
const full = {share: 100, seconds: 15 * 60, minutes: 15}

const bar = (key: string, from: number, to = from) => {
  return {key, from, to: Math.min(Math.max(to, 0), 100)}
}

/** The bars of a figure, in percent of the width. A relative change is no share: it has the whole before it. */
function barsOf({key, value, upTo, drawnAs}: Drawn): {key: string; from: number; to: number}[] {
  if (value === null || drawnAs === 'none') return []
  const most = upTo ?? value
  if (drawnAs === 'less') return [bar(`${key}-before`, 100), bar(key, 100 - most, 100 - value)]
  if (drawnAs === 'more') {
    const before = 100 / (1 + most / 100)
    return [bar(`${key}-before`, before), bar(key, before + (before * value) / 100, 100)]
  }
  const part = (number: number) => (number / full[drawnAs]) * 100
  return [bar(key, part(value), part(most))]
}

function Bars({figure}: {figure: Figure}) {
  const bars = [figure.before, figure].flatMap((one) => (one ? barsOf(one) : []))
  if (bars.length === 0) return null
  return (
    <p className="bars" aria-hidden>
      {bars.map(({key, from, to}) => (
        <i key={key} style={{'--from': `${(from / to) * 100}%`, '--to': `${to}%`} as object} />
      ))}
    </p>
  )
}

/** A figure or a pair, with what each counts and what it doesn't show. */
async function FigureLine({figure, context}: {figure: Line; context: SectionContext}) {
  const {locale} = context
  const {before} = figure
  const t = await getTranslations({locale, namespace: 'figures'})
  const value = <FigureValue figure={figure} locale={locale} />
  const valueBefore = before && (
    <span
      className="before"
      id={figure.namesBefore ? figureLineId(before.key) : undefined}
      {...context.edit(before)('value')}
    >
      <FigureValue figure={before} locale={locale} />
    </span>
  )
  const counted = before ? [before, figure] : [figure]
  return (
    <li id={figure.isTarget ? figureLineId(figure.key) : undefined}>
      <div className="drawn">
        <p className="value" {...context.edit(figure)('value')}>
          {before ? t.rich('pair', {before: () => valueBefore, after: () => value}) : value}
        </p>
        <Bars figure={figure} />
      </div>
      <div className="what stack">
        {counted.map((one) => (
          <p key={one.key} {...context.edit(one)(`label.${locale}`)}>
            {before && <strong>{formatFigure(one, locale)} </strong>}
            <NoBreak text={textIn(one.label, locale)} />
          </p>
        ))}
        {counted
          .filter(
            ({limits}, at) => textIn(limits, locale) !== textIn(counted[at - 1]?.limits, locale),
          )
          .map((one) => (
            <p key={one.key} className="muted" {...context.edit(one)(`limits.${locale}`)}>
              <NoBreak text={textIn(one.limits, locale)} />
            </p>
          ))}
      </div>
    </li>
  )
}

/** The figures known in one way, pairs first, and once each source with the month in which it was checked. */
async function Group({basis, ...props}: {basis: Basis; figures: Line[]; context: SectionContext}) {
  const {context} = props
  const {locale} = context
  const figures = props.figures.toSorted(
    (one, other) => Number(!one.before) - Number(!other.before),
  )
  const t = await getTranslations({locale, namespace: 'figures'})
  const sources = new Map(
    figures.map((figure) => [
      `${textIn(figure.source, locale)} ${figure.asOf?.slice(0, 7)}`,
      figure,
    ]),
  )
  return (
    <div className="group" data-basis={basis}>
      <h3>{t(`groups.${basis}`)}</h3>
      {[...sources].map(([key, figure]) => (
        <SourceNote
          key={key}
          source={textIn(figure.source, locale)}
          asOf={figure.asOf}
          locale={locale}
          {...context.edit(figure)(`source.${locale}`)}
        />
      ))}
      <ul className="ruled">
        {figures.map((figure) => (
          <FigureLine key={figure.key} figure={figure} context={context} />
        ))}
      </ul>
    </div>
  )
}

/** How many testers took part, and for how long, once the owner says so. */
async function Extent({section, context}: Pick<SectionProps<'figureList'>, 'section' | 'context'>) {
  const {betaTesters, betaWeeks} = section.settings ?? {}
  const t = await getTranslations({locale: context.locale, namespace: 'figures'})
  const facts = [
    betaTesters && t('testers', {count: betaTesters}),
    betaWeeks && t('weeks', {count: betaWeeks}),
  ].filter(Boolean)
  if (!section.settings || facts.length === 0) return null
  return <p {...context.edit(section.settings)('betaTesters')}>{facts.join(', ')}</p>
}

/** The site's own figures by how they are known: measured, reported or estimated. */
export function FigureList(props: SectionProps<'figureList'>) {
  const {section, context, edit, heading, isRepeated = false} = props
  const paired = new Set(section.figures.flatMap(({before}) => before?.key ?? []))
  const named = new Set<string>()
  const lines = section.figures
    .filter(({key}) => !paired.has(key))
    .map((figure) => {
      const key = figure.before?.key
      const namesBefore = !isRepeated && key !== undefined && !named.has(key)
      if (key) named.add(key)
      return Object.assign({}, figure, {namesBefore, isTarget: !isRepeated})
    })
  return (
    <Root aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} still>
          <Extent section={section} context={context} />
        </Opening>
        {bases.map((basis) => {
          const own = lines.filter((figure) => figure.basis === basis)
          return (
            own.length > 0 && <Group key={basis} basis={basis} figures={own} context={context} />
          )
        })}
      </div>
    </Root>
  )
}
