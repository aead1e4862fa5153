import type {ReactNode} from 'react'
import {styled} from 'styled-components'

import {tableStyles} from './table.styles'

/** By how many columns' worth of room a table takes: each carries the styles of its own width only. */
const roots = {
  2: styled.section`
    ${tableStyles('0rem', '30%')}
  `,
  3: styled.section`
    ${tableStyles('34rem', '26%')}
  `,
  4: styled.section`
    ${tableStyles('42rem', '22%')}
  `,
  5: styled.section`
    ${tableStyles('52rem', '22%')}
  `,
}

const widest = 5

interface Props {
  /** Unique on its page; needed for a caption that is only heard. */
  id?: string
  /** What the table holds: read with it, and the name of the region that scrolls. */
  caption?: string
  /** The element that says so in sight, in place of a caption. */
  labelId?: string
  /** How many columns wide it is; narrow ones count less. */
  room: number
  /** The last column is the record: ruled in green. */
  ruled?: boolean
  /** `thead` and `tbody`; the first cell of every row is its `th`. */
  children: ReactNode
}

/**
 * A table whose head and first column stay in sight. Where it is wider than its container (an ancestor has to be one) it
 * scrolls in a region of its own, which takes the focus, so that the keyboard scrolls it, and which screen readers name.
 */
export function Table({caption, id, labelId, room, ruled = false, children}: Props) {
  const Root = roots[Math.min(Math.max(2, room), widest) as keyof typeof roots]
  const name = labelId ?? `${id}-caption`
  return (
    <Root aria-labelledby={name} tabIndex={0} data-ruled={ruled}>
      <table aria-labelledby={labelId}>
        {caption && (
          <caption id={name} className="visually-hidden">
            {caption}
          </caption>
        )}
        {children}
      </table>
    </Root>
  )
}
