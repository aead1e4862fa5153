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
