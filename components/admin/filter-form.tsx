import {styled} from 'styled-components'

import {isFiltered, longestSearch, type DashboardQuery} from '@/lib/admin/filters'
import {dashboardPath} from '@/lib/admin/paths'

import {FilterFields} from './filter-fields'

const Root = styled.div`
  form,
  .fields {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
  }

  [type='search'] {
    flex: 1 1 12rem;
    min-width: 0;
  }

  summary {
    padding-block: 0.625rem;
    font-weight: 600;
    white-space: nowrap;
    cursor: pointer;
  }

  /* Over the list, which stays where it is. */
  .fields {
    position: absolute;
    inset-inline: 0;
    z-index: 5;
    align-items: end;
    padding: var(--space-4);
    border: 1px solid var(--rule-strong);
    border-radius: var(--radius);
    background: var(--sheet);
  }

  .control {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    min-width: 0;
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
    min-height: 2.5rem;
    padding: 0.375rem 0.625rem;
    border: 1px solid var(--rule-strong);
    border-radius: var(--radius);
    background: var(--sheet);
    font-size: 1rem;
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
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    accent-color: var(--ink);
  }

  @media (width < 48rem) {
    .fields {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    fieldset {
      grid-column: 1 / -1;
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

/** Filter of the list. A GET form: its fields become the URL. */
export function FilterForm({query}: {query: DashboardQuery}) {
  return (
    <search aria-label="Waitlist submissions">
      <Root>
        <FilterFields
          query={query}
          longestSearch={longestSearch}
          action={dashboardPath}
          isFiltered={isFiltered(query)}
        />
      </Root>
    </search>
  )
}
