import Papa from 'papaparse'

import {spanText} from '../../../lib/sanity/plain-text'

/** What the clipboard holds. */
export interface Clip {
  html: string
  text: string
}

/** Elements whose text has lines of its own. */
export const blockNames = [
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM',
  'H1 H2 H3 H4 H5 H6 HEADER HGROUP LEGEND LI MAIN NAV OL P PRE SECTION SUMMARY TD TH UL',
].flatMap((names) => names.split(' '))

/** Separates the text of a block from its neighbors; HTML has no vertical tabs. */
const blockEdge = '\v'

function rawText(node: Node): string {
  // Only the white space of HTML: the no-break spaces of French stay.
  if (node instanceof Text) return node.data.replaceAll(/[ \t\r\n]+/g, ' ')
  const inside = Array.from(node.childNodes, rawText).join('')
  if (!(node instanceof Element)) return inside
  const style = node.getAttribute('style') ?? ''
  const mark = /vertical-align\s*:\s*(su[bp])/i.exec(style)?.[1] ?? node.tagName
  const text = spanText({text: inside, marks: [mark.toLowerCase()]})
  if (node.tagName === 'BR') return '\n'
  return blockNames.includes(node.tagName) ? `${blockEdge}${text}${blockEdge}` : text
}

function cellText(cell: Element): string {
  const parts = rawText(cell).split(blockEdge)
  const lines = parts.map((part) => part.trim()).filter(Boolean)
  return lines.flatMap((part) => part.split('\n').map((line) => line.trim())).join('\n')
}

/** Fills rows up to the longest. */
function squared(matrix: string[][]): string[][] {
  const width = Math.max(0, ...matrix.map(({length}) => length))
  return matrix.map((row) => Array.from({length: width}, (_, column) => row[column] ?? ''))
}

/** The texts of a table; a cell that spans several fills the first of them. */
export function tableTexts({rows}: HTMLTableElement): string[][] {
  const matrix = Array.from(rows, (): string[] => [])
  matrix.forEach((texts, top) => {
    let column = 0
    for (const cell of rows[top]!.cells) {
      while (texts[column] !== undefined) column += 1
      for (const line of matrix.slice(top, top + Math.max(1, cell.rowSpan))) {
        for (let right = 0; right < cell.colSpan; right += 1) line[column + right] = ''
      }
      texts[column] = cellText(cell)
    }
  })
  return squared(matrix)
}

/** The texts of tab-separated lines; a quoted cell may hold tabs and line breaks. */
export function parseTsv(source: string): string[][] {
  const text = source.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  const quoted = Papa.parse<string[]>(text, {delimiter: '\t', newline: '\n'})
  if (quoted.errors.length === 0) return squared(quoted.data)
  // Some programs do not quote, and a cell may begin with a quotation mark.
  return squared(text.split('\n').map((line) => line.split('\t')))
}

/** The cells copied from a spreadsheet or a table; null for other text. */
export function readTable({html, text}: Clip): string[][] | null {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table')
  const matrix = table ? tableTexts(table) : []
  if (matrix.length > 0) return matrix
  return text.includes('\t') ? parseTsv(text) : null
}
