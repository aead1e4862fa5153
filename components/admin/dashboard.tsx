import {styled} from 'styled-components'

import {Badge} from '@/components/ui/badge/badge'
import {Button} from '@/components/ui/button/button'
import {Toast} from '@/components/ui/toast/toast'
import type {Dashboard as Contents} from '@/lib/admin/dashboard'
import type {EntryPage, Visit} from '@/lib/admin/entries'
import {dashboardHref, printQuery, type DashboardQuery} from '@/lib/admin/filters'
import type {UnsavedNote} from '@/lib/admin/flash-message'
import {dashboardPath} from '@/lib/admin/next-path'
import {timelineOf} from '@/lib/admin/periods'

import {BulkPanel, chooseId} from './bulk-panel'
import {EntriesChart} from './entries-chart'
import {EntriesTable} from './entries-table'
import {EntryPanel} from './entry-panel'
import {Exports, NewExports} from './exports'
import {FilterForm} from './filter-form'
import {Shortcuts} from './shortcuts'
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

  .keys {
    @media (scripting: none) {
      display: none;
    }

    dialog {
      width: min(100% - 2rem, 24rem);
      margin: auto;
      padding: var(--space-5);
      border: 1px solid var(--rule-strong);
      border-radius: var(--radius);
      background: var(--sheet);
      color: var(--ink);
    }

    dialog::backdrop {
      background: var(--backdrop);
    }

    dl {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: var(--space-2) var(--space-4);
      margin-block: var(--space-4);
    }

    dt {
      font-weight: 600;
    }

    label {
      display: flex;
      align-items: center;
      gap: var(--space-2);
      margin-block-end: var(--space-4);
    }
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

/** Opens the bulk panel for the entries chosen in the table, or for all of the filter. */
function Choose({found, query}: Pick<Contents, 'found'> & {query: DashboardQuery}) {
  const list = new URLSearchParams(printQuery({...query, ids: [], entry: null, notice: null}))
  return (
    <form id={chooseId} className="pages" method="get" action={dashboardPath}>
      {[...list].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <Button variant="quiet" size="small" name="bulk" value="chosen">
        Work on chosen
      </Button>
      <a href={dashboardHref(query, {bulk: 'all', cursor: null, entry: null})}>
        {`Work on all ${found.toLocaleString('en-US')}`}
      </a>
      <Shortcuts />
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

interface Props {
  contents: Contents
  query: DashboardQuery
  erase: (data: FormData) => Promise<void>
  eraseAll: (data: FormData) => Promise<void>
  work: (data: FormData) => Promise<void>
  /** A note that could not be saved, with its entry. */
  unsaved?: UnsavedNote | undefined
}

/** Dashboard: count, chart, one page of entries, and the entry that the URL selects. */
export function Dashboard({contents, query, erase, eraseAll, work, unsaved}: Props) {
  const {page, found, total, days, attribution, visit, opened, admins, exported, replies, today} =
    contents
  // What leads on from the list does not open the bulk panel again.
  const list = {...query, bulk: null}
  return (
    <Root>
      <div className="summary">
        <Badge>{countText(contents)}</Badge>
        <Views query={list} />
        <VisitNote visit={visit} />
        <RetentionNote visit={visit} today={today} />
        <NewExports query={query} exported={exported} />
        {found > 0 && <Exports query={query} />}
      </div>
      {days.length > 0 && (
        <EntriesChart
          timeline={timelineOf(days, {from: query.from, to: query.to, today})}
          query={list}
        />
      )}
      {total > 0 && <FilterForm query={list} attribution={attribution} admins={admins} />}
      {page.entries.length === 0 ? (
        <Nothing total={total} />
      ) : (
        <>
          <Choose found={found} query={list} />
          <EntriesTable entries={page.entries} query={list} lastVisit={visit?.previous ?? null} />
        </>
      )}
      <Pages page={page} query={list} />
      {query.bulk && !opened && found > 0 && (
        <BulkPanel query={query} found={found} erase={eraseAll} work={work} />
      )}
      {opened && (
        <EntryPanel
          found={opened}
          query={list}
          page={page}
          admins={admins}
          replies={replies}
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
