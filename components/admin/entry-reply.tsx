import {columnTitles, entryColumns} from '@/lib/admin/columns'
import type {ReadEntry} from '@/lib/admin/entries'
import {mailtoHref} from '@/lib/admin/mailto'
import type {Replies} from '@/lib/admin/replies'
import {leadForms, type LeadFormKind} from '@/lib/leads/fields'

import {CopyButton} from './copy-button'
import {utcTime} from './times'

const names: Record<LeadFormKind, string> = {
  demo: 'Reply about a demo',
  waitlist: 'Reply about the waitlist',
}

/** An entry as lines of text, without empty columns. */
function textOf(entry: ReadEntry): string {
  const shown = {...entry, created_at: utcTime(entry.created_at)}
  return entryColumns
    .flatMap((column) => (shown[column] ? `${columnTitles[column]}: ${shown[column]}` : []))
    .join('\n')
}

/** Opens a reply in the mail program, and copies the address or the whole entry. */
export function EntryReply({entry, replies}: {entry: ReadEntry; replies: Replies}) {
  return (
    <div className="do">
      {leadForms.map((form) => {
        const reply = replies[form]
        return (
          reply && (
            <a
              key={form}
              className="button"
              data-variant="secondary"
              data-size="small"
              href={mailtoHref(entry.email, reply)}
            >
              {names[form]}
            </a>
          )
        )
      })}
      <CopyButton text={entry.email} label="Copy address" />
      <CopyButton text={textOf(entry)} label="Copy as text" />
    </div>
  )
}
