import {useEffect, useRef, useState} from 'react'
import {flushSync} from 'react-dom'

import {isCorner, type Place, textAt} from './grid'
import type {Position} from './paste'
import {
  type Chosen,
  firstPosition,
  followed,
  only,
  placeAt,
  positionOf,
  type Selection,
} from './selection'
import type {Table} from './use-table'

/** A cell that somebody is writing in, and what it said before. */
interface Writing {
  place: Place
  original: string
}

/** Where in a text the next figure goes. */
interface Caret {
  place: Place
  start: number
  end: number
}

const nameOf = ({row, column}: Position) => `${row}:${column}`

const isSame = (one: Place, other: Place) => one.row === other.row && one.column === other.column

/** Keys that the Studio takes to copy and paste whole fields, unless they are pressed in a field of text. */
function keepClipboardKeys(event: globalThis.KeyboardEvent): void {
  if ((event.ctrlKey || event.metaKey) && /^[cvx]$/i.test(event.key)) event.stopPropagation()
}

function useSelection({grid, layout}: Table) {
  const root = useRef<HTMLDivElement>(null)
  const wanted = useRef<Place | null>(null)
  const [chosen, setChosen] = useState<Chosen>(() => {
    return {selection: only(firstPosition(layout)), of: grid}
  })
  const selection = followed(chosen, grid)

  useEffect(() => {
    const element = root.current
    element?.addEventListener('keydown', keepClipboardKeys)
    return () => element?.removeEventListener('keydown', keepClipboardKeys)
  }, [])

  useEffect(() => {
    // A cell that was just inserted comes with a later turn.
    const at = wanted.current && positionOf(grid, wanted.current)
    const cell = at && root.current?.querySelector<HTMLElement>(`[data-cell="${nameOf(at)}"]`)
    if (!cell) return
    wanted.current = null
    cell.focus()
    cell.scrollIntoView({block: 'nearest', inline: 'nearest'})
  })

  return {
    root,
    selection,
    /** Moves to a cell of the grid, or of what it is about to become; `extend` keeps where selecting began. */
    go: (position: Position, {extend = false, of = grid} = {}) => {
      wanted.current = placeAt(of, position)
      const anchor = extend ? selection.anchor : position
      setChosen({selection: {anchor, focus: position}, of})
    },
    select: (cells: Selection) => setChosen({selection: cells, of: grid}),
  }
}

function useWriting(table: Table, active: Place) {
  const editor = useRef<HTMLTextAreaElement>(null)
  const [writing, setWriting] = useState<Writing | null>(null)
  const current = useRef<Writing | null>(null)
  const caret = useRef<Caret | null>(null)
  const turn = (next: Writing | null) => {
    current.current = next
    setWriting(next)
  }

  return {
    editor,
    writing,
    /** Where the caret was when the field of a cell was left, once. */
    takeCaret: (place: Place): Caret | null => {
      const at = caret.current
      caret.current = null
      return at && isSame(at.place, place) ? at : null
    },
    /** Opens the field of the active cell, with its text selected or the caret at its end. */
    write: (select: 'all' | 'end') => {
      if (table.isReadOnly || isCorner(active, table.layout)) return
      const original = textAt(table.grid, active)
      // At once: the letter that was typed goes into the field that opens.
      flushSync(() => turn({place: active, original}))
      const field = editor.current
      field?.focus()
      field?.setSelectionRange(select === 'all' ? 0 : original.length, original.length)
    },
    /** Ends writing and keeps what was written. */
    leave: () => {
      const {place, original} = current.current ?? {}
      if (!place || original === undefined) return
      const {selectionStart: start = 0, selectionEnd: end = 0} = editor.current ?? {}
      caret.current = {place, start, end}
      table.keepTyped(place, original)
      turn(null)
    },
    /** Ends writing and puts back what was there. */
    cancel: () => {
      const {place, original} = current.current ?? {}
      turn(null)
      if (place && original !== undefined) table.type(place, original)
    },
  }
}

/** Which cells are selected, and which one is written in. */
export function useCells(table: Table) {
  const {root, selection, go, select} = useSelection(table)
  const active = placeAt(table.grid, selection.focus)
  const {editor, takeCaret, ...writing} = useWriting(table, active)

  return {
    rootRef: root,
    fieldRef: editor,
    hasFocus: () => root.current?.contains(document.activeElement) ?? false,
    selection,
    active,
    go,
    select,
    ...writing,
    /** Puts words into the active cell: where the caret was, or at the end. */
    insert: (words: string) => {
      const text = textAt(table.grid, active)
      const at = takeCaret(active)
      const start = Math.min(at?.start ?? text.length, text.length)
      const before = text.slice(0, start)
      const gap = !at && before && !/\s$/.test(before) ? ' ' : ''
      const written = before + gap + words + text.slice(Math.max(start, at?.end ?? start))
      table.edit([{kind: 'write', texts: [{...active, text: written}]}])
      go(selection.focus)
    },
  }
}

export type Cells = Omit<ReturnType<typeof useCells>, 'rootRef' | 'fieldRef'>
