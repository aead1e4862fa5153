import {describe, expect, it} from 'vitest'

import {formatDay, formatMonth, parseDate} from '../../../../lib/i18n/dates'
import {locales} from '../../../../lib/i18n/locales'

describe('a day', () => {
  it.each([
    ['2025-09-17', 'September 17, 2025', '17 septembre 2025'],
    ['2025-12-01', 'December 1, 2025', '1er décembre 2025'],
  ])('formats the day %s as %s and %s', (day, english, french) => {
    expect(formatDay('en', day)).toBe(english)
    expect(formatDay('fr', day)).toBe(french)
  })
})

describe('a month', () => {
  it('formats the month of a day independently of the time zone', () => {
    expect(formatMonth('en', '2025-11-01')).toBe('November 2025')
    expect(formatMonth('fr', '2025-11-30')).toBe('novembre 2025')
  })
})

it.each([
  'yesterday',
  '2025-13-01',
  '31/12/2025',
  '2026-02-31',
  '2026-2-3',
  '2026-02-03T10:00:00',
  '2026-02-03T24:61:00Z',
  ' 2026-02-03',
  '',
])('%j is no date', (text) => {
  expect(parseDate(text)).toBeNull()
  for (const locale of locales) expect(formatDay(locale, text)).toBe('')
})

it.each(['2026-03-02', '2024-02-29', '2026-03-02T23:30:00-05:00', '2026-03-02T12:00:00.000Z'])(
  '%s is a date',
  (text) => {
    expect(parseDate(text)).toEqual(new Date(text))
  },
)
