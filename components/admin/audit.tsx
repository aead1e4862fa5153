import {styled} from 'styled-components'

import type {AuditLine, AuditLog} from '@/lib/admin/audit'
import type {Admin} from '@/lib/admin/entries'
import {dashboardPath} from '@/lib/admin/paths'

import {LoadFailure} from './failures'
import {tableStyle} from './table-style'
import {utcDay} from './times'
import {Timestamp} from './timestamp'
import {counted} from './words'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${tableStyle}

  th,
  td {
    vertical-align: top;
  }

  tbody th {
    font-weight: 400;
  }

  .detail {
    display: block;
    color: var(--ink-soft);
  }

  h2 {
    font-family: var(--font-text);
    font-size: 1.125rem;
  }

  li {
    padding-block: var(--space-2);
  }
`

const actionNames: Record<string, string> = {
  entry_read: 'Read an entry',
  entries_listed: 'Listed entries',
  entries_exported: 'Exported entries',
  entry_downloaded: 'Downloaded an entry',
  deliveries_sent_again: 'Sent deliveries again',
  entries_erased: 'Erased entries',
  note_added: 'Added a note',
  status_new: 'Set to new',
  status_contacted: 'Set to contacted',
  status_qualified: 'Set to qualified',
  status_closed: 'Set to closed',
  status_spam: 'Set to spam',
  role_granted: 'Granted a role',
  role_revoked: 'Revoked a role',
  factors_removed: 'Removed second factors',
}

/** The name of an action; other versions of the database may know others. */
const actionName = (action: string) => actionNames[action] ?? action

function nameOf(user: string | null, admins: Admin[]): string {
  if (!user) return 'The service'
  return admins.find(({user_id: id}) => id === user)?.email ?? `Former admin ${user.slice(0, 8)}`
}

function countedEntries(action: string, entries: number): string {
  if (action === 'deliveries_sent_again') return counted(entries, 'delivery', 'deliveries')
  return counted(entries, 'entry', 'entries')
}

function Subject({line, admins}: {line: AuditLine; admins: Admin[]}) {
  const {action, subject, entries} = line
  if (!subject) return entries === null ? null : countedEntries(action, entries)
  if (/^(?:role|factors)_/.test(action)) return nameOf(subject, admins)
  return <a href={`${dashboardPath}?entry=${subject}`}>{`Entry ${subject.slice(0, 8)}`}</a>
}

function Lines({lines, admins}: {lines: AuditLine[]; admins: Admin[]}) {
  if (lines.length === 0) return <p>Nothing has happened yet.</p>
  return (
    <table aria-label="Audit log">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">By</th>
          <th scope="col">Action</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <Timestamp at={line.created_at} />
            </th>
            <td>{nameOf(line.actor, admins)}</td>
            <td>{actionName(line.action)}</td>
            <td>
              <Subject line={line} admins={admins} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function People({admins}: {admins: Admin[]}) {
  return (
    <section aria-labelledby="admins">
      <h2 id="admins">Admins</h2>
      <ul>
        {admins.map(({user_id: id, email, granted_at: granted, last_sign_in_at: last}) => (
          <li key={id}>
            {email}
            <span className="detail">
              {`Admin since ${utcDay(granted)}, ${last ? `last sign-in ${utcDay(last)}` : 'never signed in'}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who did what, newest first, and who is an admin. */
export function Audit({log}: {log: AuditLog | null}) {
  if (!log) return <LoadFailure />
  const {lines, count} = log
  return (
    <Root>
      {lines.length < count && (
        <p>{`The newest ${lines.length} of ${counted(count, 'line', 'lines')}.`}</p>
      )}
      <Lines {...log} />
      <People admins={log.admins} />
    </Root>
  )
}
