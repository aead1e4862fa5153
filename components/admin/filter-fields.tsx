'use client'

import {useSyncExternalStore} from 'react'

import {Button} from '@/components/ui/button/button'
import type {Admin, AttributionCount, AttributionCounts} from '@/lib/admin/entries'
import type {DashboardQuery, EntrySource, Sorting} from '@/lib/admin/filters'

import {zoneName} from './times'
import {sourceNames, statusNames} from './words'

const sources = Object.keys(sourceNames) as EntrySource[]

const orders: Record<Sorting, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  email: 'Email, A to Z',
  '-email': 'Email, Z to A',
  company: 'Company, A to Z',
  '-company': 'Company, Z to A',
}

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

function Order({chosen}: {chosen: Sorting}) {
  return (
    <div className="control sort">
      <label htmlFor="filter-sort">Order</label>
      <select id="filter-sort" name="sort" defaultValue={chosen}>
        {Object.entries(orders).map(([order, name]) => (
          <option key={order} value={order}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

interface AttributionProps {
  name: 'page' | 'campaign'
  label: string
  counts: AttributionCount[]
  chosen: string | null
}

function Attribution({name, label, counts, chosen}: AttributionProps) {
  const isListed = counts.some(({value}) => value === chosen)
  return (
    <div className="control attribution">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <select id={`filter-${name}`} name={name} defaultValue={chosen ?? ''}>
        <option value="">All</option>
        {chosen && !isListed && <option value={chosen}>{chosen}</option>}
        {counts.map(({value, entries}) => (
          <option key={value} value={value}>
            {`${value} (${entries.toLocaleString('en-US')})`}
          </option>
        ))}
      </select>
    </div>
  )
}

interface ChoiceProps {
  name: string
  label: string
  options: Record<string, string>
  chosen: string | null
}

function Choice({name, label, options, chosen}: ChoiceProps) {
  return (
    <div className="control attribution">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <select id={`filter-${name}`} name={name} defaultValue={chosen ?? ''}>
        <option value="">All</option>
        {Object.entries(options).map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </div>
  )
}

/** A filter that a link of an entry sets; shown to be changed or emptied. */
function Chosen({name, label, value}: {name: string; label: string; value: string | null}) {
  if (value === null) return null
  return (
    <div className="control attribution">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <input id={`filter-${name}`} name={name} defaultValue={value} />
    </div>
  )
}

const never = () => () => undefined

/** The time zone of the filter's days: the address's if it has days, else the browser's; '' without script, for UTC. */
function useZone({from, to, zone}: DashboardQuery): string {
  const applied = zone ?? ''
  return useSyncExternalStore(
    never,
    () => (from || to ? applied : Intl.DateTimeFormat().resolvedOptions().timeZone),
    () => applied,
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
  attribution: AttributionCounts
  admins: Admin[]
  longestSearch: number
  action: string
  isFiltered: boolean
}

/**
 * A client component, because server components stream in parts, and without script a late part stays outside the form.
 */
export function FilterFields(props: Props) {
  const {query, attribution, admins, longestSearch, action, isFiltered} = props
  const zone = useZone(query)
  return (
    <form method="get" action={action}>
      <div className="control search">
        <label htmlFor="filter-q">Search</label>
        <input
          id="filter-q"
          type="search"
          name="q"
          defaultValue={query.search}
          maxLength={longestSearch}
          placeholder="Name, email, phone, message"
          autoComplete="off"
        />
      </div>
      {/* Where there is room, styles show it whole. */}
      <details className="more" open={isFiltered}>
        <summary>Filters and order</summary>
        <div className="fields">
          <Day name="from" label={`From (${zoneName(zone)})`} value={query.from} />
          <Day name="to" label={`To (${zoneName(zone)})`} value={query.to} />
          <input type="hidden" name="tz" value={zone} />
          <Attribution name="page" label="Page" counts={attribution.pages} chosen={query.page} />
          <Attribution
            name="campaign"
            label="Campaign"
            counts={attribution.campaigns}
            chosen={query.campaign}
          />
          <Choice name="status" label="Status" options={statusNames} chosen={query.status} />
          <Choice
            name="assignee"
            label="Assigned to"
            options={Object.fromEntries(admins.map(({user_id: id, name}) => [id, name]))}
            chosen={query.assignee}
          />
          <Chosen name="company" label="Company" value={query.company} />
          <Chosen name="domain" label="Mail domain" value={query.domain} />
          <Order chosen={query.sorting} />
          <Sources chosen={query.sources} />
        </div>
      </details>
      <div className="do">
        <Button variant="secondary" size="small">
          Apply
        </Button>
        {isFiltered && <a href={action}>Clear filters</a>}
      </div>
    </form>
  )
}
