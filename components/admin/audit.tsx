import {styled} from 'styled-components'

import {Button} from '@/components/ui/button/button'
import {auditHref, type AuditLine, type AuditQuery, type readAudit} from '@/lib/admin/audit'
import type {Admin} from '@/lib/admin/entries'
import {auditPath, dashboardPath} from '@/lib/admin/next-path'

import {LoadFailure} from './failures'
import {logStyles} from './log-styles'
import {Older} from './older'
import {utcDay} from './times'
import {Timestamp} from './timestamp'
import {counted} from './words'

const Root = styled.div`
  ${logStyles}

  ul {
    padding: 0;
    list-style: none;
  }

  li {
    padding-block: var(--space-2);
    overflow-wrap: anywhere;
  }
`

const actionNames: Record<string, string> = {
  entry_read: 'Read an entry',
  entries_listed: 'Listed entries',
  entries_exported: 'Exported entries',
  entry_downloaded: 'Downloaded an entry',
  entry_sent_again: 'Sent an entry again',
  entries_erased: 'Erased entries',
  entry_assigned: 'Assigned an entry',
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

/** The name of an action; a later version of the database may know others. */
const actionName = (action: string) => actionNames[action] ?? action

function nameOf(user: string | null, admins: Admin[]): string {
  if (!user) return 'The service'
  return admins.find(({user_id: id}) => id === user)?.email ?? `Former admin ${user.slice(0, 8)}`
}

function Subject({line, admins}: {line: AuditLine; admins: Admin[]}) {
  const {action, subject, entries} = line
  if (!subject) return entries === null ? null : counted(entries, 'entry', 'entries')
  if (/^(?:role|factors)_/.test(action)) return nameOf(subject, admins)
  return <a href={`${dashboardPath}?entry=${subject}`}>{`Entry ${subject.slice(0, 8)}`}</a>
}

function Filter({query, admins}: {query: AuditQuery; admins: Admin[]}) {
  return (
    <form className="filter" action={auditPath}>
      <label>
        Action
        <select name="action" defaultValue={query.action ?? ''}>
          <option value="">All</option>
          {Object.entries(actionNames).map(([action, name]) => (
            <option key={action} value={action}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        By
        <select name="actor" defaultValue={query.actor ?? ''}>
          <option value="">Anybody</option>
          {admins.map(({user_id: id, email}) => (
            <option key={id} value={id}>
              {email}
            </option>
          ))}
        </select>
      </label>
      <label>
        From (UTC)
        <input type="date" name="from" defaultValue={query.from} />
      </label>
      <label>
        To (UTC)
        <input type="date" name="to" defaultValue={query.to} />
      </label>
      <Button variant="secondary" size="small">
        Filter
      </Button>
    </form>
  )
}

function Lines({lines, admins}: {lines: AuditLine[]; admins: Admin[]}) {
  if (lines.length === 0) return <p>No lines match.</p>
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

interface Props {
  page: Awaited<ReturnType<typeof readAudit>>
  query: AuditQuery
}

/** Who did what, newest first, and who is an admin. */
export function Audit({page, query}: Props) {
  if (!page) {
    return <LoadFailure />
  }
  const {lines, next, admins} = page
  return (
    <Root>
      <Filter query={query} admins={admins} />
      <Lines lines={lines} admins={admins} />
      {next !== null && <Older href={auditHref({...query, before: next})} title="Older lines" />}
      <People admins={admins} />
    </Root>
  )
}
