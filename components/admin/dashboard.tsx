import {styled} from 'styled-components'

import {Badge} from '@/components/ui/badge/badge'
import {Button} from '@/components/ui/button/button'
import {Toast} from '@/components/ui/toast/toast'
import type {Dashboard as Contents} from '@/lib/admin/dashboard'
import type {DayCount, EntryPage, Visit} from '@/lib/admin/entries'
import {dashboardHref, printQuery, type DashboardQuery} from '@/lib/admin/filters'
import type {UnsavedNote} from '@/lib/admin/flash-message'
import {dashboardPath} from '@/lib/admin/paths'

import {ChosenPanel, chooseId} from './chosen-panel'
import {EntriesTable} from './entries-table'
import {EntryPanel} from './entry-panel'
import {Exports, NewExports} from './exports'
import {FilterForm} from './filter-form'
import {utcDay} from './times'
import {Timestamp} from './timestamp'
import {counted, statusNames} from './words'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  .summary,
  .pages {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }

  .views {
    display: flex;
    gap: var(--space-4);
  }

  .views a {
    padding-block: var(--space-2);
  }

  .views [aria-current] {
    font-weight: 600;
    text-decoration: none;
  }

  .days,
  .unsent {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
  }

  .days svg {
    flex: none;
    width: 7.5rem;
    height: 1.25rem;
    fill: var(--record);
  }

  .exports {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-inline-start: auto;
  }

  .overdue {
    font-weight: 600;
  }

  .pages .next {
    margin-inline-start: auto;
  }

  @media (width < 48rem) {
    .exports {
      margin-inline-start: 0;
    }
  }
