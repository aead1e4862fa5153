import {type Grid, headKey, type Layout, type Place} from './grid'

/** What validation says of a cell. */
export interface Problem {
  level: 'error' | 'warning'
  message: string
}

/** As much of the Studio's markers as is needed. */
interface Marker {
  level: string
  message: string
  path: readonly unknown[]
}

const keyOf = (segment: unknown) =>
  typeof segment === 'object' && segment !== null ? (segment as {_key?: string})._key : undefined

/** The cell that a path of the stored table is shown in; what is said of a whole row stands in its first cell. */
export function placeOf(path: readonly unknown[], {leading}: Layout): Place | null {
  const [field, item, list, index] = path
  if (field === 'columns' && typeof item === 'number') {
    return {row: headKey, column: item + leading}
  }
  const row = field === 'rows' ? keyOf(item) : undefined
  if (row === undefined) return null
  const isCell = list === 'cells' && typeof index === 'number'
  return {row, column: isCell ? index + leading : 0}
}

/** The path of the stored table that a cell shows. */
export function pathOf({row, column}: Place, {leading}: Layout) {
  if (row === headKey) return ['columns', column - leading]
  if (column < leading) return ['rows', {_key: row}, 'criterion']
  return ['rows', {_key: row}, 'cells', column - leading]
}

/** How a cell is found in a map. */
export function cellName({row, column}: Place): string {
  return `${row ?? ''}:${column}`
}

/** What is wrong with each cell, and with the table as a whole. Of several things in one cell, the worst. */
export function problemsOf(markers: Marker[], {rows}: Grid, layout: Layout) {
  const cells = new Map<string, Problem>()
  const whole: Problem[] = []
  const keys = new Set<string | null>([headKey, ...rows.map(({key}) => key)])
  for (const {level, message, path} of markers) {
    if (level !== 'error' && level !== 'warning') continue
    const place = placeOf(path, layout)
    const problem: Problem = {level, message}
    if (!place || !keys.has(place.row)) {
      if (path[0] === 'columns' || path[0] === 'rows') whole.push(problem)
      continue
    }
    const name = cellName(place)
    if (cells.get(name)?.level !== 'error') cells.set(name, problem)
  }
  return {cells, whole}
}
