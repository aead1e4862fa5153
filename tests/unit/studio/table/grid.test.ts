import {describe, expect, it} from 'vitest'

import {fitsGrid} from '../../../../studio/inputs/table/grid'

const row = {_key: 'a', criterion: 'Price', cells: ['0']}

describe('a stored table', () => {
  it.each([undefined, {}, {columns: ['Saywell']}, {columns: ['Saywell'], rows: [row]}])(
    'that the Studio writes fits the grid: %j',
    (table) => expect(fitsGrid(table)).toBe(true),
  )

  it.each([
    {rows: 'text'},
    {rows: {}},
    {rows: [null]},
    {rows: [{...row, _key: undefined}]},
    {rows: [{...row, criterion: 1}]},
    {rows: [{...row, cells: 'text'}]},
    {rows: [{...row, cells: [1]}]},
    {columns: 'text'},
    {columns: [null]},
  ])('a malformed stored table does not break the grid: %j', (table) =>
    expect(fitsGrid(table)).toBe(false),
  )
})
