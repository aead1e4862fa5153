import type {ClipboardEvent, KeyboardEvent, MouseEvent} from 'react'

import {changedBy} from './changes'
import {type HtmlElement, readCells, readTable, toHtml, toTsv} from './clipboard'
import {isCorner, type Place, textAt} from './grid'
import {newKey} from './new-key'
import type {Position} from './paste'
import {type Operation, stepOf} from './rows-and-columns'
import {headRow, neighbour, nextPosition, placeAt, placesIn, textsIn} from './selection'
import type {Cells} from './use-cells'
import type {Pasting} from './use-paste'
import type {Table} from './use-table'

/** What the events of a table act on. */
export interface Editing {
  table: Table
  cells: Cells
  pasting: Pasting
  /** Tells the form which cell has the focus: others see it, and links lead to it. */
  onFocus: (place: Place) => void
}

const withAlt: Record<string, Operation> = {
  ArrowUp: 'row.up',
  ArrowDown: 'row.down',
  ArrowLeft: 'column.left',
  ArrowRight: 'column.right',
  Enter: 'row.below',
}

const removals: Partial<Record<Operation, string>> = {
  'row.remove': 'note.row.removed',
  'column.remove': 'note.column.removed',
}

/** Does something with the row or column of the active cell. */
export function operate({table, cells}: Editing, operation: Operation): void {
  const {grid, layout} = table
  const step = stepOf(operation, {grid, at: cells.selection.focus, layout, newKey})
  if (!step) return
  const word = removals[operation]
  table.edit(step.changes, word ? {word, canUndo: true} : undefined)
  cells.go(step.focus, {of: changedBy(grid, step.changes)})
}

function clear({table, cells}: Editing): void {
  const {grid, layout} = table
  const texts = placesIn(grid, cells.selection)
    .flat()
    .filter((place) => textAt(grid, place) && !isCorner(place, layout))
    .map(({row, column}) => ({row, column, text: ''}))
  if (texts.length === 0) return
  table.edit([{kind: 'write', texts}], {word: 'note.cleared', count: texts.length, canUndo: true})
}

/** What browsers call keys that begin a letter: an accent, and those of input methods. */
const beginnings = new Set(['Dead', 'Process'])

/** True for a key that writes a letter. */
function writes({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return (key.length === 1 || beginnings.has(key)) && !ctrlKey && !metaKey && !altKey
}

/** Keys in the field of a cell; false for those that are the field's own. */
function whileWriting({table, cells}: Editing, event: KeyboardEvent): boolean {
  const {grid} = table
  const {focus} = cells.selection
  if (event.nativeEvent.isComposing) return false
  if (event.key === 'Escape') {
    cells.cancel()
    cells.go(focus)
    return true
  }
  const isEnter = event.key === 'Enter' && !event.shiftKey && !event.altKey
  if (!isEnter && event.key !== 'Tab') return false
  const next = isEnter
    ? nextPosition(grid, focus, {key: 'ArrowDown', far: false})
    : neighbour(grid, focus, event.shiftKey ? -1 : 1)
  if (!next) return false
  cells.leave()
  cells.go(next)
  return true
}

/** Keys with control or command. */
function withControl({table, cells}: Editing, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase()
  const last = {row: table.grid.rows.length - 1, column: table.grid.heads.length - 1}
  if (key === 'y' || (key === 'z' && event.shiftKey)) table.redo()
  else if (key === 'z') table.undo()
  else if (key === 'a') cells.select({anchor: {row: headRow, column: 0}, focus: last})
  else return false
  return true
}

function moves(editing: Editing, event: KeyboardEvent): boolean {
  const {table, cells} = editing
  const {focus} = cells.selection
  const operation = event.altKey ? withAlt[event.key] : undefined
  if (operation) {
    operate(editing, operation)
    return true
  }
  const far = event.ctrlKey || event.metaKey
  const next =
    event.key === 'Tab'
      ? neighbour(table.grid, focus, event.shiftKey ? -1 : 1)
      : nextPosition(table.grid, focus, {key: event.key, far})
  if (!next) return far && withControl(editing, event)
  cells.go(next, {extend: event.shiftKey && event.key !== 'Tab'})
  return true
}

/** Keys on a cell that nobody writes in. */
function whileMoving(editing: Editing, event: KeyboardEvent): boolean {
  const {cells} = editing
  if (moves(editing, event)) return true
  if (event.key === 'Enter' || event.key === 'F2') {
    cells.write('end')
    return true
  }
  if (event.key === 'Delete' || event.key === 'Backspace') {
    clear(editing)
    return true
  }
  // Not taken: the letter goes into the field, in the place of what was there.
  if (writes(event)) cells.write('all')
  return false
}

const parseHtml = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').documentElement as unknown as HtmlElement

function positionOf(target: EventTarget): Position | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  if (!cell) return null
  return {row: Number(cell.dataset['row']), column: Number(cell.dataset['column'])}
}

