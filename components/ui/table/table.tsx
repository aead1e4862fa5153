import type {ReactNode} from 'react'
import {styled} from 'styled-components'

import {tableStyles} from './table.styles'

const Root = styled.section`
  ${tableStyles}
`

interface Props {
  /** What the table holds: read with it, and the name of the region that scrolls. */
  caption: string
  /** Has to be unique on its page. */
  id: string
  /** The last column is the record: ruled in green. */
  ruled?: boolean
  /** `thead` and `tbody`; the first cell of every row is its `th`. */
  children: ReactNode
}

/**
 * A table whose head and first column stay in sight. Where it is wider than the screen it scrolls in a region of its own,
 * which takes the focus, so that the keyboard scrolls it, and which screen readers name.
 */
export function Table({caption, id, ruled = false, children}: Props) {
  const name = `${id}-caption`
  return (
    <Root aria-labelledby={name} tabIndex={0} data-ruled={ruled}>
      <table>
        <caption id={name} className="visually-hidden">
          {caption}
        </caption>
        {children}
      </table>
    </Root>
  )
}
