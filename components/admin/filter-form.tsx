import {styled} from 'styled-components'

import {Button} from '@/components/ui/button/button'
import type {AttributionCount, AttributionCounts} from '@/lib/admin/entries'
import {
  entrySources,
  isFiltered,
  longestSearch,
  type DashboardQuery,
  type Sorting,
} from '@/lib/admin/filters'
import {dashboardPath} from '@/lib/admin/next-path'

import {sourceNames} from './words'

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3) var(--space-4);

  .control {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    min-width: 0;
  }

  .search {
    flex: 1 1 16rem;
  }

  .attribution {
    flex: 0 1 11rem;
  }

  .last {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: var(--space-3) var(--space-5);
  }

  label,
  legend {
    padding: 0;
    font-size: var(--step-0);
    font-weight: 600;
    line-height: 1.4;
  }

  input:not([type='checkbox']),
  select {
    width: 100%;
    min-height: 2.5rem;
    padding: 0.375rem 0.625rem;
    border: 1px solid var(--rule-strong);
    border-radius: var(--radius);
    background: var(--sheet);
    color: inherit;
    font: inherit;
    font-size: 1rem;
  }

  fieldset {
    min-width: 0;
  }

  .sources {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
  }

  .sources label {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 2.5rem;
    font-weight: 400;
    font-size: 0.9375rem;
    white-space: nowrap;
  }

  input[type='checkbox'] {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: var(--ink);
  }

  .do {
    display: flex;
    align-items: center;
    gap: var(--space-4);
  }

  @media (width < 48rem) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    .search,
    .sort,
    .last {
      grid-column: 1 / -1;
    }

    .last {
      display: grid;
    }

    /* Two date inputs with pickers just fit side by side. */
    input[type='date'] {
      padding-inline: 0.375rem;
      font-size: 0.9375rem;
    }

    .sources {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

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
        {entrySources.map((source) => (
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
}

/** Filter of the list. A GET form: its fields become the URL. */
export function FilterForm({query, attribution}: Props) {
  return (
    <search aria-label="Waitlist submissions">
      <Form method="get" action={dashboardPath}>
        <div className="control search">
          <label htmlFor="filter-q">Search</label>
          <input
            id="filter-q"
            type="search"
            name="q"
            defaultValue={query.search}
            maxLength={longestSearch}
            placeholder="Name, email, company, message"
            autoComplete="off"
          />
        </div>
        <Day name="from" label="From (UTC)" value={query.from} />
        <Day name="to" label="To (UTC)" value={query.to} />
        <Attribution name="page" label="Page" counts={attribution.pages} chosen={query.page} />
        <Attribution
          name="campaign"
          label="Campaign"
          counts={attribution.campaigns}
          chosen={query.campaign}
        />
        <Order chosen={query.sorting} />
        <div className="last">
          <Sources chosen={query.sources} />
          <div className="do">
            <Button variant="secondary" size="small">
              Apply
            </Button>
            {isFiltered(query) && <a href={dashboardPath}>Clear filters</a>}
          </div>
        </div>
      </Form>
    </search>
  )
}
