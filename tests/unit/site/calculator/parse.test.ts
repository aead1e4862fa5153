import {describe, expect, it} from 'vitest'

import {parseDecimal, parseWhole} from '../../../../components/calculator/fields'

describe('a whole number', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['80 000', 80_000],
    ['80\u202F000', 80_000],
    ['80.000', 80_000],
    ['1,234,567', 1_234_567],
    ['$80,000', 80_000],
    ['12.9', 12],
    ['12,9', 12],
    ['12 people', 12],
    ['', 0],
    ['  ', 0],
    ['.5', 0],
    ['9'.repeat(400), 0],
  ])('parses %j as %d', (typed, value) => {
    expect(parseWhole(typed)).toBe(value)
  })
})

describe('a decimal', () => {
  it.each([
    ['2', 2],
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['.5', 0.5],
    ['', 0],
    ['Infinity', 0],
    ['NaN', 0],
  ])('parses %j as %d', (typed, value) => {
    expect(parseDecimal(typed)).toBe(value)
  })
})
