import Papa from 'papaparse'

import {columnTitles, entryColumns} from './columns'
import type {Entry} from './entries'
import {furtherRequests} from './further-requests'
import {parseTimestamp} from './timestamp'

/** Makes Excel read the file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Prefixes that spreadsheets run as formulas, some also after spaces or in full-width forms. */
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/** One RFC 4180 line; an apostrophe keeps spreadsheets from running a visitor's text as a formula. */
const lineOf = (cells: (string | null)[]): string =>
  `${Papa.unparse([cells], {quotes: true, escapeFormulae: formula})}\r\n`

/** A UTC timestamp in a format spreadsheets parse. */
function spreadsheetTime(timestamp: string): string {
  return parseTimestamp(timestamp)?.toISOString().slice(0, 19).replace('T', ' ') ?? ''
}

export const csvHead = lineOf([
  ...entryColumns.map((column) => columnTitles[column]),
  'Further requests',
])

/** Further requests in one cell, a line each. */
function furtherText(entry: Entry): string | null {
  const lines = furtherRequests(entry).map((request) =>
    entryColumns
      .flatMap((column) => (request[column] ? `${columnTitles[column]}: ${request[column]}` : []))
      .join('; '),
  )
  return lines.join('\n') || null
}

export function csvLines(entries: Entry[]): string {
  return entries
    .map((entry) =>
      lineOf([
        ...entryColumns.map((column) =>
          column === 'created_at' ? spreadsheetTime(entry.created_at) : entry[column],
        ),
        furtherText(entry),
      ]),
    )
    .join('')
}
