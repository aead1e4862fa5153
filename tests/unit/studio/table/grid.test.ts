import {describe, expect, it} from 'vitest'

import {
  fitsGrid,
  gridOf,
  type Layout,
  layouts,
  neighbor,
} from '../../../../studio/inputs/table/grid'

const row = {_key: 'a', criterion: 'Price', cells: ['0']}

describe('a stored table', () => {
  it.each([undefined, {}, {columns: ['Saywell']}, {columns: ['Saywell'], rows: [row]}])(
    'that the Studio writes fits the grid: %j',
    (table) => expect(fitsGrid(table)).toBe(true),
  )

  it.each([
    {rows: 'text'},
    {rows: [{...row, _key: undefined}]},
    {rows: [{...row, criterion: 1}]},
    {rows: [{...row, cells: 'text'}]},
    {columns: ['Saywell', null]},
    {rows: [row, {}]},
  ])('a malformed stored table does not break the grid: %j', (table) =>
    expect(fitsGrid(table)).toBe(false),
  )
})

describe('a cell', () => {
  const comparison = layouts['comparisonTable'] as Layout
  const grid = gridOf({columns: ['Saywell'], rows: [row]}, comparison)

  it.each([
    ['ArrowLeft', 0, null],
    ['ArrowLeft', 1, {row: 'a', column: 0}],
    ['ArrowRight', 1, {row: 'a', column: 2}],
    ['ArrowRight', 2, null],
    ['ArrowUp', 1, {row: null, column: 1}],
    ['ArrowDown', 1, null],
    ['Enter', 1, null],
    ['Tab', 1, null],
  ])('is left with %s from column %i to %j', (key, column, to) => {
    expect(neighbor(grid, {row: 'a', column}, key)).toEqual(to)
  })
})