const isField = (target: EventTarget) => target instanceof HTMLTextAreaElement

function onPaste({table, cells, pasting}: Editing, event: ClipboardEvent): void {
  if (table.isReadOnly) return
  const clip = {
    html: event.clipboardData.getData('text/html'),
    text: event.clipboardData.getData('text/plain'),
  }
  const isWriting = isField(event.target)
  const found = isWriting ? readTable(clip, parseHtml) : readCells(clip, parseHtml)
  // In a field, only several cells are more than the text that the browser puts there.
  if (!found || (isWriting && found.length === 1 && found[0]?.length === 1)) return
  event.preventDefault()
  cells.leave()
  pasting.offer(found)
}

function onCopy({table, cells}: Editing, event: ClipboardEvent): void {
  if (isField(event.target)) return
  const texts = textsIn(table.grid, cells.selection)
  event.clipboardData.setData('text/plain', toTsv(texts))
  event.clipboardData.setData('text/html', toHtml(texts))
  event.preventDefault()
  table.say({word: 'note.copied', count: texts.flat().length})
}

function onPress({cells}: Editing, event: MouseEvent): void {
  const at = positionOf(event.target)
  if (!at || isField(event.target) || event.button !== 0) return
  // Else the browser marks the words that the pointer passes.
  event.preventDefault()
  const {focus} = cells.selection
  const isAgain = at.row === focus.row && at.column === focus.column
  const hadFocus = event.currentTarget.contains(document.activeElement)
  cells.leave()
  if (isAgain && hadFocus && !event.shiftKey) cells.write('end')
  else cells.go(at, {extend: event.shiftKey})
}

function onDrag({cells}: Editing, event: MouseEvent): void {
  const at = positionOf(event.target)
  if (!at || event.buttons !== 1 || cells.writing) return
  const {anchor, focus} = cells.selection
  if (at.row !== focus.row || at.column !== focus.column) cells.select({anchor, focus: at})
}

/** What keys, mouse and clipboard do in a table. */
export function useCellEvents(editing: Editing) {
  const {table, cells, onFocus} = editing
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const isTaken = isField(event.target)
        ? whileWriting(editing, event)
        : whileMoving(editing, event)
      if (!isTaken) return
      event.preventDefault()
      // The Studio has uses of its own for some of these keys.
      event.stopPropagation()
    },
    onMouseDown: (event: MouseEvent) => onPress(editing, event),
    onMouseOver: (event: MouseEvent) => onDrag(editing, event),
    onPaste: (event: ClipboardEvent) => onPaste(editing, event),
    onCopy: (event: ClipboardEvent) => onCopy(editing, event),
    onCut: (event: ClipboardEvent) => {
      onCopy(editing, event)
      if (!isField(event.target)) clear(editing)
    },
    onFocus: (event: {target: EventTarget}) => {
      const at = positionOf(event.target)
      if (at) onFocus(placeAt(table.grid, at))
    },
    onBlur: (event: {target: EventTarget}) => {
      if (isField(event.target)) cells.leave()
    },
  }
}
