import * as fc from 'fast-check'
import {describe, expect, it} from 'vitest'

import {
  answerAt,
  canHaveAnswer,
  type Grid,
  type GridRow,
  gridOf,
  type Layout,
  layouts,
  padded,
  type CellPosition,
  type StoredTable,
} from '../../../../studio/inputs/table/grid'
import {
  type Operation,
  operations,
  insertRows,
  padTo,
  setAnswer,
  stepOf,
  write,
} from '../../../../studio/inputs/table/patches'
import {patched} from './patched'

const comparison = layouts['comparisonTable'] as Layout
const dataTable = layouts['dataTable'] as Layout

const text = fc.constantFrom('', 'Yes', 'No, by hand', '{{saved}}', 'line\nline')

const cells = fc.array(text, {maxLength: 5})

/** Tables as editors may have left them: empty, or with too few or too many cells in a row. */
const table = fc
  .tuple(
    fc.option(fc.array(text, {maxLength: 4}), {nil: undefined}),
    fc.array(fc.record({criterion: text, cells}, {requiredKeys: []}), {maxLength: 5}),
  )
  .map(([columns, contents]): StoredTable => {
    const rows = contents.map((content, index) =>
      Object.assign({_key: `k${index}`, _type: 'row'}, content),
    )
    return Object.assign({}, columns && {columns}, rows.length > 0 && {rows})
  })

const operation = fc.constantFrom(
  ...operations.row.map((how): Operation => `row.${how}`),
  ...operations.column.map((how): Operation => `column.${how}`),
)

const placeIn = ({heads, rows}: Grid, [down, right]: [number, number]): CellPosition => ({
  row: [null, ...rows.map(({key}) => key)][down % (rows.length + 1)] ?? null,
  column: right % heads.length,
})

it('answers move with their cells', () => {
  const drawn = fc.tuple(table, operation, fc.tuple(fc.nat(5), fc.nat(5)))
  fc.assert(
    fc.property(drawn, ([stored, how, at]) => {
      // Each cell's answer is its text.
      const rows = (stored.rows ?? []).map((row) =>
        Object.assign({}, row, {answers: [...(row.cells ?? [])]}),
      )
      const before = {...stored, ...(rows.length > 0 && {rows})}
      const step = stepOf(how, before, comparison, placeIn(gridOf(before, comparison), at))
      const after = patched(before, step?.patches ?? [])
      for (const {cells: texts = [], answers = []} of after.rows ?? []) {
        const length = Math.max(texts.length, answers.length)
        expect(padded(answers, length)).toEqual(padded(texts, length))
      }
    }),
  )
})

it('the answer of any cell can be set and taken back', () => {
  fc.assert(
    fc.property(table, fc.tuple(fc.nat(5), fc.nat(5)), (stored, at) => {
      const cell = placeIn(gridOf(stored, comparison), at)
      if (!canHaveAnswer(cell, comparison)) return
      const set = patched(stored, setAnswer('yes', stored, comparison, cell))
      expect(answerAt(set, cell, comparison)).toBe('yes')
      const reset = patched(set, setAnswer('', set, comparison, cell))
      expect(answerAt(reset, cell, comparison)).toBe('')
    }),
  )
})

function moved<T>(list: T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))
}

const changes: Record<string, (list: string[], index: number) => string[]> = {
  before: (list, index) => list.toSpliced(index, 0, ''),
  after: (list, index) => list.toSpliced(index + 1, 0, ''),
  left: (list, index) => moved(list, index, index - 1),
  right: (list, index) => moved(list, index, index + 1),
  remove: (list, index) => list.toSpliced(index, 1),
}

/** A row of the grid: its key, and its cells without trailing empty ones. */
interface Line {
  key: string | null
  texts: string[]
}

function linesOf({heads, rows}: Grid): Line[] {
  return [{key: null, cells: heads}, ...rows].map(({key, cells: texts}): Line => {
    return {key, texts: texts.slice(0, texts.findLastIndex(Boolean) + 1)}
  })
}

/** Returns the expected rows after an operation on a row. */
function withRows({heads, rows}: Grid, how: string, row: string | null, key: string): Line[] {
  const index = rows.findIndex((line) => line.key === row)
  const fresh = {key, cells: []}
  const after: Record<string, () => GridRow[]> = {
    above: () => rows.toSpliced(index, 0, fresh),
    below: () => rows.toSpliced(index + 1, 0, fresh),
    remove: () => rows.toSpliced(index, 1),
    up: () => moved(rows, index, index - 1),
    down: () => moved(rows, index, index + 1),
  }
  return linesOf({heads, rows: after[how]?.() ?? []})
}

/** Returns the expected rows after an operation on a column. */
function withColumns({heads, rows}: Grid, how: string, column: number): Line[] {
  const change = (list: string[]) => changes[how]?.(list, column) ?? list
  return linesOf({
    heads: change(heads),
    rows: rows.map((row) => ({key: row.key, cells: change(row.cells)})),
  })
}

