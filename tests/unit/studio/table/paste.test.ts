import * as fc from 'fast-check'
import {describe, expect, it} from 'vitest'

import {gridOf, type Layout, layouts, type StoredTable} from '../../../../studio/inputs/table/grid'
import {planPaste} from '../../../../studio/inputs/table/paste'
import {patched} from './patched'

const layout = layouts['comparisonTable'] as Layout

const stored: StoredTable = {
  columns: ['Theirs', 'Ours'],
  rows: [
    {_key: 'a', criterion: 'Voice', cells: ['No', '']},
    {_key: 'b', criterion: 'Setup', cells: ['', '']},
  ],
}
const grid = gridOf(stored, layout)

const paste = (from: {row: string | null; column: number}, matrix: string[][], into = stored) => {
  const {patches, ...plan} = planPaste(into, layout, from, matrix)
  return {...plan, patches, after: gridOf(patched(into, patches), layout)}
}

const count = (texts: string[][]) => texts.flat().filter(Boolean).length
const all = ({heads, rows}: typeof grid) => [heads, ...rows.map(({cells}) => cells)]

describe('a paste', () => {
  it('pasting into empty cells needs no confirmation', () => {
    const {replaced, addedRows, addedColumns, after} = paste({row: 'b', column: 1}, [
      ['Days', 'Now'],
    ])
    expect({replaced, addedRows, addedColumns}).toEqual({
      replaced: 0,
      addedRows: 0,
      addedColumns: 0,
    })
    expect(after.rows[1]?.cells).toEqual(['Setup', 'Days', 'Now'])
  })

  it('pasting counts the texts that it would replace', () => {
    expect(paste({row: 'a', column: 0}, [['Voice', 'Yes']]).replaced).toBe(1)
    expect(paste({row: 'a', column: 0}, [['Voice', 'No']]).patches).toEqual([])
  })

  it('a larger paste extends the grid', () => {
    const {addedRows, addedColumns, after} = paste({row: 'b', column: 2}, [
      ['1', '2'],
      ['3', '4'],
    ])
    expect({addedRows, addedColumns}).toEqual({addedRows: 1, addedColumns: 1})
    expect(after.heads).toEqual(['', 'Theirs', 'Ours', ''])
    expect(after.rows).toEqual([
      {key: 'a', cells: ['Voice', 'No', '', '']},
      {key: 'b', cells: ['Setup', '', '1', '2']},
      {key: expect.any(String), cells: ['', '', '3', '4']},
    ])
  })

  it('pasting into an empty table takes the first line as headings', () => {
    const matrix = [
      ['Feature', 'Theirs', 'Ours'],
      ['Voice', 'No', 'Yes'],
    ]
    expect(paste({row: null, column: 0}, matrix, {}).after).toEqual({
      heads: ['', 'Theirs', 'Ours'],
      rows: [{key: expect.any(String), cells: ['Voice', 'No', 'Yes']}],
    })
  })

  it('empty pasted cells erase nothing', () => {
    const matrix = fc.array(fc.array(fc.constantFrom('', 'x', 'y'), {minLength: 3, maxLength: 3}), {
      minLength: 1,
      maxLength: 4,
    })
    const row = fc.constantFrom(null, 'a', 'b')
    fc.assert(
      fc.property(matrix, row, fc.nat({max: 2}), (texts, from, column) => {
        const {after, replaced} = paste({row: from, column}, texts)
        expect(count(all(after))).toBeGreaterThanOrEqual(count(all(grid)))
        const kept = all(grid).flatMap((line, down) =>
          line.filter((text, right) => text && all(after)[down]?.[right] === text),
        )
        expect(kept.length + replaced).toBeGreaterThanOrEqual(count(all(grid)))
      }),
    )
  })
})
