import {strToU8, zipSync} from 'fflate'
import Papa from 'papaparse'

import {beginning} from '../i18n/beginning'
import {splitName} from '../leads/outbox/formats'
import {columnTitles, entryColumns, furtherRequests, notesOf, type EntryColumn} from './columns'
import type {Entry} from './entries'
import {parseTimestamp} from './timestamp'

/** A column of a file: its title, and its text for an entry. */
type Column = readonly [title: string, text: (entry: Entry) => string | null]

/** A UTC timestamp in a format spreadsheets parse. */
function spreadsheetTime(timestamp: string): string {
  return parseTimestamp(timestamp)?.toISOString().slice(0, 19).replace('T', ' ') ?? ''
}

/** What a file has in a column; of the text beside the form its day, because nobody reads its hash. */
function textOf(name: EntryColumn, value: string | null | undefined): string | null {
  if (!value) return null
  if (name === 'created_at') return spreadsheetTime(value)
  return name === 'consent_version' ? value.slice(0, 10) : value
}

/** Further requests in one cell, a line each. */
function furtherText(entry: Entry): string | null {
  const lines = furtherRequests(entry).map((request) =>
    entryColumns
      .flatMap((name) => {
        const text = textOf(name, request[name])
        return text ? `${columnTitles[name]}: ${text}` : []
      })
      .join('; '),
  )
  return lines.join('\n') || null
}

/** Notes in one cell, each after its time. */
function notesText(entry: Entry): string | null {
  const lines = notesOf(entry).map(({text, created_at: at}) => `${spreadsheetTime(at)} ${text}`)
  return lines.join('\n') || null
}

const column = (name: EntryColumn, title = columnTitles[name]): Column => [
  title,
  (entry) => textOf(name, entry[name]),
]

const lastColumns: Column[] = [
  ['Further requests', furtherText],
  ['Notes', notesText],
]

/** Headings that Salesforce's import wizard knows, and HubSpot's for the most part. */
const crmTitles: Partial<Record<EntryColumn, string>> = {
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  source: 'Lead Source',
  message: 'Description',
}

/** What import wizards know comes first. */
const crmColumns: Column[] = [
  ['First Name', ({name}) => splitName(name).first || null],
  ['Last Name', ({name}) => splitName(name).last],
  ...Object.entries(crmTitles).map(([name, title]) => column(name as EntryColumn, title)),
  ...entryColumns
    .filter((name) => name !== 'name' && !(name in crmTitles))
    .map((name) => column(name)),
  ...lastColumns,
]

function linesOf(columns: Column[], entries: Entry[]): (string | null)[][] {
  return [
    columns.map(([title]) => title),
    ...entries.map((entry) => columns.map(([, text]) => text(entry))),
  ]
}

/** A CSV file (RFC 4180) for a CRM. */
export function crmFile(entries: Entry[]): string {
  return `${Papa.unparse(linesOf(crmColumns, entries), {quotes: true, newline: '\r\n'})}\r\n`
}

/** Characters that XML cannot hold. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', _: '_x005F_'}

/** Characters of a cell at most; Excel calls a file with more damaged. */
const longestCell = 32_767

/** A cell of text, which Excel neither computes nor reads as a number. */
function cellXml(text: string | null): string {
  if (!text) return '<c/>'
  const short = text.length > longestCell ? `${beginning(text, longestCell - 1)}…` : text
  // Excel reads _x0041_ as an escape.
  const xml = short
    .replaceAll(unwritable, '\uFFFD')
    .replaceAll(/[&<>]|_(?=x[\da-f]{4}_)/gi, (sign) => escapes[sign] ?? sign)
  return `<c t="inlineStr"><is><t xml:space="preserve">${xml}</t></is></c>`
}

const schemas = 'http://schemas.openxmlformats.org'
const relations = `${schemas}/officeDocument/2006/relationships`
const main = `${schemas}/spreadsheetml/2006/main`
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relationXml = (target: string, name: string) =>
  `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="r1" Type="${relations}/${name}" Target="${target}"/></Relationships>`

/** The parts of a workbook but for its sheet. */
const workbook: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/sheet.xml" ContentType="${type}.worksheet+xml"/></Types>`,
  '_rels/.rels': relationXml('xl/workbook.xml', 'officeDocument'),
  'xl/_rels/workbook.xml.rels': relationXml('sheet.xml', 'worksheet'),
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Waitlist" sheetId="1" r:id="r1"/></sheets></workbook>`,
}

/** A workbook (Office Open XML) for spreadsheet programs. */
export function excelFile(entries: Entry[]): Uint8Array<ArrayBuffer> {
  const columns = [...entryColumns.map((name) => column(name)), ...lastColumns]
  const rows = linesOf(columns, entries).map((cells) => `<row>${cells.map(cellXml).join('')}</row>`)
  const sheet = `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`
  const parts = Object.entries({...workbook, 'xl/sheet.xml': sheet}).map(([path, xml]) => [
    path,
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`),
  ])
  return new Uint8Array(
    zipSync(Object.fromEntries(parts) as Record<string, Uint8Array>, {level: 1}),
  )
}
