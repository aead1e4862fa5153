import {type FormPatch, insert, type Path, set, setIfMissing, unset} from 'sanity'

import {newKey} from '../../../lib/sanity/api'
import {
  type GridRow,
  gridOf,
  type Layout,
  padded,
  pathOf,
  type CellPosition,
  type StoredRow,
  type StoredTable,
} from './grid'

export interface CellText extends CellPosition {
  text: string
}

/** What can be done with a row or a column, in the order of the menus. */
export const operations = {
  row: ['above', 'below', 'up', 'down', 'remove'],
  column: ['before', 'after', 'left', 'right', 'remove'],
} as const

export type Operation =
  | `row.${(typeof operations.row)[number]}`
  | `column.${(typeof operations.column)[number]}`

/** The patches of an operation, and the cell that has the focus after it: of what is inserted, the first. */
export interface Step {
  patches: FormPatch[]
  focus: CellPosition
}

const rowPath = (key: string): Path => ['rows', {_key: key}]

function listsOf({columns = [], rows = []}: StoredTable): {path: Path; texts: string[]}[] {
  return [
    {path: ['columns'], texts: columns},
    ...rows.flatMap(({_key, cells = [], answers}) => [
      {path: [...rowPath(_key), 'cells'], texts: cells},
      ...(answers ? [{path: [...rowPath(_key), 'answers'], texts: answers}] : []),
    ]),
  ]
}

/** Pads lists that are shorter than the grid: a patch cannot set an index that does not exist. */
export function padTo(width: number, table: StoredTable, {leading}: Layout): FormPatch[] {
  const length = width - leading
  return listsOf(table)
    .filter(({texts}) => texts.length < length)
    .map(({path, texts}) => set(padded(texts, length), path))
}

/** Sets each cell alone, so that two editors of one table keep both texts. */
export function write(texts: CellText[], layout: Layout): FormPatch[] {
  return texts.map(({text, ...cell}) => {
    const path = pathOf(cell, layout)
    return text || path.at(-1) !== 'criterion' ? set(text, path) : unset(path)
  })
}

/** Sets the answer of a cell. */
export function setAnswer(
  answer: string,
  table: StoredTable,
  layout: Layout,
  {row, column}: CellPosition,
): FormPatch[] {
  const {answers = [], cells = []} = table.rows?.find(({_key}) => _key === row) ?? {}
  const position = column - layout.leading
  const length = Math.max(cells.length, position + 1)
  const path = [...rowPath(row ?? ''), 'answers']
  return [set(padded(answers, length).with(position, answer), path)]
}

/** Inserts rows before another one, or at the end. */
export function insertRows(
  rows: GridRow[],
  before: string | undefined,
  {rowType, leading}: Layout,
): FormPatch[] {
  const items = rows.map(({key, cells}): StoredRow => ({
    _key: key,
    _type: rowType,
    ...(leading && cells[0] ? {criterion: cells[0]} : {}),
    cells: cells.slice(leading),
    ...(leading && {answers: []}),
  }))
  return [
    setIfMissing([], ['rows']),
    before ? insert(items, 'before', rowPath(before)) : insert(items, 'after', ['rows', -1]),
  ]
}

function insertRowAt(at: number, table: StoredTable, layout: Layout): Step | null {
  if (at < 0) return null
  const key = newKey()
  const row = {key, cells: gridOf(table, layout).heads.map(() => '')}
  const patches = insertRows([row], table.rows?.[at]?._key, layout)
  return {patches, focus: {row: key, column: 0}}
}

function rowStep(how: string, table: StoredTable, layout: Layout, cell: CellPosition): Step | null {
  const {rows = []} = table
  const index = rows.findIndex(({_key}) => _key === cell.row)
  if (how === 'above') return insertRowAt(index, table, layout)
  if (how === 'below') return insertRowAt(index + 1, table, layout)

  const [previous, row, next] = [rows[index - 1], rows[index], rows[index + 1]]
  if (!row) return null
  const gone = unset(rowPath(row._key))
  if (how === 'remove') {
    return {patches: [gone], focus: {...cell, row: (next ?? previous)?._key ?? null}}
  }
  const isUp = how === 'up'
  const target = isUp ? previous : next
  if (!target) return null
  const moved = insert([row], isUp ? 'before' : 'after', rowPath(target._key))
  return {patches: [gone, moved], focus: cell}
}

function columnStep(
  how: string,
  table: StoredTable,
  layout: Layout,
  cell: CellPosition,
): Step | null {
  const {leading} = layout
  const length = gridOf(table, layout).heads.length - leading
  const from = cell.column - leading
  const to = {before: from, after: from + 1, left: from - 1, right: from + 1}[how] ?? from
  const isInsert = how === 'before' || how === 'after'
  if (to < 0 || (!isInsert && (from < 0 || to >= length))) return null

  const changed = (texts: string[]) => {
    if (isInsert) return texts.toSpliced(to, 0, '')
    const others = texts.toSpliced(from, 1)
    return how === 'remove' ? others : others.toSpliced(to, 0, texts[from] ?? '')
  }
  const column = leading + (how === 'remove' ? Math.max(0, Math.min(from, length - 2)) : to)
  return {
    patches: listsOf(table).map(({path, texts}) => set(changed(padded(texts, length)), path)),
    focus: {row: isInsert ? null : cell.row, column},
  }
}

/** An operation at a cell; null where it is impossible: heads have no row, criteria no column. */
export function stepOf(
  operation: Operation,
  table: StoredTable,
  layout: Layout,
  cell: CellPosition,
): Step | null {
  const [what, how = ''] = operation.split('.')
  return (what === 'row' ? rowStep : columnStep)(how, table, layout, cell)
}