`

function countText({found, total}: Contents): string {
  const all = counted(total, 'entry', 'entries')
  return found === total ? all : `${found.toLocaleString('en-US')} of ${all}`
}

function VisitNote({visit}: {visit: Visit | null}) {
  if (!visit?.previous) return null
  const fresh = visit.newEntries === 0 ? 'Nothing' : visit.newEntries.toLocaleString('en-US')
  return (
    <p>
      {`${fresh} new since your last visit, `}
      <Timestamp at={visit.previous} />
    </p>
  )
}

/** A day in milliseconds; the purge is daily. */
const day = 86_400_000

/** Says when the oldest entry is erased, or that this has not happened. */
function RetentionNote({visit, today}: Pick<Contents, 'visit' | 'today'>) {
  if (!visit?.oldest) return null
  const {submitted, keptUntil} = visit.oldest
  const isOverdue = Date.parse(keptUntil) + day < Date.parse(today)
  if (!isOverdue)
    return <p>{`Oldest entry: ${utcDay(submitted)}, erased on ${utcDay(keptUntil)}`}</p>
  return (
    <p className="overdue">
      {`Oldest entry: ${utcDay(submitted)}, should have been erased on ${utcDay(keptUntil)}. The daily purge is overdue.`}
    </p>
  )
}

function Pages({page, query}: {page: EntryPage; query: DashboardQuery}) {
  if (!page.previous && !page.next) return null
  const href = (cursor: EntryPage['next']) => dashboardHref(query, {cursor, entry: null})
  return (
    <nav className="pages" aria-label="Pages">
      {page.previous && (
        <a
          rel="prev"
          className="button"
          data-variant="quiet"
          data-size="small"
          href={href(page.previous)}
        >
          Previous page
        </a>
      )}
      {page.next && (
        <a
          rel="next"
          className="button next"
          data-variant="quiet"
          data-size="small"
          href={href(page.next)}
        >
          Next page
        </a>
      )}
    </nav>
  )
}

/** All entries, or those that still need work. */
function Views({query}: {query: DashboardQuery}) {
  return (
    <nav className="views" aria-label="Views">
      {([null, 'open'] as const).map((status) => (
        <a
          key={status}
          href={dashboardHref(query, {status, cursor: null, entry: null})}
          aria-current={query.status === status ? 'page' : undefined}
        >
          {status ? statusNames[status] : 'All'}
        </a>
      ))}
    </nav>
  )
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** The last thirty days as bars, and as text. */
function Days({days}: {days: DayCount[]}) {
  const all = days.reduce((sum, {entries}) => sum + entries, 0)
  const best = days.reduce((most, one) => (one.entries > most.entries ? one : most))
  const text = `${all.toLocaleString('en-US')} in ${days.length} days`
  if (all === 0) return <p>{text}</p>
  return (
    <p className="days">
      <svg viewBox={`0 0 ${days.length * 4} 20`} preserveAspectRatio="none" aria-hidden>
        {days.map(({day: date, entries}, index) => {
          const height = Math.max((entries / best.entries) * 20, 1)
          return <rect key={date} x={index * 4} y={20 - height} width={3} height={height} />
        })}
      </svg>
      {`${text}, most on ${dayFormat.format(new Date(best.day))}: ${best.entries.toLocaleString('en-US')}`}
    </p>
  )
}

/** Number of deliveries that no webhook has accepted, with a button to send them again. */
function Unsent({
  unsent,
  query,
  sendAgain,
}: {
  unsent: number
  query: DashboardQuery
  sendAgain: Action
}) {
  if (unsent === 0) return null
  return (
    <form className="unsent" action={sendAgain}>
      <input type="hidden" name="list" value={printQuery({...query, notice: null})} />
      {`${counted(unsent, 'delivery is', 'deliveries are')} waiting`}
      <Button variant="quiet" size="small">
        Send again
      </Button>
    </form>
  )
}

/** Opens the panel for the entries that are chosen in the table. */
function Choose({query}: {query: DashboardQuery}) {
  const list = new URLSearchParams(printQuery({...query, entry: null, notice: null}))
  return (
    <form id={chooseId} method="get" action={dashboardPath}>
      {[...list].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <Button variant="quiet" size="small">
        Work on chosen
      </Button>
    </form>
  )
}

function Nothing({total}: {total: number}) {
  if (total === 0) return <p>No waitlist submissions yet.</p>
  return (
    <p>
      No submissions match. <a href={dashboardPath}>Clear filters</a>
    </p>
  )
}

type Action = (data: FormData) => Promise<void>

interface Props {
  contents: Contents
  query: DashboardQuery
  erase: Action
  eraseAll: Action
  work: Action
  sendAgain: Action
  /** A note that could not be saved, with its entry. */
  unsaved?: UnsavedNote | undefined
}

/** Dashboard: counts, one page of entries, and the entry or the chosen entries that the URL selects. */
export function Dashboard({contents, query, erase, eraseAll, work, sendAgain, unsaved}: Props) {
  const {page, total, found, days, visit, opened, admins, exported, unsent, deliveries, today} =
    contents
  // Links of the list do not reopen the panel of chosen entries.
  const list = {...query, ids: []}
  return (
    <Root>
      <div className="summary">
        <Badge>{countText(contents)}</Badge>
        {total > 0 && <Days days={days} />}
        <Views query={list} />
        <VisitNote visit={visit} />
        <RetentionNote visit={visit} today={today} />
        <Unsent unsent={unsent} query={list} sendAgain={sendAgain} />
        <NewExports query={list} exported={exported} />
        {found > 0 && <Exports query={list} />}
      </div>
      {total > 0 && <FilterForm query={list} />}
      {page.entries.length === 0 ? (
        <Nothing total={total} />
      ) : (
        <>
          <Choose query={list} />
          <EntriesTable
            entries={page.entries}
            query={list}
            chosen={query.ids}
            lastVisit={visit?.previous ?? null}
          />
        </>
      )}
      <Pages page={page} query={list} />
      {query.ids.length > 0 && !opened && (
        <ChosenPanel query={query} erase={eraseAll} work={work} />
      )}
      {opened && (
        <EntryPanel
          found={opened}
          query={list}
          page={page}
          admins={admins}
          deliveries={deliveries}
          unsaved={unsaved}
          erase={erase}
          work={work}
        />
      )}
    </Root>
  )
}

/** Shown when the entries could not be read. */
export function DashboardFailure({query}: {query: DashboardQuery}) {
  return (
    <>
      <p>
        The entries couldn’t be loaded. <a href={dashboardHref(query)}>Try again</a>
      </p>
      <Toast tone="error" title="Unable to load data" closeLabel="Close">
        <p>Please refresh the page or contact support if the problem persists.</p>
      </Toast>
    </>
  )
}
