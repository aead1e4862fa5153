import {styled} from 'styled-components'

import {dashboardHref, type DashboardQuery} from '@/lib/admin/filters'
import type {Period, Timeline} from '@/lib/admin/periods'

import {zoneName} from './times'
import {counted} from './words'

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding-block: var(--space-3);
  border-block: 1px solid var(--rule);

  .words {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-4);
  }

  h2 {
    font-family: var(--font-text);
    font-size: 0.9375rem;
    font-weight: 600;
    letter-spacing: 0;
    line-height: 1.4;
  }

  .caption,
  .ends,
  details {
    font-size: var(--step-0);
    line-height: 1.4;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  svg {
    width: 100%;
    overflow: visible;
  }

  .some {
    stroke: var(--record);
  }

  .none {
    stroke: var(--rule-strong);
  }

  .ends {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
  }

  summary {
    width: fit-content;
    cursor: pointer;
  }

  .rows {
    max-height: 16rem;
    max-width: 24rem;
    margin-block-start: var(--space-2);
    overflow: auto;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: 0.25rem 1rem 0.25rem 0;
    border-block-end: 1px solid var(--rule);
    font-weight: 400;
    text-align: start;
  }

  thead th {
    font-weight: 600;
  }

  td {
    font-family: var(--font-mono);
  }

  td,
  thead th:last-of-type {
    text-align: end;
  }
`

const pitch = 10
const height = 48

const formats = {
  day: new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'}),
  month: new Intl.DateTimeFormat('en-US', {month: 'short', year: 'numeric', timeZone: 'UTC'}),
}

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

function nameOf({first, last}: Period, unit: Timeline['unit']): string {
  if (unit === 'month') return formats.month.format(dateOf(first))
  if (unit === 'day') return formats.day.format(dateOf(first))
  return formats.day.formatRange(dateOf(first), dateOf(last))
}

/** Bars grow from the middle; a period without entries is a dot on the line. */
function Bars({timeline: {periods, unit}}: {timeline: Timeline}) {
  const most = Math.max(...periods.map(({entries}) => entries), 1)
  return (
    <svg
      viewBox={`0 0 ${periods.length * pitch} ${height}`}
      height={height}
      preserveAspectRatio="none"
      strokeWidth={`min(6px, ${(48 / periods.length).toFixed(2)}vw)`}
      strokeLinecap="round"
      aria-hidden
    >
      {periods.map((period, bar) => {
        const half = Math.max(0.1, (period.entries / most) * (height / 2 - 4))
        const x = bar * pitch
        return (
          <g key={period.first}>
            <title>{`${nameOf(period, unit)}: ${period.entries}`}</title>
            <rect x={x} width={pitch} height={height} fill="transparent" />
            <path
              className={period.entries > 0 ? 'some' : 'none'}
              d={`M${x + pitch / 2} ${(height / 2 - half).toFixed(1)}v${(half * 2).toFixed(1)}`}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        )
      })}
    </svg>
  )
}

/** The days of a period that the filter counts: a week or month may begin before it, or end after it. */
function daysOf({first, last}: Period, {from, to}: DashboardQuery) {
  return {
    from: from !== null && from > first ? from : first,
    to: to !== null && to < last ? to : last,
  }
}

function Rows({timeline: {periods, unit}, query}: {timeline: Timeline; query: DashboardQuery}) {
  const rows = periods.filter(({entries}) => entries > 0).toReversed()
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so the keyboard has to reach it.
    <section className="rows" aria-label={`Table of entries per ${unit}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{`${unit[0]?.toUpperCase()}${unit.slice(1)} (${zoneName(query.zone)})`}</th>
            <th scope="col">Entries</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((period) => (
            <tr key={period.first}>
              <th scope="row">
                <a
                  href={dashboardHref(query, {
                    ...daysOf(period, query),
                    cursor: null,
                    entry: null,
                  })}
                >
                  {nameOf(period, unit)}
                </a>
              </th>
              <td>{period.entries.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function summaryOf({periods, unit}: Timeline): string {
  const all = periods.reduce((sum, {entries}) => sum + entries, 0)
  const best = periods.reduce((most, period) => (period.entries > most.entries ? period : most))
  const entries = counted(all, 'entry', 'entries')
  if (periods.length === 1) return `${entries} in one ${unit}.`
  return `${entries} in ${counted(periods.length, unit, `${unit}s`)}, most ${unit === 'day' ? 'on' : 'in'} ${nameOf(best, unit)}: ${best.entries.toLocaleString('en-US')}.`
}

/** Chart of entries over time, server-rendered, with a text summary and a table. */
export function EntriesChart({timeline, query}: {timeline: Timeline; query: DashboardQuery}) {
  const {periods, unit} = timeline
  const [first, last] = [periods[0], periods.at(-1)]
  if (!first || !last) return null
  return (
    <Root aria-labelledby="chart-title">
      <div className="words">
        <h2 id="chart-title">{`Entries per ${unit}`}</h2>
        <p className="caption">{summaryOf(timeline)}</p>
      </div>
      {first !== last && (
        <div>
          <Bars timeline={timeline} />
          <p className="ends">
            <span>{nameOf(first, unit)}</span>
            <span>{nameOf(last, unit)}</span>
          </p>
        </div>
      )}
      <details>
        <summary>Show as a table</summary>
        <Rows timeline={timeline} query={query} />
      </details>
    </Root>
  )
}
