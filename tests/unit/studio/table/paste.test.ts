import * as fc from 'fast-check'
import {describe, expect, it} from 'vitest'

import {changedBy} from '../../../../studio/inputs/table/changes'
import {gridOf, type Layout, layouts, type StoredTable} from '../../../../studio/inputs/table/grid'
import {planPaste} from '../../../../studio/inputs/table/paste'
import {
  followed,
  nextPosition,
  neighbour,
  only,
  textsIn,
} from '../../../../studio/inputs/table/selection'

const layout = layouts['comparisonTable'] as Layout

const stored: StoredTable = {
  columns: ['Theirs', 'Ours'],
  rows: [
    {_key: 'a', criterion: 'Voice', cells: ['No', '']},
    {_key: 'b', criterion: 'Setup', cells: ['', '']},
  ],
}
const grid = gridOf(stored, layout)

function keys(): () => string {
  let made = 0
  return () => {
    made += 1
    return `new${made}`
  }
}

const paste = (from: {row: number; column: number}, matrix: string[][], into = grid) => {
  const plan = planPaste(into, from, matrix, {layout, newKey: keys()})
  return {...plan, after: changedBy(into, plan.changes)}
}

const count = (texts: string[][]) => texts.flat().filter(Boolean).length
const all = ({heads, rows}: typeof grid) => [heads, ...rows.map(({cells}) => cells)]

describe('a paste', () => {
  it('fills what is empty without asking', () => {
    const {replaced, addedRows, addedColumns, after} = paste({row: 1, column: 1}, [['Days', 'Now']])
    expect({replaced, addedRows, addedColumns}).toEqual({
      replaced: 0,
      addedRows: 0,
      addedColumns: 0,
    })
    expect(after.rows[1]?.cells).toEqual(['Setup', 'Days', 'Now'])
  })

  it('says how many texts it replaces, and counts none that stay the same', () => {
    expect(paste({row: 0, column: 0}, [['Voice', 'Yes']]).replaced).toBe(1)
    expect(paste({row: 0, column: 0}, [['Voice', 'No']]).changes).toEqual([])
  })

  it('larger than the grid makes it grow', () => {
    const {addedRows, addedColumns, after} = paste({row: 1, column: 2}, [
      ['1', '2'],
      ['3', '4'],
    ])
    expect({addedRows, addedColumns}).toEqual({addedRows: 1, addedColumns: 1})
    expect(after.heads).toEqual(['', 'Theirs', 'Ours', ''])
    expect(after.rows).toEqual([
      {key: 'a', cells: ['Voice', 'No', '', '']},
      {key: 'b', cells: ['Setup', '', '1', '2']},
      {key: 'new1', cells: ['', '', '3', '4']},
    ])
  })

  it('of a whole table fills an empty one, its first line becoming the heads', () => {
    const {after} = paste(
      {row: -1, column: 0},
      [
        ['Feature', 'Theirs', 'Ours'],
        ['Voice', 'No', 'Yes'],
      ],
      gridOf({}, layout),
    )
    expect(after).toEqual({
      heads: ['', 'Theirs', 'Ours'],
      rows: [{key: 'new1', cells: ['Voice', 'No', 'Yes']}],
    })
  })

  it('erases nothing', () => {
    const matrix = fc.array(fc.array(fc.constantFrom('', 'x', 'y'), {minLength: 3, maxLength: 3}), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(matrix, fc.integer({min: -1, max: 1}), fc.nat({max: 2}), (texts, row, column) => {
        const {after, replaced} = paste({row, column}, texts)
        expect(count(all(after))).toBeGreaterThanOrEqual(count(all(grid)))
        const kept = all(grid).flatMap((line, down) =>
          line.filter((text, right) => text && all(after)[down]?.[right] === text),
        )
        expect(kept.length + replaced).toBeGreaterThanOrEqual(count(all(grid)))
      }),
    )
  })
})

describe('the focus', () => {
  it('moves by keys and stays inside', () => {
    const from = {row: 0, column: 1}
    expect(nextPosition(grid, from, {key: 'ArrowUp', far: false})).toEqual({row: -1, column: 1})
    expect(nextPosition(grid, from, {key: 'ArrowDown', far: true})).toEqual({row: 1, column: 1})
    expect(nextPosition(grid, from, {key: 'End', far: true})).toEqual({row: 1, column: 2})
    expect(nextPosition(grid, from, {key: 'a', far: false})).toBe(null)
    expect(nextPosition(grid, {row: 1, column: 2}, {key: 'ArrowRight', far: false})).toEqual({
      row: 1,
      column: 2,
    })
  })

  it('goes from cell to cell with Tab, and out at the ends', () => {
    expect(neighbour(grid, {row: -1, column: 2}, 1)).toEqual({row: 0, column: 0})
    expect(neighbour(grid, {row: 0, column: 0}, -1)).toEqual({row: -1, column: 2})
    expect(neighbour(grid, {row: 1, column: 2}, 1)).toBe(null)
    expect(neighbour(grid, {row: -1, column: 0}, -1)).toBe(null)
  })

  it('stays in its row when others add and remove rows', () => {
    const chosen = {selection: only({row: 1, column: 2}), of: grid}
    const row = {key: 'new', cells: ['', '', '']}
    const longer = changedBy(grid, [{kind: 'insertRows', before: 'a', rows: [row]}])
    expect(followed(chosen, longer)).toEqual(only({row: 2, column: 2}))
    const shorter = changedBy(longer, [{kind: 'removeRow', key: 'b'}])
    expect(followed(chosen, shorter)).toEqual(only({row: 1, column: 2}))
    const heads = {selection: only({row: -1, column: 2}), of: grid}
    expect(followed(heads, longer)).toEqual(heads.selection)
  })

  it('selects what is copied', () => {
    expect(textsIn(grid, only({row: 0, column: 1}))).toEqual([['No']])
    const area = {anchor: {row: 0, column: 1}, focus: {row: -1, column: 0}}
    expect(textsIn(grid, area)).toEqual([
      ['', 'Theirs'],
      ['Voice', 'No'],
    ])
  })
})
