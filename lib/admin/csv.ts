import Papa from 'papaparse'

import {columnTitles, entryColumns, furtherRequests, type EntryColumn} from './columns'
import type {Entry} from './entries'
import type {ExportReader} from './filters'
import {parseTimestamp} from './timestamp'

/** Makes Excel read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/** Prefixes that spreadsheets run as formulas, some also after spaces or in full-width forms. */
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/** How an export is written: its columns, and what Papa Parse does with their texts. */
interface CsvFormat {
  start: string
  columns: readonly (readonly [title: string, text: (entry: Entry) => string | null])[]
  options: Papa.UnparseConfig
}

/** A UTC timestamp in a format spreadsheets parse. */
function spreadsheetTime(timestamp: string): string {
  return parseTimestamp(timestamp)?.toISOString().slice(0, 19).replace('T', ' ') ?? ''
}

/** Further requests in one cell, a line each. */
function furtherText(entry: Entry): string | null {
  const lines = furtherRequests(entry).map((request) =>
    entryColumns
      .flatMap((name) => (request[name] ? `${columnTitles[name]}: ${request[name]}` : []))
      .join('; '),
  )
  return lines.join('\n') || null
}

const column = (name: EntryColumn, title = columnTitles[name]) =>
  [
    title,
    (entry: Entry) => (name === 'created_at' ? spreadsheetTime(entry.created_at) : entry[name]),
  ] as const

const furtherColumn = ['Further requests', furtherText] as const

/** Excel splits lines at the separator of its language: a semicolon where the comma is the decimal sign, and in Switzerland. */
function excelFormat(language: string): CsvFormat {
  const [decimal] = new Intl.NumberFormat(language)
    .formatToParts(0.5)
    .flatMap(({type, value}) => (type === 'decimal' ? value : []))
  return {
    start: byteOrderMark,
    columns: [...entryColumns.map((name) => column(name)), furtherColumn],
    options: {
      quotes: true,
      escapeFormulae: formula,
      delimiter: decimal === ',' || /-(?:CH|LI)$/i.test(language) ? ';' : ',',
    },
  }
}

/** Headings that Salesforce's import wizard knows, and HubSpot's for the most part. */
const crmTitles: Partial<Record<EntryColumn, string>> = {
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  source: 'Lead Source',
  message: 'Description',
}

/** What import wizards know comes first. Nothing is escaped but quotes. */
const crmFormat: CsvFormat = {
  start: '',
  columns: [
    ['First Name', ({name}) => name.slice(0, Math.max(name.lastIndexOf(' '), 0)) || null],
    ['Last Name', ({name}) => name.slice(name.lastIndexOf(' ') + 1)],
    ...Object.entries(crmTitles).map(([name, title]) => column(name as EntryColumn, title)),
    ...entryColumns
      .filter((name) => name !== 'name' && !(name in crmTitles))
      .map((name) => column(name)),
    furtherColumn,
  ],
  options: {quotes: true},
}

/** The format for a reader; Excel's depends on the language. */
export function csvFormat(reader: ExportReader, language: string): CsvFormat {
  return reader === 'crm' ? crmFormat : excelFormat(language)
}

/** One line as RFC 4180 says. */
const lineOf = (cells: (string | null)[], {options}: CsvFormat): string =>
  `${Papa.unparse([cells], options)}\r\n`

/** The start of a file with its headings. */
export function csvHead(format: CsvFormat): string {
  const titles = format.columns.map(([title]) => title)
  return format.start + lineOf(titles, format)
}

/** The lines of entries. */
export function csvLines(entries: Entry[], format: CsvFormat): string {
  const texts = format.columns.map(([, text]) => text)
  return entries
    .map((entry) =>
      lineOf(
        texts.map((text) => text(entry)),
        format,
      ),
    )
    .join('')
}
