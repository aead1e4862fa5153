import {type Grid, type GridRow, headKey, type Place, textAt} from './grid'

/** A text for a cell. */
export interface Written extends Place {
  text: string
}

/** A column with its texts by the keys of their rows. */
interface GridColumn {
  head: string
  texts: Record<string, string>
}

/** One step of editing. Rows are named by key, so that a step means the same after somebody else has moved them. */
export type Change =
  | {kind: 'write'; texts: Written[]}
  | {kind: 'insertRows'; before: string | null; rows: GridRow[]}
  | {kind: 'removeRow'; key: string}
  | {kind: 'moveRow'; key: string; before: string | null}
  | {kind: 'insertColumns'; at: number; columns: GridColumn[]}
  | {kind: 'removeColumn'; at: number}
  | {kind: 'moveColumn'; from: number; to: number}

/** The list with some items before the one at an index. */
function inserted<T>(list: T[], at: number, items: T[]): T[] {
  return [...list.slice(0, at), ...items, ...list.slice(at)]
}

/** The list without the item at an index. */
function removed<T>(list: T[], at: number): T[] {
  return [...list.slice(0, at), ...list.slice(at + 1)]
}

/** The list with an item moved, `to` being its index afterwards. */
function moved<T>(list: T[], from: number, to: number): T[] {
  return inserted(removed(list, from), to, list.slice(from, from + 1))
}

const indexOf = ({rows}: Grid, key: string | null) =>
  key === null ? rows.length : rows.findIndex((row) => row.key === key)

function written(grid: Grid, texts: Written[]): Grid {
  const textIn = (row: string | null) => (old: string, column: number) =>
    texts.findLast((text) => text.row === row && text.column === column)?.text ?? old
  return {
    heads: grid.heads.map(textIn(headKey)),
    rows: grid.rows.map(({key, cells}) => ({key, cells: cells.map(textIn(key))})),
  }
}

function withColumns({heads, rows}: Grid, at: number, columns: GridColumn[]): Grid {
  return {
    heads: inserted(
      heads,
      at,
      columns.map(({head}) => head),
    ),
    rows: rows.map(({key, cells}) => {
      const texts = columns.map((column) => column.texts[key] ?? '')
      return {key, cells: inserted(cells, at, texts)}
    }),
  }
}

function eachRow({heads, rows}: Grid, change: (texts: string[]) => string[]): Grid {
  return {heads: change(heads), rows: rows.map(({key, cells}) => ({key, cells: change(cells)}))}
}

function withRowMoved(grid: Grid, key: string, before: string | null): Grid {
  const row = grid.rows.filter((item) => item.key === key)
  const rest = {...grid, rows: grid.rows.filter((item) => item.key !== key)}
  return {...rest, rows: inserted(rest.rows, indexOf(rest, before), row)}
}

/** The grid after a change. */
export function changed(grid: Grid, change: Change): Grid {
  switch (change.kind) {
    case 'write':
      return written(grid, change.texts)
    case 'insertRows':
      return {...grid, rows: inserted(grid.rows, indexOf(grid, change.before), change.rows)}
    case 'removeRow':
      return {...grid, rows: grid.rows.filter(({key}) => key !== change.key)}
    case 'moveRow':
      return withRowMoved(grid, change.key, change.before)
    case 'insertColumns':
      return withColumns(grid, change.at, change.columns)
    case 'removeColumn':
      return eachRow(grid, (texts) => removed(texts, change.at))
    default:
      return eachRow(grid, (texts) => moved(texts, change.from, change.to))
  }
}

/** The key of the row after another one; null after the last. */
export function keyAfter({rows}: Grid, key: string): string | null {
  return rows[rows.findIndex((row) => row.key === key) + 1]?.key ?? null
}

function columnAt({heads, rows}: Grid, at: number): GridColumn {
  const texts = Object.fromEntries(rows.map(({key, cells}) => [key, cells[at] ?? '']))
  return {head: heads[at] ?? '', texts}
}

function undoneOne(grid: Grid, change: Change): Change[] {
  switch (change.kind) {
    case 'write':
      return [
        {
          kind: 'write',
          texts: change.texts.map(({row, column}) => ({
            row,
            column,
            text: textAt(grid, {row, column}),
          })),
        },
      ]
    case 'insertRows':
      return change.rows.map(({key}) => ({kind: 'removeRow', key}))
    case 'removeRow': {
      const rows = grid.rows.filter(({key}) => key === change.key)
      return [{kind: 'insertRows', before: keyAfter(grid, change.key), rows}]
    }
    case 'moveRow':
      return [{kind: 'moveRow', key: change.key, before: keyAfter(grid, change.key)}]
    case 'insertColumns':
      return change.columns.map(() => ({kind: 'removeColumn', at: change.at}))
    case 'removeColumn':
      return [{kind: 'insertColumns', at: change.at, columns: [columnAt(grid, change.at)]}]
    default:
      return [{kind: 'moveColumn', from: change.to, to: change.from}]
  }
}

/** The grid after several changes, one after the other. */
export function changedBy(grid: Grid, changes: Change[]): Grid {
  return changes.reduce(changed, grid)
}

/** What takes changes back, of the grid as it was before them. */
export function undone(grid: Grid, changes: Change[]): Change[] {
  let before = grid
  const back: Change[][] = []
  for (const change of changes) {
    back.unshift(undoneOne(before, change))
    before = changed(before, change)
  }
  return back.flat()
}

function isKnown({rows}: Grid, key: string | null): boolean {
  return key === null || rows.some((row) => row.key === key)
}

function fits(grid: Grid, change: Change): boolean {
  switch (change.kind) {
    case 'write':
      return change.texts.every(({row, column}) => isKnown(grid, row) && column < grid.heads.length)
    case 'insertRows':
      return isKnown(grid, change.before) && change.rows.every(({key}) => !isKnown(grid, key))
    case 'removeRow':
      return isKnown(grid, change.key)
    case 'moveRow':
      return isKnown(grid, change.key) && isKnown(grid, change.before)
    case 'insertColumns':
      return change.at <= grid.heads.length
    case 'removeColumn':
      return change.at < grid.heads.length
    default:
      return Math.max(change.from, change.to) < grid.heads.length
  }
}

/** True while changes still mean what they did: others may have removed the rows or columns that they name. */
export function stillFit(grid: Grid, changes: Change[]): boolean {
  let before = grid
  return changes.every((change) => {
    if (!fits(before, change)) return false
    before = changed(before, change)
    return true
  })
}
