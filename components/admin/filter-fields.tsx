'use client'

import {useBrowserValue} from '@/components/ui/browser-value'
import {Button} from '@/components/ui/button/button'
import type {DashboardQuery, EntrySource} from '@/lib/admin/filters'
import {statusFilters} from '@/lib/admin/statuses'

import {zoneName} from './times'
import {sourceNames, statusNames} from './words'

const sources = Object.keys(sourceNames) as EntrySource[]

function Sources({chosen}: {chosen: DashboardQuery['sources']}) {
  return (
    <fieldset className="control">
      <legend>Source</legend>
      <div className="sources">
        {sources.map((source) => (
          <label key={source}>
            <input
              type="checkbox"
              name="source"
              value={source}
              defaultChecked={chosen.includes(source)}
            />
            {sourceNames[source]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The time zone of the filter's days: the address's if it has days, else the browser's; '' without script, for UTC. */
function useZone({from, to, zone}: DashboardQuery): string {
  const applied = zone ?? ''
  return useBrowserValue(
    () => (from || to ? applied : Intl.DateTimeFormat().resolvedOptions().timeZone),
    applied,
  )
}

function Day({name, label, value}: {name: string; label: string; value: string | null}) {
  return (
    <div className="control">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <input id={`filter-${name}`} type="date" name={name} defaultValue={value ?? ''} />
    </div>
  )
}

interface Props {
  query: DashboardQuery
  longestSearch: number
  action: string
  isFiltered: boolean
}

/**
 * A client component, because server components stream in parts, and without script a late part stays outside the form.
 */
export function FilterFields(props: Props) {
  const {query, longestSearch, action, isFiltered} = props
  const zone = useZone(query)
  const {from, to, status: only, sources: some} = query
  const folded = [from, to, only !== 'open' && only, some[0]].filter(Boolean).length
  return (
    <form method="get" action={action}>
      <input
        type="search"
        name="q"
        aria-label="Search"
        defaultValue={query.search}
        maxLength={longestSearch}
        placeholder="Name, email, phone, message"
        autoComplete="off"
      />
      <Button variant="quiet" size="small">
        Apply
      </Button>
      <details>
        <summary>{folded > 0 ? `Filters (${folded})` : 'Filters'}</summary>
        <div className="fields">
          <Day name="from" label={`From (${zoneName(zone)})`} value={query.from} />
          <Day name="to" label={`To (${zoneName(zone)})`} value={query.to} />
          <input type="hidden" name="tz" value={zone} />
          <div className="control">
            <label htmlFor="filter-status">Status</label>
            <select id="filter-status" name="status" defaultValue={query.status ?? ''}>
              <option value="">All</option>
              {statusFilters.map((status) => (
                <option key={status} value={status}>
                  {statusNames[status]}
                </option>
              ))}
            </select>
          </div>
          <Sources chosen={query.sources} />
        </div>
      </details>
      {query.sorting !== 'newest' && <input type="hidden" name="sort" value={query.sorting} />}
      {isFiltered && <a href={action}>Clear filters</a>}
    </form>
  )
}
