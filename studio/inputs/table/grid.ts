import type {Path} from 'sanity'

/** A stored table. A comparison keeps the first cell of each row in `criterion`. */
export interface StoredTable {
  columns?: string[]
  rows?: StoredRow[]
}

export interface StoredRow {
  _key: string
  _type?: string
  criterion?: string
  cells?: string[]
  /** By position, as the cells. */
  answers?: string[]
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return value === undefined || (Array.isArray(value) && value.every(isItem))
}

const isText = (value: unknown) => typeof value === 'string'

function isRow(value: unknown): boolean {
  const {_key, criterion = '', cells, answers} = (value ?? {}) as Record<string, unknown>
  return (
    isText(_key) && isText(criterion) && [cells, answers].every((list) => isListOf(list, isText))
  )
}

/** Whether the grid can show a stored table. Whoever writes past the Studio can store anything. */
export function fitsGrid(table: unknown): boolean {
  const {columns, rows} = (table ?? {}) as Record<string, unknown>
  return isListOf(columns, isText) && isListOf(rows, isRow)
}

/** How a type of table is stored. */
export interface Layout {
  rowType: string
  /** Grid columns that are not in `columns`: 1 where rows have a criterion. */
  leading: 0 | 1
}

/** The layouts by schema type. */
export const layouts: Record<string, Layout> = {
  comparisonTable: {rowType: 'row', leading: 1},
  dataTable: {rowType: 'tableRow', leading: 0},
}

export interface GridRow {
  key: string
  cells: string[]
}

/** A table as editors see it: every row is as long as the heads. */
export interface Grid {
  heads: string[]
  rows: GridRow[]
}

/** A cell by the key of its row, which survives inserts and moves; null is the row of heads. */
export interface CellPosition {
  row: string | null
  column: number
}

/** The name of a cell in the DOM and in maps. */
export function nameOf({row, column}: CellPosition): string {
  return `${row ?? ''}:${column}`
}

/** Validation requires two columns, so a new table shows them. */
const fewestColumns = 2

/** Fills a list of texts up to a length. */
export function padded(texts: string[], length: number): string[] {
  return Array.from({length: Math.max(length, texts.length)}, (_, index) => texts[index] ?? '')
}

/** The grid of a stored table, wide enough to show cells beyond the last column. */
export function gridOf({columns = [], rows = []}: StoredTable, {leading}: Layout): Grid {
  const width = leading + Math.max(fewestColumns, ...lengthsOf(columns, rows))
  return {
    heads: padded(leading ? ['', ...columns] : columns, width),
    rows: rows.map(({_key, criterion = '', cells = []}) => ({
      key: _key,
      cells: padded(leading ? [criterion, ...cells] : cells, width),
    })),
  }
}

function lengthsOf(columns: string[], rows: StoredRow[]): number[] {
  return [columns.length, ...rows.map(({cells = []}) => cells.length)]
}

/** The text of a cell; empty outside of the grid. */
export function textAt({heads, rows}: Grid, {row, column}: CellPosition): string {
  const texts = row === null ? heads : rows.find(({key}) => key === row)?.cells
  return texts?.[column] ?? ''
}

/** The answer of a cell; empty without one. */
export function answerAt({rows = []}: StoredTable, cell: CellPosition, {leading}: Layout): string {
  const row = rows.find(({_key}) => _key === cell.row)
  return row?.answers?.[cell.column - leading] ?? ''
}

/** Whether a cell can have an answer: those of a comparison, without heads and criteria. */
export function canHaveAnswer({row, column}: CellPosition, {leading}: Layout): boolean {
  return leading > 0 && row !== null && column >= leading
}

/** Whether a cell is the corner of a comparison, whose text the site writes. */
export function isCorner({row, column}: CellPosition, {leading}: Layout): boolean {
  return row === null && column < leading
}

/** The path of a cell below the path of its table. */
export function pathOf({row, column}: CellPosition, {leading}: Layout): Path {
  if (row === null) return ['columns', column - leading]
  if (column < leading) return ['rows', {_key: row}, 'criterion']
  return ['rows', {_key: row}, 'cells', column - leading]
}

const keyOf = (segment: unknown) => (Object(segment) as {_key?: string})._key

/** The cell that shows a path; what concerns a whole row is shown in its first cell. */
export function positionOf(
  [field, item, list, index]: Path,
  {leading}: Layout,
): CellPosition | null {
  if (field === 'columns' && typeof item === 'number') return {row: null, column: item + leading}
  const row = field === 'rows' ? keyOf(item) : undefined
  if (row === undefined) return null
  const isCell = list === 'cells' || list === 'answers'
  return {row, column: isCell && typeof index === 'number' ? index + leading : 0}
}

const directions: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
}

/** The cell that a key moves to; null at the edges and for other keys. */
export function neighbor(
  {heads, rows}: Grid,
  {row, column}: CellPosition,
  key: string,
): CellPosition | null {
  const [down, right] = directions[key] ?? [0, 0]
  const keys = [null, ...rows.map((line) => line.key)]
  const next = keys[keys.indexOf(row) + down]
  const to = column + right
  if (next === undefined || to < 0 || to >= heads.length || (!down && !right)) return null
  return {row: next, column: to}
}
