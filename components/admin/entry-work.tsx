import {styled} from 'styled-components'

import {Button} from '@/components/ui/button/button'
import {longestNote, notesOf} from '@/lib/admin/columns'
import type {Admin, Entry} from '@/lib/admin/entries'
import type {ChangedField} from '@/lib/admin/entry-actions'
import {printQuery, type DashboardQuery} from '@/lib/admin/filters'
import type {UnsavedNote} from '@/lib/admin/flash-message'
import {entryStatuses} from '@/lib/admin/statuses'

import {Timestamp} from './timestamp'
import {statusName, statusNames} from './words'

const Root = styled.section`
  margin-block-end: var(--space-4);

  form {
    display: grid;
    gap: var(--space-3);
  }

  ol {
    display: grid;
    gap: var(--space-2);
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

type PartProps = Pick<Props, 'entry' | 'admins'>

/** Saves one of the fields. A typed note is sent with it, so that the next page has it again. */
function Change({of, children}: {of: ChangedField; children: string}) {
  return (
    <Button variant="quiet" size="small" name="change" value={of} formNoValidate={of !== 'note'}>
      {children}
    </Button>
  )
}

/** A choice of status, with its button. */
export function StatusField({status}: {status?: string}) {
  return (
    <>
      <label>
        Status
        <select key={status} name="status" defaultValue={status}>
          {entryStatuses.map((one) => (
            <option key={one} value={one}>
              {statusNames[one]}
            </option>
          ))}
        </select>
      </label>
      <Change of="status">Set status</Change>
    </>
  )
}

function Status({entry, admins}: PartProps) {
  return (
    <div className="field">
      <StatusField status={entry.status} />
      {entry.status_at && (
        <small>
          {`${statusName(entry.status)} by ${nameOf(entry.status_by, admins)}, `}
          <Timestamp at={entry.status_at} />
        </small>
      )}
    </div>
  )
}

function Notes({entry, admins, unsaved}: PartProps & Pick<Props, 'unsaved'>) {
  const notes = notesOf(entry)
  const kept = unsaved?.entry === entry.id ? unsaved.note : undefined
  return (
    <>
      {kept && <input type="hidden" name="kept" value="1" />}
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
      <div className="field">
        <label>
          Note
          <textarea
            key={notes.length}
            name="note"
            rows={1}
            required
            maxLength={longestNote}
            defaultValue={kept}
          />
        </label>
        <Change of="note">Add note</Change>
      </div>
    </>
  )
}

/** Status and notes of an entry, each with a button that saves it. */
export function EntryWork({entry, query, admins, work, unsaved}: Props) {
  return (
    <Root aria-label="Work on this entry">
      <form action={work}>
        <input type="hidden" name="entry" value={entry.id} />
        <input type="hidden" name="list" value={printQuery({...query, notice: null})} />
        <Status entry={entry} admins={admins} />
        <Notes entry={entry} admins={admins} unsaved={unsaved} />
      </form>
    </Root>
  )
}
