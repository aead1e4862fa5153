import {useMemo, useState} from 'react'
import {type FormPatch, insert, type ObjectInputProps, set, setIfMissing, unset} from 'sanity'

import {type Change, stillFit, undone} from './changes'
import {type Grid, gridOf, type Layout, type Place, type StoredTable, textAt} from './grid'
import {patchesFor, type TablePatch} from './patches'

/** What the last step did, for the line below the table. */
interface Note {
  word: string
  count?: number
  /** Whether it can be undone. */
  canUndo?: boolean
}

/** Steps that can be taken back, and steps taken back that can be made again; the latest is the last. */
interface History {
  undo: Change[][]
  redo: Change[][]
}

/** A table being edited. */
export interface Table {
  grid: Grid
  layout: Layout
  isReadOnly: boolean
  note: Note | null
  canUndo: boolean
  canRedo: boolean
  /** Makes changes as one step. */
  edit: (changes: Change[], note?: Note) => void
  /** Writes a cell while somebody types; `keepTyped` makes one step of it. */
  type: (place: Place, text: string) => void
  keepTyped: (place: Place, original: string) => void
  undo: () => void
  redo: () => void
  say: (note: Note) => void
}

function formPatch(patch: TablePatch): FormPatch {
  switch (patch.type) {
    case 'set':
      return set(patch.value, patch.path)
    case 'setIfMissing':
      return setIfMissing(patch.value, patch.path)
    case 'unset':
      return unset(patch.path)
    default:
      return insert(patch.items, patch.position, patch.path)
  }
}

const nothing: History = {undo: [], redo: []}

/** The table of an input, and what an editor may do with it. */
export function useTable(
  {value, onChange, readOnly = false}: ObjectInputProps<StoredTable>,
  layout: Layout,
): Table {
  const stored = value ?? {}
  const grid = useMemo(() => gridOf(value ?? {}, layout), [value, layout])
  const [history, setHistory] = useState(nothing)
  const [note, setNote] = useState<Note | null>(null)

  const apply = (changes: Change[]) => onChange(patchesFor(stored, changes, layout).map(formPatch))
  const keep = (back: Change[]) => setHistory(({undo}) => ({undo: [...undo, back], redo: []}))

  const travel = (from: keyof History, to: keyof History, word: string) => {
    const step = history[from].at(-1)
    if (!step || readOnly) return
    const rest = history[from].slice(0, -1)
    if (!stillFit(grid, step)) {
      setHistory({...history, [from]: rest})
      return setNote({word: 'note.gone'})
    }
    setHistory({...history, [from]: rest, [to]: [...history[to], undone(grid, step)]})
    apply(step)
    setNote({word})
  }

  return {
    grid,
    layout,
    isReadOnly: readOnly,
    note,
    canUndo: history.undo.length > 0,
    canRedo: history.redo.length > 0,
    edit: (changes, said) => {
      if (readOnly || changes.length === 0) return
      keep(undone(grid, changes))
      apply(changes)
      setNote(said ?? null)
    },
    type: (place, text) => apply([{kind: 'write', texts: [{...place, text}]}]),
    keepTyped: (place, original) => {
      const back: Change[] = [{kind: 'write', texts: [{...place, text: original}]}]
      if (textAt(grid, place) !== original) keep(back)
    },
    undo: () => travel('undo', 'redo', 'note.undone'),
    redo: () => travel('redo', 'undo', 'note.redone'),
    say: setNote,
  }
}
