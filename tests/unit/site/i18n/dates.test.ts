import {describe, expect, it} from 'vitest'

import {formatDay, formatMonth} from '../../../../lib/i18n/dates'

describe('a day', () => {
  it.each([
    ['2025-09-17', 'September 17, 2025', '17 septembre 2025'],
    ['2025-12-01', 'December 1, 2025', '1er décembre 2025'],
    ['2025-01-11', 'January 11, 2025', '11 janvier 2025'],
  ])('formats the day %s as %s and %s', (day, english, french) => {
    expect(formatDay('en', day)).toBe(english)
    expect(formatDay('fr', day)).toBe(french)
  })
})

it.each(['', 'yesterday', '2025-13-01'])('writes nothing for %j, which is no day', (day) => {
  expect([formatDay('en', day), formatMonth('fr', day)]).toEqual(['', ''])
})

describe('a month', () => {
  it('formats the month of a day independently of the time zone', () => {
    expect(formatMonth('en', '2025-11-01')).toBe('November 2025')
    expect(formatMonth('fr', '2025-11-30')).toBe('novembre 2025')
  })
})
