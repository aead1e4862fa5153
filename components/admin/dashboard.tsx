import {styled} from 'styled-components'

import {Badge} from '@/components/ui/badge/badge'
import {Button, ButtonLink} from '@/components/ui/button/button'
import {Toast} from '@/components/ui/toast/toast'
import type {Dashboard as Contents} from '@/lib/admin/dashboard'
import type {DayCount, EntryPage, Visit} from '@/lib/admin/entries'
import {dashboardHref, isFiltered, printQuery, type DashboardQuery} from '@/lib/admin/filters'
import type {UnsavedNote} from '@/lib/admin/flash-message'
import {dashboardPath} from '@/lib/admin/paths'

import {ChosenPanel, chooseId} from './chosen-panel'
import {EntriesTable} from './entries-table'
import {EntryPanel} from './entry-panel'
import type {WorkAction} from './entry-work'
import {Exports, NewExports} from './exports'
import {FilterForm} from './filter-form'
import {utcDay} from './times'
import {Timestamp} from './timestamp'
import {counted, statusNames} from './words'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;

  .controls,
  .views,
  .exports,
  .facts,
  .unsent,
  .days,
  .pages {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
  }

  .controls {
    position: relative;
  }

  search {
    flex: 1 1 26rem;
  }

  .exports {
    gap: var(--space-2);
  }

  .exports .button {
    padding-inline: 0.75rem;
    font-size: 0.9375rem;
  }

  .views a {
    padding-block: var(--space-2);
  }

  .views [aria-current] {
    font-weight: 600;
    text-decoration: none;
  }

  .facts {
    color: var(--ink-soft);
  }

  .days svg {
    flex: none;
    width: 7.5rem;
    height: 1.25rem;
    fill: var(--record);
  }

  .overdue {
    font-weight: 600;
    color: var(--ink);
  }

  .pages [rel='next'] {
    margin-inline-start: auto;
  }

  /* In reach of every row, once one is chosen. */
  .choose {
    position: sticky;
    bottom: 0;
    padding-block: var(--space-2);
    background: var(--paper);
  }

  @supports selector(:has(*)) {
    &:not(:has(table :checked)) .choose {
      display: none;
    }
  }
`

/** What the list holds, and what it leaves out. */
function Count({contents, query}: {contents: Contents; query: DashboardQuery}) {
  const {found, total, suspected} = contents
  if (query.sources.includes('suspected')) {
    return <Badge>{counted(found, 'suspected entry', 'suspected entries')}</Badge>
  }
  const all = counted(total, 'entry', 'entries')
  return (
    <p>
      <Badge>{found === total ? all : `${found.toLocaleString('en-US')} of ${all}`}</Badge>
      {total > 0 && suspected > 0 && (
        <>
          {' '}
          <a href={suspectedHref}>{`${suspected.toLocaleString('en-US')} suspected left out`}</a>
        </>
      )}
    </p>
  )
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

/** Says when the next entry is erased, or that this has not happened. */
function RetentionNote({visit, today}: Pick<Contents, 'visit' | 'today'>) {
  if (!visit?.oldest) return null
  const {submitted, keptUntil} = visit.oldest
  const isOverdue = Date.parse(keptUntil) + day < Date.parse(today)
  const entry = `The entry of ${utcDay(submitted)}`
  if (!isOverdue) {
    return <p>{`${entry} is the next to be erased, on ${utcDay(keptUntil)} or the day after`}</p>
  }
  return (
    <p className="overdue">
      {`${entry} should have been erased on ${utcDay(keptUntil)}. The daily purge is overdue.`}
    </p>
  )
}

function Pages({page, query}: {page: EntryPage; query: DashboardQuery}) {
  if (!page.previous && !page.next) return null
  const href = (cursor: EntryPage['next']) => dashboardHref(query, {cursor, entry: null})
  return (
    <nav className="pages" aria-label="Pages">
      {page.previous && (
        <ButtonLink rel="prev" size="small" href={href(page.previous)}>
          Previous page
        </ButtonLink>
      )}
      {page.next && (
        <ButtonLink rel="next" size="small" href={href(page.next)}>
          Next page
        </ButtonLink>
      )}
    </nav>
  )
}

const suspectedHref = `${dashboardPath}?source=suspected`

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
  sendAgain: WorkAction
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
    <form id={chooseId} className="choose" method="get" action={dashboardPath}>
      {[...list].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <Button variant="secondary" size="small">
        Work on chosen
      </Button>
    </form>
  )
}

function Nothing({
  contents: {total, suspected},
  query,
}: {
  contents: Contents
  query: DashboardQuery
}) {
  if (isFiltered(query)) {
    return (
      <p>
        No submissions match. <a href={dashboardPath}>Clear filters</a>
      </p>
    )
  }
  return (
    <p>
      {'No waitlist submissions yet.'}
      {total === 0 && suspected > 0 && (
        <>
          {' '}
          <a href={suspectedHref}>
            {`${counted(suspected, 'entry', 'entries')} suspected of spam`}
          </a>
          {' wait apart, and are erased after 30 days.'}
        </>
      )}
    </p>
  )
}

interface Props {
  contents: Contents
  query: DashboardQuery
  erase: WorkAction
  eraseAll: WorkAction
  work: WorkAction
  sendAgain: WorkAction
  /** A note that could not be saved, with its entry. */
  unsaved?: UnsavedNote | undefined
}

/** Dashboard: counts, one page of entries, and the entry or the chosen entries that the URL selects. */
export function Dashboard({contents, query, erase, eraseAll, work, sendAgain, unsaved}: Props) {
  const {page, total, found, suspected, days, visit, opened, admins, exported, unsent} = contents
  // Links of the list do not reopen the panel of chosen entries.
  const list = {...query, ids: []}
  return (
    <Root>
      <div className="controls">
        {total + suspected > 0 && (
          <>
            <FilterForm query={list} />
            <Views query={list} />
          </>
        )}
        <Count contents={contents} query={list} />
        {found > 0 && <Exports query={list} />}
        <Unsent unsent={unsent} query={list} sendAgain={sendAgain} />
      </div>
      {page.entries.length === 0 ? (
        <Nothing contents={contents} query={list} />
      ) : (
        <div>
          <EntriesTable
            entries={page.entries}
            query={list}
            chosen={query.ids}
            lastVisit={visit?.previous ?? null}
          />
          <Choose query={list} />
        </div>
      )}
      <Pages page={page} query={list} />
      <div className="facts">
        <VisitNote visit={visit} />
        <NewExports query={list} exported={exported} />
        {total > 0 && <Days days={days} />}
        <RetentionNote visit={visit} today={contents.today} />
      </div>
      {query.ids.length > 0 && !opened && (
        <ChosenPanel query={query} erase={eraseAll} work={work} />
      )}
      {opened && (
        <EntryPanel
          found={opened}
          query={list}
          page={page}
          admins={admins}
          deliveries={contents.deliveries}
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
