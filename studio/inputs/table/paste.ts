import type {FormPatch} from 'sanity'

import {newKey} from '../../../lib/sanity/api'
import {
  type GridRow,
  gridOf,
  isCorner,
  type Layout,
  type CellPosition,
  type StoredTable,
  textAt,
} from './grid'
import {insertRows, padTo, write, type CellText} from './patches'

/** What a paste does, for the editor who has to agree to it. */
export interface PastePlan {
  patches: FormPatch[]
  /** How many cells lose another text. */
  replaced: number
  addedRows: number
  addedColumns: number
}

/** Lays texts over a table from a cell on. The table grows as needed; empty texts erase nothing. */
export function planPaste(
  table: StoredTable,
  layout: Layout,
  from: CellPosition,
  matrix: string[][],
): PastePlan {
  const grid = gridOf(table, layout)
  const {heads, rows} = grid
  const top = rows.findIndex(({key}) => key === from.row)
  const width = Math.max(heads.length, from.column + (matrix[0]?.length ?? 0))
  const room = rows.length - top

  const texts = matrix.slice(0, room).flatMap((line, down) =>
    line.flatMap((text, right): CellText[] => {
      const cell = {row: rows[top + down]?.key ?? null, column: from.column + right}
      if (!text || isCorner(cell, layout) || textAt(grid, cell) === text) return []
      return [{...cell, text}]
    }),
  )
  const added = matrix.slice(room).map((line): GridRow => {
    const cells = Array.from({length: width}, (_, column) => line[column - from.column] ?? '')
    return {key: newKey(), cells}
  })
  return {
    patches: [
      ...padTo(width, table, layout),
      ...write(texts, layout),
      ...(added.length > 0 ? insertRows(added, undefined, layout) : []),
    ],
    replaced: texts.filter((cell) => textAt(grid, cell) !== '').length,
    addedRows: added.length,
    addedColumns: width - heads.length,
  }
}
