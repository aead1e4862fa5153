/** A table as both kinds of it are stored: a comparison's rows have their first cell in a field of its own. */
export interface StoredTable {
  columns?: string[]
  rows?: StoredRow[]
}

/** A stored row; its key tells it apart while others add, remove or move rows. */
export interface StoredRow {
  _key: string
  _type?: string
  criterion?: string
  cells?: string[]
}

/** Where a kind of table keeps its texts. */
export interface Layout {
  rowType: string
  /** Columns of the grid that are not among the stored `columns`: 1 where rows begin with a criterion. */
  leading: 0 | 1
}

/** The kinds of table, by the name of their type. */
export const layouts: Record<string, Layout> = {
  comparisonTable: {rowType: 'row', leading: 1},
  dataTable: {rowType: 'tableRow', leading: 0},
}

export interface GridRow {
  key: string
  cells: string[]
}

/** A table as an editor sees it: heads above, and rows whose first cell says what they are about, all equally long. */
export interface Grid {
  heads: string[]
  rows: GridRow[]
}

/** The key that stands for the row of heads. */
export const headKey = null

/** One cell, whatever happens to the rows around it. */
export interface Place {
  row: string | null
  column: number
}

function textsOf({criterion, cells}: StoredRow, {leading}: Layout): string[] {
  const texts = (cells ?? []).map((text) => text ?? '')
  return leading ? [criterion ?? '', ...texts] : texts
}

function padded(texts: string[], width: number): string[] {
  return [...texts, ...Array.from({length: Math.max(0, width - texts.length)}, () => '')]
}

/** The grid of a stored table. Cells beyond the last column are shown too: no text is out of sight. */
export function gridOf({columns = [], rows = []}: StoredTable, layout: Layout): Grid {
  const heads = [...(layout.leading ? [''] : []), ...columns.map((text) => text ?? '')]
  const texts = rows.map((row) => textsOf(row, layout))
  const width = Math.max(heads.length, ...texts.map(({length}) => length))
  return {
    heads: padded(heads, width),
    rows: rows.map(({_key}, index) => ({key: _key, cells: padded(texts[index] ?? [], width)})),
  }
}

/** The text of a cell; empty where the grid has none. */
export function textAt({heads, rows}: Grid, {row, column}: Place): string {
  const texts = row === headKey ? heads : rows.find(({key}) => key === row)?.cells
  return texts?.[column] ?? ''
}

/** True for the corner of a comparison, where the site writes a word of its own. */
export function isCorner({row, column}: Place, {leading}: Layout): boolean {
  return row === headKey && column < leading
}
