import type {RefObject} from 'react'
import {useTranslation} from 'sanity'

import type {Locale} from '../../../lib/i18n/locales'
import {type Editing, useCellEvents} from './cell-events'
import {comparisonWords} from './comparison-words'
import {isCorner} from './grid'
import {cellName, type Problem} from './problems'
import {areaOf, headRow, isIn, placeAt} from './selection'
import {TableCell} from './table-cell'
import {GridRoot} from './table.styles'
import {tableWords} from './words'

interface Props {
  editing: Editing
  fieldRef: RefObject<HTMLTextAreaElement | null>
  problems: Map<string, Problem>
  locale: Locale
  scheme: string
  /** Cells that begin with an answer are shown with an icon on the site. */
  hasAnswers: boolean
}

/** What rows and columns are called: by their first cells, or by number while these are empty. */
function useNames({editing, locale}: Pick<Props, 'editing' | 'locale'>) {
  const {t} = useTranslation(tableWords.namespace)
  const {grid, layout} = editing.table
  const column = (index: number) =>
    index < layout.leading
      ? comparisonWords[locale].criterion
      : grid.heads[index] || t('head.new', {number: index + 1 - layout.leading})
  const row = (index: number) =>
    index === headRow ? t('title') : grid.rows[index]?.cells[0] || t('row.new', {number: index + 1})
  return {
    row,
    column,
    placeholder: (at: {row: number; column: number}) => {
      if (at.row === headRow) return column(at.column)
      return at.column === 0 ? row(at.row) : null
    },
  }
}

function Row({row, ...props}: Props & {row: number; names: ReturnType<typeof useNames>}) {
  const {editing, problems, locale, hasAnswers, names, fieldRef} = props
  const {table, cells} = editing
  const {selection, writing, active} = cells
  const area = areaOf(selection)
  const texts = row === headRow ? table.grid.heads : (table.grid.rows[row]?.cells ?? [])
  return (
    <tr aria-rowindex={row + 2}>
      {texts.map((text, column) => {
        const at = {row, column}
        const place = placeAt(table.grid, at)
        const isActive = selection.focus.row === row && selection.focus.column === column
        const isWriting =
          isActive && writing !== null && cellName(writing.place) === cellName(active)
        return (
          <TableCell
            // oxlint-disable-next-line react/no-array-index-key -- columns have no other name.
            key={column}
            row={row}
            column={column}
            text={text}
            rowName={names.row(row)}
            columnName={names.column(column)}
            placeholder={names.placeholder(at)}
            locale={locale}
            hasAnswer={hasAnswers && row !== headRow && column > 0}
            isCorner={isCorner(place, table.layout)}
            isActive={isActive}
            isSelected={isIn(area, at)}
            isReadOnly={table.isReadOnly}
            problem={problems.get(cellName(place))}
            fieldRef={fieldRef}
            onWrite={isWriting ? (words) => table.type(place, words) : null}
          />
        )
      })}
    </tr>
  )
}

/** The grid itself: heads above, rows below, one cell of which takes part in the order of Tab. */
export function TableGrid(props: Props) {
  const {t} = useTranslation(tableWords.namespace)
  const {editing, scheme} = props
  const {grid, isReadOnly} = editing.table
  const names = useNames(props)
  const events = useCellEvents(editing)
  return (
    <GridRoot data-scheme={scheme}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells take the focus.
        role="grid"
        aria-label={t('title')}
        aria-multiselectable
        aria-readonly={isReadOnly}
        aria-rowcount={grid.rows.length + 1}
        aria-colcount={grid.heads.length}
        {...events}
      >
        <thead>
          <Row {...props} names={names} row={headRow} />
        </thead>
        <tbody>
          {grid.rows.map(({key}, row) => (
            <Row key={key} {...props} names={names} row={row} />
          ))}
        </tbody>
      </table>
    </GridRoot>
  )
}
