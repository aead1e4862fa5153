import {changedBy, type Change, type Written} from './changes'
import {type Grid, headKey, isCorner, type Layout, textAt} from './grid'

/** What a paste will do, for whoever has to agree to it. */
export interface PastePlan {
  changes: Change[]
  /** Cells whose text gives way to another. */
  replaced: number
  addedRows: number
  addedColumns: number
}

/** A place in the grid by numbers: row -1 is the heads. */
export interface Position {
  row: number
  column: number
}

/** What makes room for texts that begin at a place: rows and columns at the end. */
function growth(grid: Grid, from: Position, matrix: string[][], newKey: () => string): Change[] {
  const rows = Math.max(0, from.row + matrix.length - grid.rows.length)
  const width = matrix[0]?.length ?? 0
  const columns = Math.max(0, from.column + width - grid.heads.length)
  const added = Array.from({length: rows}, () => ({
    key: newKey(),
    cells: grid.heads.map(() => ''),
  }))
  const empty = Array.from({length: columns}, () => ({head: '', texts: {}}))
  return [
    ...(rows > 0 ? [{kind: 'insertRows', before: null, rows: added} as const] : []),
    ...(columns > 0
      ? [{kind: 'insertColumns', at: grid.heads.length, columns: empty} as const]
      : []),
  ]
}

/** How texts come into a grid from a cell on, and what that replaces and adds. Cells that are empty in it erase nothing. */
export function planPaste(
  grid: Grid,
  from: Position,
  matrix: string[][],
  {layout, newKey}: {layout: Layout; newKey: () => string},
): PastePlan {
  const grown = growth(grid, from, matrix, newKey)
  const roomy = changedBy(grid, grown)
  const texts = matrix.flatMap((line, down) =>
    line.flatMap((text, right): Written[] => {
      const row = from.row + down
      const place = {
        row: row < 0 ? headKey : (roomy.rows[row]?.key ?? headKey),
        column: from.column + right,
      }
      if (!text || isCorner(place, layout) || textAt(roomy, place) === text) return []
      return [{...place, text}]
    }),
  )
  return {
    changes: [...grown, ...(texts.length > 0 ? [{kind: 'write', texts} as const] : [])],
    replaced: texts.filter((place) => textAt(roomy, place) !== '').length,
    addedRows: roomy.rows.length - grid.rows.length,
    addedColumns: roomy.heads.length - grid.heads.length,
  }
}
