import {expect, test} from 'vitest'

import {dayOf, shiftMonth, weeksOf} from '../../../../studio/tools/home/month.ts'

test('a month starts on its weekday, with weeks from Monday or Sunday', () => {
  const fromMonday = weeksOf('2026-11', 1)
  expect([fromMonday[0]?.[0], fromMonday[0]?.[6]]).toEqual(['2026-10-26', '2026-11-01'])
  expect(fromMonday.at(-1)?.[0]).toBe('2026-11-30')
  const fromSunday = weeksOf('2026-11', 7)
  expect(fromSunday[0]?.[0]).toBe('2026-11-01')
  expect(fromSunday).toHaveLength(5)
})

test('February has 29 days in a leap year', () => {
  expect(weeksOf('2028-02', 1).flat()).toContain('2028-02-29')
  expect(weeksOf('2026-02', 7).flat()).toHaveLength(28)
})

test('December is followed by January', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01')
  expect(shiftMonth('2027-01', -1)).toBe('2026-12')
})

test("a time belongs to the day in the reader's time zone", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
