import type {ReactNode} from 'react'

/** The column counts for which the style sheet has rules. */
const columnCounts = {narrowest: 2, widest: 5}

interface Props {
  /** Unique on its page; required with a hidden caption. */
  id?: string
  /** Visually hidden caption, also the accessible name of the scrolling region. */
  caption?: string
  /** Id of a visible element that replaces the caption. */
  labelId?: string
  /** Width in columns; narrow ones count less. */
  widthInColumns: number
  /** Rules the last column in green, as ours. */
  ruled?: boolean
  /** `thead` and `tbody`; the first cell of every row is its `th`. */
  children: ReactNode
}

/**
 * A table with a sticky head. When it is wider than its container, it scrolls sideways beside its first column, in a
 * focusable, named region. Needs an ancestor that is a query container.
 */
export function Table({caption, id, labelId, widthInColumns, ruled = false, children}: Props) {
  const name = labelId ?? `${id}-caption`
  return (
    <section
      className="table"
      aria-labelledby={name}
      // Without the focus nobody scrolls it by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-columns={Math.min(Math.max(columnCounts.narrowest, widthInColumns), columnCounts.widest)}
      data-ruled={ruled}
    >
      <table aria-labelledby={labelId}>
        {caption && (
          <caption id={name} className="visually-hidden">
            {caption}
          </caption>
        )}
        {children}
      </table>
    </section>
  )
}
