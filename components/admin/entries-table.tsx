import type {ReactNode} from 'react'
import {styled} from 'styled-components'

import {Badge} from '@/components/ui/badge/badge'
import {Icon} from '@/components/ui/icon/icon'
import {columnTitles, furtherRequests} from '@/lib/admin/columns'
import type {Entry} from '@/lib/admin/entries'
import {
  dashboardHref,
  sortingNames,
  sortings,
  type DashboardQuery,
  type Sorting,
} from '@/lib/admin/filters'
import {parseTimestamp} from '@/lib/admin/timestamp'
import {leadFieldRules, leadFields, type LeadField} from '@/lib/leads/fields'

import {chooseId} from './chosen-panel'
import {EmailLink} from './email-link'
import {missing} from './times'
import {Timestamp} from './timestamp'
import {statusName} from './words'

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

  .who input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: var(--ink);
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

  .local {
    display: block;
    font-size: 0.8125rem;
    line-height: 1.25;
    color: var(--ink-soft);
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
      white-space: normal;
    }

    [data-missing]::before {
      content: attr(data-missing) ' ';
    }

    [data-missing] {
      color: var(--ink-soft);
    }
  }
`

const inTable = leadFields.filter((field) => leadFieldRules[field].inTable)
const cells = inTable.filter((field) => field !== 'name')
const columns = [...inTable, 'created_at'] as const
type Column = (typeof columns)[number]

/** Widths of columns; the others share what is left. */
const widths: Partial<Record<Column, string>> = {
  name: '15%',
  email: '20%',
  company: '15%',
  phone: '10.5rem',
  created_at: '12.5rem',
}

/** Sort orders that a column's heading toggles between. */
function ordersOf(column: Column): Sorting[] {
  return sortingNames.filter((name) => sortings[name].column === column)
}

/** Characters of a message shown in the table. */
const shownMessage = 80

function shorten(message: string): string {
  return message.length > shownMessage ? `${message.slice(0, shownMessage).trimEnd()}…` : message
}

function Heading({column, query}: {column: Column; query: DashboardQuery}) {
  const title = columnTitles[column]
  const [first, second] = ordersOf(column)
  if (!first || !second) return <th scope="col">{title}</th>
  const sorted = query.sorting === first || query.sorting === second
  const direction = sortings[query.sorting].descending ? 'descending' : 'ascending'
  const sorting = query.sorting === first ? second : first
  return (
    <th scope="col" aria-sort={sorted ? direction : undefined}>
      <a href={dashboardHref(query, {sorting, cursor: null, entry: null})}>
        {title}
        {sorted && <Icon name="chevron-down" />}
      </a>
    </th>
  )
}

function isNew({created_at: submitted}: Entry, since: Date | null): boolean {
  const at = parseTimestamp(submitted)
  return at !== null && since !== null && at > since
}

/** Columns that the table shows otherwise than as their text. */
const shownAs: Partial<Record<LeadField, (text: string) => ReactNode>> = {
  email: (text) => <EmailLink email={text} />,
}

function Cell({column, text}: {column: LeadField; text: string | null}) {
  const shown = text && (column === 'message' ? shorten(text) : text)
  return (
    <td
      className={column}
      // The whole text, where the cell truncates it.
      title={shown || undefined}
      data-missing={shown ? undefined : columnTitles[column]}
    >
      {shown ? (shownAs[column]?.(shown) ?? shown) : missing}
    </td>
  )
}

interface RowProps {
  entry: Entry
  href: string
  isChosen: boolean
  since: Date | null
}

function EntryRow({entry, href, isChosen, since}: RowProps) {
  const {id, name, status, created_at: submitted} = entry
  const again = furtherRequests(entry).length
  return (
    <tr>
      <th scope="row" className="name" title={name}>
        <span className="who">
          <input
            type="checkbox"
            form={chooseId}
            name="id"
            value={id}
            aria-label={`Choose ${name}`}
            defaultChecked={isChosen}
          />
          <a id={`entry-${id}`} href={href}>
            {name || missing}
          </a>
          {isNew(entry, since) && <Badge>New</Badge>}
          {status !== 'new' && <Badge>{statusName(status)}</Badge>}
          {again > 0 && <Badge>{`${again} more`}</Badge>}
        </span>
      </th>
      {cells.map((column) => (
        <Cell key={column} column={column} text={entry[column]} />
      ))}
      <td className="submitted">
        <Timestamp at={submitted} zoneIsKnown />
      </td>
    </tr>
  )
}

interface Props {
  entries: Entry[]
  query: DashboardQuery
  /** Ids of the chosen entries. */
  chosen: string[]
  /** The admin's previous visit; later entries are marked as new. */
  lastVisit: string | null
}

/** Waitlist entries, one line each, or three on a phone. The name opens an entry. */
export function EntriesTable({entries, query, chosen, lastVisit}: Props) {
  const since = parseTimestamp(lastVisit)
  return (
    <Root>
      <table aria-label="Waitlist submissions">
        <colgroup>
          {columns.map((column) => (
            <col key={column} style={{width: widths[column]}} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column} column={column} query={query} />
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              href={dashboardHref(query, {entry: entry.id, erasing: false})}
              isChosen={chosen.includes(entry.id)}
              since={since}
            />
          ))}
        </tbody>
      </table>
    </Root>
  )
}
