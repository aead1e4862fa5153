import type {Entry} from './entries'
import {momentOf} from './moment'

/** Tells Excel that the file is in UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Spreadsheets run a cell as a formula when it begins so, some also after spaces or in the wide forms of East Asia. */
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/** One line as RFC 4180 says; an apostrophe keeps a spreadsheet from running what a visitor typed. */
function lineOf(cells: (string | null)[]): string {
  const quoted = cells.map((cell) => {
    const safe = cell && formula.test(cell) ? `'${cell}` : (cell ?? '')
    return `"${safe.replaceAll('"', '""')}"`
  })
  return `${quoted.join(',')}\r\n`
}

/** A moment in UTC as spreadsheets understand it. */
function moment(timestamp: string): string {
  return momentOf(timestamp)?.toISOString().slice(0, 19).replace('T', ' ') ?? ''
}

/** The names of the columns. */
export const csvHead = lineOf([
  'Name',
  'Email',
  'Company',
  'Phone',
  'Message',
  'Source',
  'Language',
  'Submitted (UTC)',
])

/** Entries as lines. */
export function csvLines(entries: Entry[]): string {
  return entries
    .map((entry) =>
      lineOf([
        entry.name,
        entry.email,
        entry.company,
        entry.phone,
        entry.message,
        entry.source,
        entry.language,
        moment(entry.created_at),
      ]),
    )
    .join('')
}
