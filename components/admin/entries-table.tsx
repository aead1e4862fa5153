import type {ReactNode} from 'react'
import {styled} from 'styled-components'

import {Badge} from '@/components/ui/badge/badge'
import {Icon} from '@/components/ui/icon/icon'
import type {Entry} from '@/lib/admin/entries'
import {dashboardHref, sortings, type DashboardQuery, type Sorting} from '@/lib/admin/filters'
import {momentOf} from '@/lib/admin/moment'

import {EmailLink} from './email-link'
import {missing, submittedAt} from './submitted-at'

const Root = styled.div`
  border-block: 1px solid var(--rule);

  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
    font-size: 0.9375rem;
    line-height: 1.5rem;
  }

  th,
  td {
    padding: 0.375rem 1.25rem 0.375rem 0;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  thead th {
    font-size: var(--step-0);
    font-weight: 600;
    color: var(--ink-soft);
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
    font-weight: 600;
  }

  .who {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }

  .who a {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .who .badge {
    padding-block: 0;
    font-weight: 400;
  }

  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }

  .phone,
  .submitted {
    font-variant-numeric: tabular-nums;
  }

  /* On narrow screens, three lines each: name and date, email and phone, company and message. */
  @media (width < 62rem) {
    colgroup,
    thead {
      display: none;
    }

    table,
    tbody {
      display: block;
    }

    tbody tr {
      display: grid;
      grid-template: 'name submitted' 'email phone' 'company message' / minmax(0, 1fr) minmax(
          0,
          1fr
        );
      column-gap: var(--space-4);
      padding-block: var(--space-2);
    }

    tbody tr:first-of-type {
      border-block-start: 0;
    }

    tbody th,
    td {
      padding: 0.125rem 0;
    }

    .name {
      grid-area: name;
    }

    .email {
      grid-area: email;
    }

    .company {
      grid-area: company;
    }

    .phone {
      grid-area: phone;
    }

    .message {
      grid-area: message;
    }

    .submitted {
      grid-area: submitted;
    }

    [data-missing]::before {
      content: attr(data-missing) ' ';
    }

    [data-missing] {
      color: var(--ink-soft);
    }
  }
`

interface Column {
  name: string
  /** Defaults to the remaining width, which the message gets. */
  width?: string
  /** Sort orders that the heading toggles between. */
  orders?: [Sorting, Sorting]
}

const columns: Column[] = [
  {name: 'Name', width: '15%', orders: ['name', '-name']},
  {name: 'Email', width: '20%', orders: ['email', '-email']},
  {name: 'Company', width: '15%', orders: ['company', '-company']},
  {name: 'Phone', width: '10.5rem'},
  {name: 'Message'},
  {name: 'Submitted (UTC)', width: '11.5rem', orders: ['newest', 'oldest']},
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

interface CellProps {
  column: string
  /** The whole text, as a tooltip where the cell truncates it. */
  text: string | null
  children?: ReactNode
}

function Cell({column, text, children = text}: CellProps) {
  return (
    <td
      className={column.toLowerCase()}
      title={text || undefined}
      data-missing={text ? undefined : column}
    >
      {text ? children : missing}
    </td>
  )
}

interface RowProps {
  entry: Entry
  href: string
  since: Date | null
}

function EntryRow({entry, href, since}: RowProps) {
  const {id, name, email, company, phone, message, created_at: submitted} = entry
  return (
    <tr>
      <th scope="row" className="name" title={name}>
        <span className="who">
          <a id={`entry-${id}`} href={href}>
            {name || missing}
          </a>
          {isNew(entry, since) && <Badge>New</Badge>}
        </span>
      </th>
      <Cell column="Email" text={email}>
        <EmailLink email={email} />
      </Cell>
      <Cell column="Company" text={company} />
      <Cell column="Phone" text={phone} />
      <Cell column="Message" text={message && shorten(message)} />
      <td className="submitted">{submittedAt(submitted)}</td>
    </tr>
  )
}

interface Props {
  entries: Entry[]
  query: DashboardQuery
  /** The admin's previous visit; later entries are marked as new. */
  lastVisit: string | null
}

/** Waitlist entries, one line each, or three on a phone. The name opens an entry. */
export function EntriesTable({entries, query, lastVisit}: Props) {
  const since = momentOf(lastVisit)
  return (
    <Root>
      <table aria-label="Waitlist submissions">
        <colgroup>
          {columns.map(({name, width}) => (
            <col key={name} style={{width}} />
          ))}
        </colgroup>
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
