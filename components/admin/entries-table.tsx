import {styled} from 'styled-components'

import {Badge} from '@/components/ui/badge/badge'
import {Icon} from '@/components/ui/icon/icon'
import type {Entry} from '@/lib/admin/entries'
import {dashboardHref, sortings, type DashboardQuery, type Sorting} from '@/lib/admin/filters'
import {momentOf} from '@/lib/admin/moment'

import {EmailLink} from './email-link'
import {missing, submittedAt} from './submitted-at'

const Root = styled.div`
  overflow-x: auto;
  border-block: 1px solid var(--rule);

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
    line-height: 1.4;
  }

  th,
  td {
    max-width: 16rem;
    padding: 0.5rem 1.25rem 0.5rem 0;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  thead th {
    font-size: var(--step-0);
    font-weight: 600;
    color: var(--ink-soft);
    white-space: nowrap;
  }

  thead a {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    color: inherit;
  }

  thead .icon {
    width: 1em;
    height: 1em;
  }

  [aria-sort] a {
    color: var(--ink);
  }

  [aria-sort='ascending'] .icon {
    transform: rotate(180deg);
  }

  tbody tr {
    border-block-start: 1px solid var(--rule);
  }

  tbody tr:hover {
    background: var(--tint);
  }

  tbody th {
    min-width: 9rem;
    font-weight: 600;
  }

  tbody th .badge {
    margin-inline-start: 0.5rem;
    padding-block: 0;
    font-weight: 400;
  }

  .email {
    min-width: 15rem;
  }

  .company {
    min-width: 7rem;
  }

  .message {
    max-width: 24rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .phone,
  .when {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  .when {
    padding-inline-end: 0;
  }

  @media (width < 48rem) {
    thead {
      display: none;
    }

    table,
    tbody,
    tr {
      display: block;
    }

    tbody tr {
      padding-block: var(--space-3);
    }

    tbody tr:first-of-type {
      border-block-start: 0;
    }

    tbody th,
    td {
      display: grid;
      grid-template-columns: 6.5rem minmax(0, 1fr);
      min-width: 0;
      max-width: none;
      padding: 0.125rem 0;
    }

    tbody th::before,
    td::before {
      content: attr(data-label);
      font-weight: 400;
      color: var(--ink-soft);
    }

    /* Makes the whole card's title clickable. */
    tbody th a {
      padding-block: 0.25rem;
    }

    .message {
      max-width: none;
      white-space: normal;
    }
  }
`

interface Column {
  name: string
  /** Sort orders that the heading toggles between. */
  orders?: [Sorting, Sorting]
}

const columns: Column[] = [
  {name: 'Name', orders: ['name', '-name']},
  {name: 'Email', orders: ['email', '-email']},
  {name: 'Company', orders: ['company', '-company']},
  {name: 'Phone'},
  {name: 'Message'},
  {name: 'Submitted (UTC)', orders: ['newest', 'oldest']},
]

/** Characters of a message shown in the table. */
const shownMessage = 80

function shorten(message: string): string {
  return message.length > shownMessage ? `${message.slice(0, shownMessage).trimEnd()}…` : message
}

function Heading({column: {name, orders}, query}: {column: Column; query: DashboardQuery}) {
  if (!orders) return <th scope="col">{name}</th>
  const sorted = orders.includes(query.sorting)
  const next = query.sorting === orders[0] ? orders[1] : orders[0]
  const direction = sortings[query.sorting].descending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={sorted ? direction : undefined}>
      <a href={dashboardHref(query, {sorting: next, cursor: null, entry: null})}>
        {name}
        {sorted && <Icon name="chevron-down" />}
      </a>
    </th>
  )
}

function isNew({created_at: submitted}: Entry, since: Date | null): boolean {
  const at = momentOf(submitted)
  return at !== null && since !== null && at > since
}

interface RowProps {
  entry: Entry
  href: string
  since: Date | null
}

function EntryRow({entry, href, since}: RowProps) {
  return (
    <tr>
      <th scope="row" data-label="Name">
        <span>
          <a id={`entry-${entry.id}`} href={href}>
            {entry.name || missing}
          </a>
          {isNew(entry, since) && <Badge>New</Badge>}
        </span>
      </th>
      <td data-label="Email" className="email">
        {entry.email ? <EmailLink email={entry.email} /> : missing}
      </td>
      <td data-label="Company" className="company">
        {entry.company || missing}
      </td>
      <td data-label="Phone" className="phone">
        {entry.phone || missing}
      </td>
      <td data-label="Message" className="message">
        {entry.message ? shorten(entry.message) : missing}
      </td>
      <td data-label="Submitted" className="when">
        {submittedAt(entry.created_at)}
      </td>
    </tr>
  )
}

interface Props {
  entries: Entry[]
  query: DashboardQuery
  /** The admin's previous visit; later entries are marked as new. */
  lastVisit: string | null
}

/** Waitlist entries as a table, or as cards on a phone. The name opens an entry. */
export function EntriesTable({entries, query, lastVisit}: Props) {
  const since = momentOf(lastVisit)
  return (
    <Root>
      <table aria-label="Waitlist submissions">
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.name} column={column} query={query} />
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              href={dashboardHref(query, {entry: entry.id, erasing: false})}
              since={since}
            />
          ))}
        </tbody>
      </table>
    </Root>
  )
}