describe.each([
  ['a comparison', comparison],
  ['a table of a text', dataTable],
])('%s', (_, layout) => {
  it('patches change a table as its grid does', () => {
    fc.assert(
      fc.property(table, operation, fc.tuple(fc.nat(), fc.nat()), (stored, name, numbers) => {
        const before = gridOf(stored, layout)
        const cell = placeIn(before, numbers)
        const step = stepOf(name, stored, layout, cell)
        fc.pre(step !== null)
        const after = gridOf(patched(stored, step?.patches ?? []), layout)
        const [what, how = ''] = name.split('.')
        const expected =
          what === 'row'
            ? withRows(before, how, cell.row, step?.focus.row ?? '')
            : withColumns(before, how, cell.column)
        expect(linesOf(after)).toEqual(expected)
      }),
    )
  })

  it('a table stores the text of any cell', () => {
    fc.assert(
      fc.property(table, text, fc.tuple(fc.nat(), fc.nat()), (stored, words, numbers) => {
        const before = gridOf(stored, layout)
        const cell = placeIn(before, numbers)
        if (cell.row === null && cell.column < layout.leading) return
        const patches = [
          ...padTo(before.heads.length, stored, layout),
          ...write([{...cell, text: words}], layout),
        ]
        const after = gridOf(patched(stored, patches), layout)
        const line = [before.heads, ...before.rows.map((row) => row.cells)]
        const index = before.rows.findIndex(({key}) => key === cell.row) + 1
        const expected = line.with(index, line[index]?.with(cell.column, words) ?? [])
        expect([after.heads, ...after.rows.map((row) => row.cells)]).toEqual(expected)
      }),
    )
  })
})

describe('the patches of a change', () => {
  const stored: StoredTable = {
    columns: ['Theirs', 'Ours'],
    rows: [
      {_key: 'a', _type: 'row', criterion: 'Voice', cells: ['No', 'Yes']},
      {_key: 'b', _type: 'row', criterion: 'Setup', cells: ['Days', 'Minutes']},
    ],
  }

  it('patches keep concurrent changes in the same row', () => {
    const mine = write([{row: 'a', column: 2, text: 'Mine'}], comparison)
    const theirs = write([{row: 'a', column: 1, text: 'Theirs'}], comparison)
    expect(patched(stored, [...theirs, ...mine]).rows?.[0]?.cells).toEqual(['Theirs', 'Mine'])
  })

  it('patches leave no empty criterion', () => {
    const now = patched(stored, write([{row: 'a', column: 0, text: ''}], comparison))
    expect(now.rows?.[0]).toEqual({_key: 'a', _type: 'row', cells: ['No', 'Yes']})
  })

  it('a new row has a criterion only in a comparison that gives it one', () => {
    const rows = [
      {key: 'c', cells: ['Price', '1']},
      {key: 'd', cells: ['', '2']},
    ]
    const added = (layout: Layout) => patched({}, insertRows(rows, undefined, layout)).rows
    expect(added(comparison)).toEqual([
      {_key: 'c', _type: 'row', criterion: 'Price', cells: ['1'], answers: []},
      {_key: 'd', _type: 'row', cells: ['2'], answers: []},
    ])
    expect(added(dataTable)).toEqual([
      {_key: 'c', _type: 'tableRow', cells: ['Price', '1']},
      {_key: 'd', _type: 'tableRow', cells: ['', '2']},
    ])
    const {patches} = stepOf('row.below', stored, comparison, {row: 'b', column: 1}) ?? {}
    expect(patched(stored, patches ?? []).rows?.at(-1)).toEqual({
      _key: expect.any(String),
      _type: 'row',
      cells: ['', ''],
      answers: [],
    })
  })

  const fresh = expect.any(String) as string

  it.each<[Operation, string | null, number, CellPosition | null]>([
    ['row.above', 'a', 1, {row: fresh, column: 0}],
    ['row.above', null, 1, null],
    ['row.below', null, 1, {row: fresh, column: 0}],
    ['row.up', 'a', 1, null],
    ['row.up', 'b', 1, {row: 'b', column: 1}],
    ['row.down', 'b', 2, null],
    ['row.down', null, 2, null],
    ['row.remove', 'b', 0, {row: 'a', column: 0}],
    ['row.remove', null, 0, null],
    ['column.after', 'a', 2, {row: null, column: 3}],
    ['column.left', 'a', 1, null],
    ['column.right', 'a', 0, null],
    ['column.remove', 'a', 1, {row: 'a', column: 1}],
    ['column.remove', 'a', 2, {row: 'a', column: 1}],
  ])('%s at %s, column %i, leads to %j', (name, row, column, focus) => {
    expect(stepOf(name, stored, comparison, {row, column})?.focus ?? null).toEqual(focus)
  })

  it('the focus stays in its column as one is removed, and leaves a table without rows', () => {
    const wide = {columns: ['1', '2', '3'], rows: [{_key: 'a', cells: []}]}
    const at = {row: 'a', column: 1}
    expect(stepOf('column.remove', wide, dataTable, at)?.focus).toEqual(at)
    expect(stepOf('row.remove', wide, dataTable, at)?.focus).toEqual({row: null, column: 1})
  })
})
