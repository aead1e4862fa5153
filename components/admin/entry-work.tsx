import type {ReactNode} from 'react'
import {styled} from 'styled-components'

import {ActionForm} from '@/components/forms/action-form'
import {Button} from '@/components/ui/button/button'
import type {Admin, Entry} from '@/lib/admin/entries'
import {printQuery, type DashboardQuery} from '@/lib/admin/filters'
import type {UnsavedNote} from '@/lib/admin/flash-message'
import {longestNote, notesOf} from '@/lib/admin/notes'
import {entryStatuses} from '@/lib/admin/statuses'

import {Timestamp} from './timestamp'
import {statusName, statusNames} from './words'

const Root = styled.section`
  display: grid;
  gap: var(--space-3);
  margin-block-end: var(--space-4);

  ol {
    display: grid;
    gap: var(--space-2);
    padding: 0;
    list-style: none;
  }

  li p {
    white-space: pre-wrap;
  }

  small {
    grid-column: 1 / -1;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
`

export type WorkAction = (data: FormData) => Promise<void>

interface Props {
  entry: Entry
  query: DashboardQuery
  admins: Admin[]
  work: WorkAction
  unsaved: UnsavedNote | undefined
}

function nameOf(id: string | null, admins: Admin[]): string {
  return admins.find(({user_id: one}) => one === id)?.name ?? 'somebody who is no longer an admin'
}

type FormProps = Pick<Props, 'entry' | 'query' | 'work'> & {children: ReactNode}

function Form({entry, query, work, children}: FormProps) {
  return (
    <ActionForm action={work} className="field">
      <input type="hidden" name="entry" value={entry.id} />
      <input type="hidden" name="list" value={printQuery({...query, notice: null})} />
      {children}
    </ActionForm>
  )
}

function StatusForm({admins, ...props}: Props) {
  const {entry} = props
  return (
    <Form {...props}>
      <label>
        Status
        <select key={entry.status} name="status" defaultValue={entry.status}>
          {entryStatuses.map((status) => (
            <option key={status} value={status}>
              {statusNames[status]}
            </option>
          ))}
        </select>
      </label>
      <Button variant="secondary" size="small">
        Set status
      </Button>
      {entry.status_at && (
        <small>
          {`${statusName(entry.status)} by ${nameOf(entry.status_by, admins)}, `}
          <Timestamp at={entry.status_at} />
        </small>
      )}
    </Form>
  )
}

function AssigneeForm({admins, ...props}: Props) {
  const {assignee} = props.entry
  return (
    <Form {...props}>
      <label>
        Assigned to
        <select key={assignee} name="assignee" defaultValue={assignee ?? ''}>
          <option value="">Nobody</option>
          {admins.map(({user_id: id, name}) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button variant="secondary" size="small">
        Assign
      </Button>
    </Form>
  )
}

function Notes({admins, unsaved, ...props}: Props) {
  const notes = notesOf(props.entry)
  return (
    <>
      {notes.length > 0 && (
        <ol aria-label="Notes">
          {notes.map((note) => (
            <li key={note.created_at}>
              <p>{note.text}</p>
              <small>
                {`${nameOf(note.author, admins)}, `}
                <Timestamp at={note.created_at} />
              </small>
            </li>
          ))}
        </ol>
      )}
      <Form key={notes.length} {...props}>
        <label>
          Note
          <textarea
            name="note"
            rows={1}
            required
            maxLength={longestNote}
            defaultValue={unsaved?.entry === props.entry.id ? unsaved.note : undefined}
          />
        </label>
        <Button variant="secondary" size="small">
          Add note
        </Button>
      </Form>
    </>
  )
}

/** Status, assignee and notes of an entry, each changed by a form. */
export function EntryWork(props: Props) {
  return (
    <Root aria-label="Work on this entry">
      <StatusForm {...props} />
      <AssigneeForm {...props} />
      <Notes {...props} />
    </Root>
  )
}
