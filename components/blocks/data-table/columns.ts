/** A number, an amount or a share, or two of them with a dash: `1,200`, `$4.50`, `67 %`, `−6.9`, `5–10`. */
const figure = /^[−–+-]?\s?[$€£]?\d[\d.,\s–]*(?:[%€$£kM]|\s?%)?$/u

/** Placeholder for a missing figure. */
const nothing = /^[–—-]?$/

/** True for the text of a cell that is nothing but a figure. */
export function isFigure(cell: string): boolean {
  return figure.test(cell.trim())
}

/** Which columns hold figures, and nothing else; the first never does, because it names its row. */
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
