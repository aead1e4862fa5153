import {type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState} from 'react'
import {type FormPatch, type ObjectInputProps, pathToString} from 'sanity'

import {tokenOf} from '../../figures/interpolation'
import {readTable} from './clipboard'
import {
  type Grid,
  isCorner,
  type Layout,
  nameOf,
  neighbor,
  pathOf,
  type CellPosition,
  positionOf,
  type StoredTable,
  textAt,
} from './grid'
import {type PastePlan, planPaste} from './paste'
import {type Operation, padTo, setAnswer, type Step, stepOf, write} from './patches'

/** Operations by the key that is pressed with Alt in a cell. */
const altKeys: Record<string, Operation> = {
  Enter: 'row.below',
  ArrowUp: 'row.up',
  ArrowDown: 'row.down',
  ArrowLeft: 'column.left',
  ArrowRight: 'column.right',
}

type Props = ObjectInputProps<StoredTable> & {layout: Layout}

/** Moves the focus to a cell now or after the next render, and follows the form's focus path. */
function useFocus({focusPath, layout}: Props) {
  const root = useRef<HTMLDivElement>(null)
  const requested = useRef<{cell: CellPosition; caret?: number} | null>(null)
  const followed = useRef('')
  const fieldAt = (cell: CellPosition) =>
    root.current?.querySelector<HTMLTextAreaElement>(`[data-cell="${nameOf(cell)}"] textarea`)
  const focus = (cell: CellPosition, caret?: number) => {
    const field = fieldAt(cell)
    if (caret === undefined) field?.select()
    else field?.setSelectionRange(caret, caret)
    field?.focus()
    field?.scrollIntoView({block: 'nearest', inline: 'nearest'})
  }
  useEffect(() => {
    const path = pathToString(focusPath)
    const isNew = followed.current !== path
    followed.current = path
    // A validation message or a click in the preview opens a cell.
    if (isNew && !root.current?.contains(document.activeElement)) {
      const cell = positionOf(focusPath, layout)
      requested.current = cell && {cell}
    }
    if (!requested.current || !fieldAt(requested.current.cell)) return
    focus(requested.current.cell, requested.current.caret)
    requested.current = null
  })
  const focusLater = (cell: CellPosition, caret?: number) => {
    requested.current = {cell, ...(caret !== undefined && {caret})}
  }
  return {root, fieldAt, focus, focusLater}
}

type Stroke = KeyboardEvent<HTMLTextAreaElement>

const isPlain = ({altKey, shiftKey, ctrlKey, metaKey, nativeEvent}: Stroke) =>
  !altKey && !shiftKey && !ctrlKey && !metaKey && !nativeEvent.isComposing

/** Whether an arrow key leaves the field: the whole text is selected, or the caret is at its edge. */
function leavesField({key, currentTarget}: Stroke): boolean {
  const {selectionStart, selectionEnd, value} = currentTarget
  const edge = key === 'ArrowUp' || key === 'ArrowLeft' ? 0 : value.length
  const isAll = selectionStart === 0 && selectionEnd === value.length
  return isAll || (selectionStart === edge && selectionEnd === edge)
}

/** Whether Tab leaves a cell for a new row: at the end of a table whose last row is not empty. */
function growsAt({heads, rows}: Grid, {row, column}: CellPosition): boolean {
  const last = rows.at(-1)
  return (
    row === (last?.key ?? null) &&
    column === heads.length - 1 &&
    !last?.cells.every((text) => !text)
  )
}

function operationOf(event: Stroke, grid: Grid, cell: CellPosition): Operation | undefined {
  if (event.altKey) return altKeys[event.key]
  return event.key === 'Tab' && isPlain(event) && growsAt(grid, cell) ? 'row.below' : undefined
}

function copiedCells({clipboardData}: ClipboardEvent): string[][] | null {
  const [html, text] = [clipboardData.getData('text/html'), clipboardData.getData('text/plain')]
  const matrix = readTable({html, text})
  // The browser itself pastes a single cell.
  return matrix && matrix.flat().length > 1 ? matrix : null
}

interface PendingPaste {
  plan: PastePlan
  cell: CellPosition
}

/** The state of the grid, and what editors do with it as patches. */
export function useEditing(props: Props, grid: Grid) {
  const {layout, value: table = {}, onChange, readOnly = false} = props
  const [active, setActive] = useState<CellPosition>({row: null, column: layout.leading})
  const [pendingPaste, setPendingPaste] = useState<PendingPaste | null>(null)
  const {focus, focusLater, fieldAt, root} = useFocus(props)

  const apply = (patches: FormPatch[], cell: CellPosition) => {
    focusLater(cell)
    onChange(patches)
  }
  const applyStep = (step: Step | null) => step && apply(step.patches, step.focus)
  const type = (cell: CellPosition, text: string) =>
    onChange([...padTo(grid.heads.length, table, layout), ...write([{...cell, text}], layout)])

  return {
    root,
    active,
    pendingPaste,
    type,
    stepOf: (operation: Parameters<typeof stepOf>[0], cell = active) =>
      stepOf(operation, table, layout, cell),
    applyStep,
    answer: (answer: string) => apply(setAnswer(answer, table, layout, active), active),
    onFocus: (cell: CellPosition) => {
      setActive(cell)
      props.onPathFocus(isCorner(cell, layout) ? ['columns'] : pathOf(cell, layout))
    },
    insertFigure: (key: string) => {
      const text = textAt(grid, active)
      const at = fieldAt(active)?.selectionEnd ?? text.length
      const token = tokenOf(key)
      focusLater(active, at + token.length)
      type(active, text.slice(0, at) + token + text.slice(at))
    },
    onKeyDown: (event: Stroke, cell: CellPosition) => {
      const operation = readOnly ? undefined : operationOf(event, grid, cell)
      const isEnter = event.key === 'Enter' && isPlain(event)
      const mayLeave = isEnter || (isPlain(event) && leavesField(event))
      const next = mayLeave ? neighbor(grid, cell, event.key) : null
      if (operation || isEnter || next) event.preventDefault()
      if (operation) applyStep(stepOf(operation, table, layout, cell))
      else if (next) focus(next)
    },
    onPaste: (event: ClipboardEvent, cell: CellPosition) => {
      const matrix = readOnly ? null : copiedCells(event)
      if (!matrix) return
      event.preventDefault()
      const plan = planPaste(table, layout, cell, matrix)
      if (plan.replaced > 0) setPendingPaste({plan, cell})
      else if (plan.patches.length > 0) apply(plan.patches, cell)
    },
    answerPaste: (isAgreed: boolean) => {
      setPendingPaste(null)
      if (!pendingPaste) return
      focusLater(pendingPaste.cell)
      if (isAgreed) onChange(pendingPaste.plan.patches)
    },
  }
}
