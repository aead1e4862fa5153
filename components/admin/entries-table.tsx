import {styled} from 'styled-components'

import {Badge} from '@/components/ui/badge/badge'
import type {Entry} from '@/lib/admin/entries'

import {missing, submittedAt} from './submitted-at'

const Root = styled.section`
  display: grid;
  gap: var(--space-4);

  .count {
    font-variant-numeric: tabular-nums;
  }

  .scroll {
    overflow-x: auto;
    border-block: 1px solid var(--rule);
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
    line-height: 1.4;
  }

  th,
  td {
    padding: 0.5rem 1rem 0.5rem 0;
    text-align: start;
    vertical-align: top;
  }

  thead th {
    font-size: var(--step-0);
    font-weight: 600;
    color: var(--ink-soft);
    white-space: nowrap;
  }

  tbody tr {
    border-block-start: 1px solid var(--rule);
  }

  tbody th {
    font-weight: 600;
  }

  .message {
    max-width: 22rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .phone,
  .when {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  @media (width < 48rem) {
    thead {
      position: absolute;
      display: block;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
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
      padding: 0.125rem 0;
      overflow-wrap: anywhere;
    }

    tbody th::before,
    td::before {
      content: attr(data-label);
      font-weight: 400;
      color: var(--ink-soft);
    }

    .message {
      max-width: none;
      white-space: normal;
    }
  }
`

const columns = ['Name', 'Email', 'Company', 'Phone', 'Message', 'Submitted (UTC)'] as const

/** Longest piece of a message in the table. */
const shownMessage = 80

function shorten(message: string): string {
  return message.length > shownMessage ? `${message.slice(0, shownMessage).trimEnd()}…` : message
}

function EntryRow({entry}: {entry: Entry}) {
  return (
    <tr>
      <th scope="row" data-label="Name">
        {entry.name || missing}
      </th>
      <td data-label="Email">
        {entry.email ? <a href={`mailto:${entry.email}`}>{entry.email}</a> : missing}
      </td>
      <td data-label="Company">{entry.company || missing}</td>
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

/** Waitlist submissions, the newest first: a dense table, or cards on a phone. */
export function EntriesTable({entries, total}: {entries: Entry[]; total: number}) {
  return (
    <Root aria-label="Waitlist submissions">
      <p className="count">
        <Badge>{`${total} ${total === 1 ? 'entry' : 'entries'}`}</Badge>
      </p>
      {entries.length === 0 ? (
        <p>No waitlist submissions yet.</p>
      ) : (
        <div className="scroll">
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Root>
  )
}
