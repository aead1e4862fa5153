import {
  type ObjectInputProps,
  type Path,
  pathToString,
  useFormValue,
  useValidationStatus,
} from 'sanity'

import {type Grid, type Layout, nameOf, placeOf, type StoredTable} from './grid'

/** What validation says of a cell or a table. */
export interface Problem {
  level: string
  message: string
}

type Props = ObjectInputProps<StoredTable> & {layout: Layout}

/** Validation messages by cell, the worst of each, and those of the table as a whole. */
export function useProblems({path, layout}: Props, grid: Grid) {
  const {_id = '', _type = ''} = (useFormValue([]) ?? {}) as {_id?: string; _type?: string}
  const {validation} = useValidationStatus(_id, _type, false)
  const cells = new Map<string, Problem>()
  const whole: Problem[] = []
  const keys = new Set([null, ...grid.rows.map(({key}) => key)])
  for (const {level, message, path: full} of validation) {
    const below: Path = full.slice(path.length)
    const isOwn = pathToString(full.slice(0, path.length)) === pathToString(path)
    if (level === 'info' || !isOwn || !/^(columns|rows)$/.test(String(below[0]))) continue
    const place = placeOf(below, layout)
    if (!place || !keys.has(place.row)) whole.push({level, message})
    else if (cells.get(nameOf(place))?.level !== 'error') cells.set(nameOf(place), {level, message})
  }
  return {cells, whole}
}
