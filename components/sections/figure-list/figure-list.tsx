import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import type {SectionContext, SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {figureLineId} from '@/components/ui/figure-value/figure-link'
import {FigureValue} from '@/components/ui/figure-value/figure-value'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {SourceNote} from '@/components/ui/source-note/source-note'
import {defaultLocale} from '@/lib/i18n/locales'
import {textIn} from '@/lib/i18n/localized'
import type {Section} from '@/lib/sanity/types'

import {bases} from './figure-list.content'

const Root = styled.section`
  padding-block: var(--space-6) var(--space-section);

  h3 {
    margin-block-start: var(--space-7);
    font-family: var(--font-display);
    font-size: var(--step-2);
  }

  ul {
    margin-block-start: var(--space-4);
    border-block-start: 1px solid var(--ink);
  }

  li {
    display: grid;
    gap: var(--space-2) var(--column-gap);
    padding-block: var(--space-5);
    border-block-end: 1px solid var(--rule);
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

  /* From the share before to the share after. */
  .bar {
    max-width: 20rem;
    height: 0.75rem;
    background: linear-gradient(
      to right,
      var(--rule-strong) var(--from),
      var(--ink) var(--from) var(--to),
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

/** A figure as a line of the list. */
interface Line extends Figure {
  /** Whether this is the first line with the figure before it, so that its id is here. */
  namesBefore: boolean
  /** Whether links to the figure lead here, and not to an earlier list. */
  isTarget: boolean
}

type Basis = Figure['basis']

const isShare = ({value, suffix}: Pick<Figure, 'value' | 'suffix'>) =>
  value !== null && suffix?.[defaultLocale]?.startsWith('%') === true

/** A share before and after as a bar. A relative change is no share, so only pairs have one. */
function Bar({figure: {before, ...figure}}: {figure: Figure}) {
  if (!before || !isShare(before) || !isShare(figure)) return null
  const ends = {'--from': `${before.value}%`, '--to': `${figure.value}%`}
  return <p className="bar" style={ends as object} aria-hidden />
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
        <Bar figure={figure} />
      </div>
      <div className="what stack">
        {counted.map((one) => (
          <p key={one.key} {...context.edit(one)(`label.${locale}`)}>
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

/** The figures known in one way, pairs first, and their source once. */
async function Group({basis, ...props}: {basis: Basis; figures: Line[]; context: SectionContext}) {
  const {context} = props
  const {locale} = context
  const figures = props.figures.toSorted(
    (one, other) => Number(!one.before) - Number(!other.before),
  )
  const t = await getTranslations({locale, namespace: 'figures'})
  const sources = new Map(figures.map((figure) => [textIn(figure.source, locale), figure]))
  return (
    <div className="group">
      <h3>{t(`groups.${basis}`)}</h3>
      {[...sources].map(([source, figure]) => (
        <SourceNote
          key={source}
          source={source}
          asOf={figure.asOf}
          locale={locale}
          {...context.edit(figure)(`source.${locale}`)}
        />
      ))}
      <ul>
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
