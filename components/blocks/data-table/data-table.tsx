import type {BlockProps} from '@/components/blocks/context'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {SourceNote} from '@/components/ui/source-note/source-note'
import {Table} from '@/components/ui/table/table'
import {itemsOf, positionPath, withoutDrag} from '@/lib/sanity/preview/edit'
import {cellsUnder} from '@/lib/sanity/tables'

/** A number, amount, percentage or range: `1,200`, `$4.50`, `67 %`, `−6.9`, `5–10`. */
const figure = /^[−–+-]?\s?[$€£]?\d[\d.,\s–]*(?:[%€$£kM]|\s?%)?$/u

/** Placeholder for a missing figure. */
const nothing = /^[–—-]?$/

/** Whether a cell holds only a figure. */
export function isFigure(cell: string): boolean {
  return figure.test(cell.trim())
}

/** Returns which columns hold only figures. The first never counts, because it labels the row. */
export function figureColumns(columns: string[], rows: {cells?: string[]}[]): boolean[] {
  return columns.map((_, column) => {
    const cells = rows.map((row) => row.cells?.[column]?.trim() ?? '')
    return (
      column > 0 &&
      cells.some(isFigure) &&
      cells.every((cell) => isFigure(cell) || nothing.test(cell))
    )
  })
}

/** A table with its caption above and its source below. Columns of figures are right-aligned. */
export function DataTable({block, id, context, edit}: BlockProps<'dataTable'>) {
  const {caption, columns, rows, source, asOf} = block
  if (rows.length === 0) return null
  const row = itemsOf(edit, 'rows')
  const figures = figureColumns(columns, rows)
  const narrow = figures.filter(Boolean).length
  return (
    <div className="data-table" data-pair={columns.length === 2 && narrow === 1}>
      <p className="caption" id={id} {...edit('caption')}>
        <NoBreak text={caption} />
      </p>
      <Table labelId={id} widthInColumns={Math.ceil(columns.length - narrow * 0.4)}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                // Two columns may have one name.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                scope="col"
                data-figures={figures[index]}
                {...withoutDrag(edit(positionPath('columns', index)))}
              >
                <NoBreak text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({_key, cells}) => (
            <tr key={_key} {...row(_key)}>
              {cellsUnder(columns, cells).map((cell, index) => {
                const cellEdit = withoutDrag(row(_key, positionPath('cells', index)))
                return index === 0 ? (
                  // oxlint-disable-next-line react/no-array-index-key
                  <th key={index} scope="row" {...cellEdit}>
                    <NoBreak text={cell} />
                  </th>
                ) : (
                  <td
                    // oxlint-disable-next-line react/no-array-index-key
                    key={index}
                    data-figures={figures[index]}
                    {...cellEdit}
                  >
                    <NoBreak text={cell} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
      <SourceNote source={source} asOf={asOf} locale={context.locale} {...edit('source')} />
    </div>
  )
}
