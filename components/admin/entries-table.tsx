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
import {beginning} from '@/lib/i18n/beginning'
import {leadFieldRules, leadFields, type LeadField} from '@/lib/leads/fields'

import {chooseId} from './chosen-panel'
import {EmailLink} from './email-link'
import {tableStyle} from './table-style'
import {missing} from './times'
import {Timestamp} from './timestamp'
import {statusName} from './words'

const Root = styled.div`
  ${tableStyle}

  th,
  td {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Columns are as wide as their text, up to these widths, and the message has the rest. */
  @media (width >= 62rem) {
    .name {
      max-width: 26vw;
    }

    .email {
      max-width: 18vw;
    }

    .company {
      max-width: 11vw;
    }

    .message {
      width: 100%;
      max-width: 0;
    }
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

  tbody tr:is(:hover, [aria-current]) {
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
    accent-color: var(--ink);
  }

  .who a {
    /* The address of an open entry names its row. */
    scroll-margin-block: 40vh;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .badge {
    padding-block: 0;
    font-weight: 400;
  }

  .local {
    display: block;
    font-size: 0.8125rem;
    line-height: 1.25;
  }

  /* On narrow screens, five lines each. */
  @media (width < 62rem) {
    tbody tr {
      grid-template: 'name name status' 'email email email' 'company phone phone' 'message message message' 'submitted submitted submitted' / minmax(
          0,
          1fr
        ) auto auto;
      column-gap: var(--space-4);
    }

    .name {
      grid-area: name;
    }

    .status {
      grid-area: status;
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

    :is(.status, .phone) {
      text-align: end;
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
type Column = LeadField | 'status' | 'created_at'
const columns: Column[] = ['name', 'status', ...cells, 'created_at']

/** Sort orders that a column's heading toggles between. */
function ordersOf(column: Column): Sorting[] {
  return sortingNames.filter((name) => sortings[name].column === column)
}

/** Characters of a message shown in the table. */
const shownMessage = 80

function shorten(message: string): string {
  return message.length > shownMessage ? `${beginning(message, shownMessage).trimEnd()}…` : message
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

function Cell({column, text}: {column: LeadField; text: string | null}) {
  const shown = text && (column === 'message' ? shorten(text) : text)
  return (
    <td
      className={column}
      // The whole text, where the cell truncates it.
      title={shown || undefined}
      data-missing={shown ? undefined : columnTitles[column]}
    >
      {shown && column === 'email' ? <EmailLink email={shown} /> : shown || missing}
    </td>
  )
}

/** The id of the link that opens an entry. */
export const rowId = (entry: string) => `entry-${entry}`

interface RowProps {
  entry: Entry
  query: DashboardQuery
  isChosen: boolean
  since: Date | null
}

function EntryRow({entry, query, isChosen, since}: RowProps) {
  const {id, name, status, created_at: submitted} = entry
  const again = furtherRequests(entry).length
  return (
    <tr aria-current={query.entry === id || undefined}>
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
          <a
            id={rowId(id)}
            href={`${dashboardHref(query, {entry: id, erasing: false})}#${rowId(id)}`}
          >
            {name || missing}
          </a>
          {again > 0 && <Badge>{`${again} more`}</Badge>}
        </span>
      </th>
      <td className="status">
        {status === 'new' && isNew(entry, since) ? <Badge>New</Badge> : statusName(status)}
      </td>
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

/** Waitlist entries, one line each, or five on a phone. The name opens an entry. */
export function EntriesTable({entries, query, chosen, lastVisit}: Props) {
  const since = parseTimestamp(lastVisit)
  return (
    <Root>
      <table aria-label="Waitlist submissions">
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
              query={query}
              isChosen={chosen.includes(entry.id)}
              since={since}
            />
          ))}
        </tbody>
      </table>
    </Root>
  )
}
