import {type Grid, headKey, type Layout, type Place, textAt} from './grid'
import type {Position} from './paste'

/** The cells between the one where selecting began and the one that has the focus. */
export interface Selection {
  anchor: Position
  focus: Position
}

/** The rows and columns of a selection, both ends included. */
interface Area {
  top: number
  bottom: number
  left: number
  right: number
}

/** The row of the heads. */
export const headRow = -1

const between = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value))

/** One cell. */
export function only(position: Position): Selection {
  return {anchor: position, focus: position}
}

/** The nearest place that the grid has. */
function within({heads, rows}: Grid, {row, column}: Position): Position {
  return {
    row: between(row, headRow, rows.length - 1),
    column: between(column, 0, Math.max(0, heads.length - 1)),
  }
}

/** Cells selected in a grid as it was then. */
export interface Chosen {
  selection: Selection
  of: Grid
}

/** Where selected cells are in what has become of their grid: a selection stays in its rows when others add, move or remove some. */
export function followed({selection, of}: Chosen, grid: Grid): Selection {
  const now = (at: Position) => within(grid, positionOf(grid, placeAt(of, at)) ?? at)
  return {anchor: now(selection.anchor), focus: now(selection.focus)}
}

/** The area of a selection. */
export function areaOf({anchor, focus}: Selection): Area {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  }
}

/** True for a place in an area. */
export function isIn({top, bottom, left, right}: Area, {row, column}: Position): boolean {
  return row >= top && row <= bottom && column >= left && column <= right
}

/** The cell at a position, by the key of its row. */
export function placeAt({rows}: Grid, {row, column}: Position): Place {
  return {row: row === headRow ? headKey : (rows[row]?.key ?? headKey), column}
}

/** Where a cell is now; null when its row is gone. */
export function positionOf({rows}: Grid, {row, column}: Place): Position | null {
  if (row === headKey) return {row: headRow, column}
  const index = rows.findIndex(({key}) => key === row)
  return index < 0 ? null : {row: index, column}
}

/** The places of a selection, line by line. */
export function placesIn(grid: Grid, selection: Selection): Place[][] {
  const {top, bottom, left, right} = areaOf(selection)
  return Array.from({length: bottom - top + 1}, (_, down) =>
    Array.from({length: right - left + 1}, (_none, along) =>
      placeAt(grid, {row: top + down, column: left + along}),
    ),
  )
}

/** The texts of a selection, line by line. */
export function textsIn(grid: Grid, selection: Selection): string[][] {
  return placesIn(grid, selection).map((line) => line.map((place) => textAt(grid, place)))
}

const steps: Record<string, Position> = {
  ArrowUp: {row: -1, column: 0},
  ArrowDown: {row: 1, column: 0},
  ArrowLeft: {row: 0, column: -1},
  ArrowRight: {row: 0, column: 1},
}

interface Stroke {
  key: string
  /** The control or command key is down. */
  far: boolean
}

/** Where a key leads from a place; null for a key that leads nowhere. */
export function nextPosition(grid: Grid, from: Position, {key, far}: Stroke): Position | null {
  const last = {row: grid.rows.length - 1, column: grid.heads.length - 1}
  if (key === 'Home') return far ? {row: headRow, column: 0} : {...from, column: 0}
  if (key === 'End') return far ? last : {...from, column: last.column}
  const step = steps[key]
  if (!step) return null
  const reach = far ? Math.max(grid.rows.length, grid.heads.length) + 1 : 1
  return within(grid, {
    row: from.row + step.row * reach,
    column: from.column + step.column * reach,
  })
}

/** The cell after or before another one in reading order; null beyond the ends, where the focus leaves the grid. */
export function neighbour(grid: Grid, {row, column}: Position, step: 1 | -1): Position | null {
  const width = grid.heads.length
  const index = (row + 1) * width + column + step
  if (index < 0 || index >= (grid.rows.length + 1) * width) return null
  return {row: Math.floor(index / width) - 1, column: index % width}
}

/** The first cell of a grid that an editor may write in. */
export function firstPosition({leading}: Layout): Position {
  return {row: headRow, column: leading}
}
