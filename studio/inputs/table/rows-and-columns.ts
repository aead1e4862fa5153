import {type Change, keyAfter} from './changes'
import type {Grid, Layout} from './grid'
import type {Position} from './paste'
import {headRow} from './selection'

/** What an editor does with a whole row or column. */
export type Operation =
  | 'row.above'
  | 'row.below'
  | 'row.up'
  | 'row.down'
  | 'row.remove'
  | 'column.before'
  | 'column.after'
  | 'column.left'
  | 'column.right'
  | 'column.remove'

/** An operation at a cell: what changes, and where the focus goes. */
export interface Step {
  changes: Change[]
  focus: Position
}

function insertRow(grid: Grid, row: number, column: number, newKey: () => string): Step {
  const before = grid.rows[row]?.key ?? null
  const rows = [{key: newKey(), cells: grid.heads.map(() => '')}]
  return {changes: [{kind: 'insertRows', before, rows}], focus: {row, column}}
}

function moveRow(grid: Grid, {row, column}: Position, to: number): Step | null {
  const key = grid.rows[row]?.key
  const target = grid.rows[to]?.key
  if (key === undefined || target === undefined) return null
  const before = to < row ? target : keyAfter(grid, target)
  return {changes: [{kind: 'moveRow', key, before}], focus: {row: to, column}}
}

function removeRow({rows}: Grid, {row, column}: Position): Step | null {
  const key = rows[row]?.key
  if (key === undefined) return null
  return {
    changes: [{kind: 'removeRow', key}],
    focus: {row: Math.min(row, rows.length - 2), column},
  }
}

function insertColumn(row: number, column: number): Step {
  const columns = [{head: '', texts: {}}]
  return {changes: [{kind: 'insertColumns', at: column, columns}], focus: {row, column}}
}

function moveColumn(
  grid: Grid,
  {row, column}: Position,
  to: number,
  {leading}: Layout,
): Step | null {
  if (column < leading || to < leading || to >= grid.heads.length) return null
  const change: Change = {kind: 'moveColumn', from: column, to}
  return {changes: [change], focus: {row, column: to}}
}

function removeColumn({heads}: Grid, {row, column}: Position, {leading}: Layout): Step | null {
  if (column < leading || column >= heads.length) return null
  return {
    changes: [{kind: 'removeColumn', at: column}],
    focus: {row, column: Math.max(0, Math.min(column, heads.length - 2))},
  }
}

interface Setting {
  grid: Grid
  at: Position
  layout: Layout
  newKey: () => string
}

const steps: Record<Operation, (setting: Setting) => Step | null> = {
  'row.above': ({grid, at: {row, column}, newKey}) =>
    row === headRow ? null : insertRow(grid, row, column, newKey),
  'row.below': ({grid, at: {row, column}, newKey}) => insertRow(grid, row + 1, column, newKey),
  'row.up': ({grid, at}) => moveRow(grid, at, at.row - 1),
  'row.down': ({grid, at}) => moveRow(grid, at, at.row + 1),
  'row.remove': ({grid, at}) => removeRow(grid, at),
  'column.before': ({at: {row, column}, layout}) =>
    column < layout.leading ? null : insertColumn(row, column),
  'column.after': ({at: {row, column}}) => insertColumn(row, column + 1),
  'column.left': ({grid, at, layout}) => moveColumn(grid, at, at.column - 1, layout),
  'column.right': ({grid, at, layout}) => moveColumn(grid, at, at.column + 1, layout),
  'column.remove': ({grid, at, layout}) => removeColumn(grid, at, layout),
}

/** An operation at a cell; null where there is nothing to do it with: the heads have no row, criteria no column. */
export function stepOf(operation: Operation, setting: Setting): Step | null {
  return steps[operation](setting)
}

/** A table to begin with, where there is none: a row of heads and two rows, three cells each. */
export function beginning({heads, rows}: Grid, newKey: () => string): Change[] {
  const columns = Array.from({length: 3 - heads.length}, () => ({head: '', texts: {}}))
  const added = Array.from({length: 2 - rows.length}, () => ({
    key: newKey(),
    cells: ['', '', ''],
  }))
  return [
    {kind: 'insertColumns', at: heads.length, columns},
    {kind: 'insertRows', before: null, rows: added},
  ]
}
