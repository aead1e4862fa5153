import {type Change, changed, type Written} from './changes'
import {
  type Grid,
  type GridRow,
  gridOf,
  headKey,
  type Layout,
  type StoredRow,
  type StoredTable,
} from './grid'

type Segment = string | number | {_key: string}

/** A change of the stored table, as the Studio's form takes it, below the path of the table. */
export type TablePatch =
  | {type: 'set' | 'setIfMissing'; path: Segment[]; value: unknown}
  | {type: 'unset'; path: Segment[]}
  | {type: 'insert'; path: Segment[]; position: 'before' | 'after'; items: unknown[]}

/** A list of texts of the stored table, the columns or the cells of a row, with where it is. */
interface Texts {
  path: Segment[]
  texts: string[]
}

const rowPath = (key: string): Segment[] => ['rows', {_key: key}]
const cellsPath = (key: string): Segment[] => [...rowPath(key), 'cells']

function insertAt({path, texts}: Texts, at: number, items: unknown[]): TablePatch[] {
  const isInside = at < texts.length
  return [
    {type: 'setIfMissing', path, value: []},
    {
      type: 'insert',
      path: [...path, isInside ? at : -1],
      position: isInside ? 'before' : 'after',
      items,
    },
  ]
}

function insertRows(rows: StoredRow[], before: string | null): TablePatch[] {
  return [
    {type: 'setIfMissing', path: ['rows'], value: []},
    {
      type: 'insert',
      path: before === null ? ['rows', -1] : rowPath(before),
      position: before === null ? 'after' : 'before',
      items: rows,
    },
  ]
}

/** A row of the grid as it is stored, with whatever else the stored one holds. */
function storedRow({key, cells}: GridRow, {rowType, leading}: Layout, old?: StoredRow): StoredRow {
  const {criterion: _, ...rest} = old ?? {_key: key, _type: rowType}
  return {
    ...rest,
    _key: key,
    ...(leading && cells[0] ? {criterion: cells[0]} : {}),
    cells: cells.slice(leading),
  }
}

function storedTable(grid: Grid, layout: Layout, {rows = []}: StoredTable): StoredTable {
  const old = new Map(rows.map((row) => [row._key, row]))
  return {
    columns: grid.heads.slice(layout.leading),
    rows: grid.rows.map((row) => storedRow(row, layout, old.get(row.key))),
  }
}

function listsOf({columns = [], rows = []}: StoredTable): Texts[] {
  return [
    {path: ['columns'], texts: columns},
    ...rows.map(({_key, cells}) => ({path: cellsPath(_key), texts: cells ?? []})),
  ]
}

/** Fills up what is shorter than the grid: a text that comes after a missing one has no place. */
function filledUp(table: StoredTable, square: StoredTable): TablePatch[] {
  const full = listsOf(square)
  return listsOf(table).flatMap(({path, texts}, index): TablePatch[] => {
    const value = full[index]?.texts ?? []
    return texts.length === value.length ? [] : [{type: 'set', path, value}]
  })
}

function write({row, column, text}: Written, {leading}: Layout): TablePatch {
  if (row === headKey) return {type: 'set', path: ['columns', column - leading], value: text}
  if (column >= leading) {
    return {type: 'set', path: [...cellsPath(row), column - leading], value: text}
  }
  const path = [...rowPath(row), 'criterion']
  return text ? {type: 'set', path, value: text} : {type: 'unset', path}
}

function columnPatches(
  before: StoredTable,
  after: StoredTable,
  change: Extract<Change, {at: number} | {from: number}>,
  {leading}: Layout,
): TablePatch[] {
  const wanted = listsOf(after)
  return listsOf(before).flatMap((list, index): TablePatch[] => {
    if (change.kind === 'removeColumn') {
      return [{type: 'unset', path: [...list.path, change.at - leading]}]
    }
    if (change.kind === 'insertColumns') {
      const at = change.at - leading
      return insertAt(list, at, wanted[index]?.texts.slice(at, at + change.columns.length) ?? [])
    }
    const [from, to] = [change.from - leading, change.to - leading]
    const rest = {path: list.path, texts: list.texts.slice(1)}
    const gone: TablePatch[] = [{type: 'unset', path: [...list.path, from]}]
    return gone.concat(insertAt(rest, to, list.texts.slice(from, from + 1)))
  })
}

function patchesOf(
  before: StoredTable,
  after: StoredTable,
  change: Change,
  layout: Layout,
): TablePatch[] {
  switch (change.kind) {
    case 'write':
      return change.texts.map((text) => write(text, layout))
    case 'insertRows': {
      const keys = new Set(change.rows.map(({key}) => key))
      const rows = after.rows?.filter(({_key}) => keys.has(_key)) ?? []
      return insertRows(rows, change.before)
    }
    case 'removeRow':
      return [{type: 'unset', path: rowPath(change.key)}]
    case 'moveRow': {
      const row = before.rows?.filter(({_key}) => _key === change.key) ?? []
      return [{type: 'unset', path: rowPath(change.key)}, ...insertRows(row, change.before)]
    }
    default:
      return columnPatches(before, after, change, layout)
  }
}

/** The patches that make changes of the grid in the table as it is stored, each as small as can be. */
export function patchesFor(table: StoredTable, changes: Change[], layout: Layout): TablePatch[] {
  let grid = gridOf(table, layout)
  let stored = storedTable(grid, layout, table)
  const patches = filledUp(table, stored)
  for (const change of changes) {
    grid = changed(grid, change)
    const after = storedTable(grid, layout, stored)
    patches.push(...patchesOf(stored, after, change, layout))
    stored = after
  }
  return patches
}
