import {useState} from 'react'

import {changedBy} from './changes'
import {newKey} from './new-key'
import {type PastePlan, planPaste, type Position} from './paste'
import type {Cells} from './use-cells'
import type {Table} from './use-table'

/** A paste that waits for its editor to agree. */
interface Asked {
  plan: PastePlan
  at: Position
}

/** Pasting cells, which asks before it replaces texts. */
export function usePaste(table: Table, cells: Cells) {
  const [asked, setAsked] = useState<Asked | null>(null)

  const paste = ({plan, at}: Asked) => {
    setAsked(null)
    if (plan.changes.length === 0) return table.say({word: 'note.nothing'})
    table.edit(plan.changes, {word: 'note.pasted', canUndo: true})
    return cells.go(at, {of: changedBy(table.grid, plan.changes)})
  }

  return {
    asked,
    paste,
    offer: (matrix: string[][]) => {
      const at = cells.selection.focus
      const plan = planPaste(table.grid, at, matrix, {layout: table.layout, newKey})
      const isOne = matrix.length === 1 && matrix[0]?.length === 1
      // A single text takes the place of another as in any table, and can be taken back.
      return plan.replaced > 0 && !isOne ? setAsked({plan, at}) : paste({plan, at})
    },
    forget: () => {
      setAsked(null)
      cells.go(cells.selection.focus)
    },
  }
}

export type Pasting = ReturnType<typeof usePaste>
