import {
  type ObjectInputProps,
  type Path,
  pathToString,
  useFormValue,
  useValidationStatus,
} from 'sanity'

import {type Grid, type Layout, nameOf, positionOf, type StoredTable} from './grid'

/** A validation message of a cell or table. */
export interface Problem {
  level: string
  message: string
}

type Props = ObjectInputProps<StoredTable> & {layout: Layout}

/** Validation messages below a path, with their paths from there. */
function useMarkers(path: Path) {
  const {_id = '', _type = ''} = (useFormValue([]) ?? {}) as {_id?: string; _type?: string}
  const {validation} = useValidationStatus(_id, _type, false)
  const start = pathToString(path)
  return validation
    .filter((marker) => pathToString(marker.path.slice(0, path.length)) === start)
    .map(({level, message, path: full}) => ({level, message, path: full.slice(path.length)}))
}

/** Validation messages by cell, the worst of each, and those of the table as a whole. */
export function useProblems(props: Props, grid: Grid) {
  const cells = new Map<string, Problem>()
  const whole: Problem[] = []
  const keys = new Set([null, ...grid.rows.map(({key}) => key)])
  for (const {level, message, path} of useMarkers(props.path)) {
    const isTable = path[0] === 'columns' || path[0] === 'rows'
    if (level === 'info' || !isTable) continue
    const cell = positionOf(path, props.layout)
    if (!cell || !keys.has(cell.row)) whole.push({level, message})
    else if (cells.get(nameOf(cell))?.level !== 'error') cells.set(nameOf(cell), {level, message})
  }
  return {cells, whole}
}
