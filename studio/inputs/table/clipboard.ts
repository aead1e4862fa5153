import Papa from 'papaparse'

/** What a browser hands over when somebody pastes. */
export interface Clip {
  html: string
  text: string
}

/** As much of a parsed page as reading a table needs. */
interface HtmlNode {
  nodeType: number
  textContent: string | null
  childNodes: ArrayLike<HtmlNode>
}

/** An element of a parsed page. */
export interface HtmlElement extends HtmlNode {
  tagName: string
  getAttribute: (name: string) => string | null | undefined
  querySelector: (selector: string) => HtmlElement | null
}

const textNode = 3

/** What begins a line of its own. */
const lines = new Set(['BR', 'DIV', 'P', 'LI'])

const isElement = (node: HtmlNode): node is HtmlElement => node.nodeType === 1

/** Line ends as the web has them; spreadsheets of Windows have others. */
function plainLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

function rawText(node: HtmlNode): string {
  // Spaces that must not break are part of French; only those that HTML ignores are.
  if (node.nodeType === textNode) return (node.textContent ?? '').replaceAll(/[ \t\r\n]+/g, ' ')
  const inside = Array.from(node.childNodes, rawText).join('')
  return isElement(node) && lines.has(node.tagName) ? `\n${inside}` : inside
}

function cellText(cell: HtmlElement): string {
  return rawText(cell)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}

function elementsIn(node: HtmlNode, names: string[]): HtmlElement[] {
  return Array.from(node.childNodes)
    .filter(isElement)
    .flatMap((child) => {
      if (names.includes(child.tagName)) return [child]
      return child.tagName === 'TABLE' ? [] : elementsIn(child, names)
    })
}

function span(cell: HtmlElement, name: string): number {
  return Math.max(1, Number(cell.getAttribute(name)) || 1)
}

/** All rows equally long. */
function squared(matrix: string[][]): string[][] {
  const width = Math.max(0, ...matrix.map(({length}) => length))
  return matrix.map((row) => Array.from({length: width}, (_, column) => row[column] ?? ''))
}

/** The texts of the first table of a page; cells that span several leave the others empty. */
function tableTexts(page: HtmlElement): string[][] | null {
  const table = page.querySelector('table')
  if (!table) return null
  const matrix: string[][] = []
  elementsIn(table, ['TR']).forEach((row, top) => {
    const texts = (matrix[top] ??= [])
    let column = 0
    for (const cell of elementsIn(row, ['TD', 'TH'])) {
      while (texts[column] !== undefined) column += 1
      for (let down = 0; down < span(cell, 'rowspan'); down += 1) {
        const line = (matrix[top + down] ??= [])
        for (let right = 0; right < span(cell, 'colspan'); right += 1) line[column + right] = ''
      }
      texts[column] = cellText(cell)
    }
  })
  return matrix.length > 0 ? squared(matrix) : null
}

/** The texts of tab-separated lines; a cell in quotes may hold tabs and lines. */
export function parseTsv(source: string): string[][] {
  const text = plainLines(source).replace(/\n$/, '')
  const quoted = Papa.parse<string[]>(text, {delimiter: '\t', newline: '\n'})
  if (quoted.errors.every(({type}) => type !== 'Quotes')) return squared(quoted.data)
  // A text that begins with a quotation mark, from a program that does not quote.
  return squared(text.split('\n').map((line) => line.split('\t')))
}

/** Texts as tab-separated lines, which every spreadsheet takes. */
export function toTsv(matrix: string[][]): string {
  return matrix
    .map((row) =>
      row
        // A line without anything would be taken for the end.
        .map((text) =>
          /["\t\n]/.test(text) || (row.length === 1 && !text)
            ? `"${text.replaceAll('"', '""')}"`
            : text,
        )
        .join('\t'),
    )
    .join('\n')
}

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br>'}

const htmlCell = (text: string) =>
  `<td>${text.replaceAll(/[&<>\n]/g, (found) => entities[found] ?? found)}</td>`

/** Texts as a table for programs that paste HTML. */
export function toHtml(matrix: string[][]): string {
  const rows = matrix.map((row) => `<tr>${row.map(htmlCell).join('')}</tr>`)
  return `<table>${rows.join('')}</table>`
}

/** What was copied from a spreadsheet or a table, or null for an ordinary text. */
export function readTable(
  {html, text}: Clip,
  parseHtml: (html: string) => HtmlElement,
): string[][] | null {
  const table = html ? tableTexts(parseHtml(html)) : null
  if (table) return table
  if (text.includes('\t')) return parseTsv(text)
  return null
}

/** The same, and an ordinary text as lines below each other; without a program's own layout, each is a cell. */
export function readCells(clip: Clip, parseHtml: (html: string) => HtmlElement): string[][] {
  const table = readTable(clip, parseHtml)
  if (table) return table
  return clip.html ? [[plainLines(clip.text).trim()]] : parseTsv(clip.text)
}
