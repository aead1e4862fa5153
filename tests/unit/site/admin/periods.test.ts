import {describe, expect, it} from 'vitest'

import {timelineOf} from '../../../../lib/admin/periods'

const today = '2026-11-21'
const whole = {from: null, to: null, today}
const sum = (periods: {entries: number}[]) => periods.reduce((all, {entries}) => all + entries, 0)

describe('the timeline', () => {
  it('fills days without entries, up to today', () => {
    const counts = [
      {day: '2026-11-18', entries: 2},
      {day: '2026-11-20', entries: 5},
    ]
    expect(timelineOf(counts, whole)).toEqual({
      unit: 'day',
      periods: [
        {first: '2026-11-18', last: '2026-11-18', entries: 2},
        {first: '2026-11-19', last: '2026-11-19', entries: 0},
        {first: '2026-11-20', last: '2026-11-20', entries: 5},
        {first: '2026-11-21', last: '2026-11-21', entries: 0},
      ],
    })
  })

  it('has the week before, too, when all entries are from today', () => {
    const {periods} = timelineOf([{day: today, entries: 3}], whole)
    expect(periods).toHaveLength(7)
    expect(periods.at(-1)).toEqual({first: today, last: today, entries: 3})
    expect(sum(periods)).toBe(3)
  })

  it('has the week before today without entries', () => {
    const {unit, periods} = timelineOf([], whole)
    expect([unit, periods.length, periods.at(-1)?.last]).toEqual(['day', 7, today])
  })

  it.each([
    ['2026-09-21', '2026-09-21', 62],
    ['2026-09-20', '2026-11-20', 2],
  ])('that the filter begins on %s begins on %s', (from, first, days) => {
    const {periods} = timelineOf([{day: '2026-11-20', entries: 1}], {...whole, from})
    expect([periods[0]?.first, periods.length]).toEqual([first, days])
  })

  it('has one day when the filter has one', () => {
    const oneDay = {from: today, to: today, today}
    expect(timelineOf([{day: today, entries: 3}], oneDay).periods).toEqual([
      {first: today, last: today, entries: 3},
    ])
  })

  it("starts and ends with the filter's dates, within the drawable range", () => {
    const counts = [{day: '2026-11-10', entries: 1}]
    const near = timelineOf(counts, {from: '2026-11-08', to: '2026-11-12', today})
    expect(near.periods.map(({first}) => first.slice(8))).toEqual(['08', '09', '10', '11', '12'])
    const far = timelineOf(counts, {from: '1970-01-01', to: '9999-12-31', today})
    expect(far.periods).toHaveLength(12)
    expect(far.periods[0]?.first).toBe('2026-11-10')
  })

  it('includes entries dated in the future', () => {
    const {periods} = timelineOf([{day: '2026-11-22', entries: 1}], whole)
    expect(periods.at(-1)).toEqual({first: '2026-11-22', last: '2026-11-22', entries: 1})
  })

  it('groups by weeks from Monday when there are too many days', () => {
    const counts = [
      {day: '2026-08-02', entries: 1},
      {day: '2026-08-03', entries: 2},
      {day: '2026-08-09', entries: 4},
    ]
    const {unit, periods} = timelineOf(counts, whole)
    expect(unit).toBe('week')
    expect(periods.slice(0, 2)).toEqual([
      {first: '2026-07-27', last: '2026-08-02', entries: 1},
      {first: '2026-08-03', last: '2026-08-09', entries: 6},
    ])
    expect(periods.at(-1)).toMatchObject({first: '2026-11-16', last: '2026-11-22'})
    expect(sum(periods)).toBe(7)
  })

  it('groups by months when there are too many weeks, each month once', () => {
    const counts = [
      {day: '2024-01-31', entries: 1},
      {day: '2024-02-29', entries: 2},
      {day: '2026-11-01', entries: 4},
    ]
    const {unit, periods} = timelineOf(counts, whole)
    expect(unit).toBe('month')
    expect(periods).toHaveLength(35)
    expect(periods[1]).toEqual({first: '2024-02-01', last: '2024-02-29', entries: 2})
    expect(new Set(periods.map(({first}) => first.slice(0, 7))).size).toBe(35)
    expect(sum(periods)).toBe(7)
  })

  it.each([62, 63, 427, 428, 429, 800])(
    'draws no more than 62 bars of days or weeks: %i',
    (days) => {
      const first = new Date(Date.parse(today) - (days - 1) * 86_400_000).toISOString().slice(0, 10)
      const {unit, periods} = timelineOf([{day: first, entries: 1}], whole)
      expect(periods.length).toBeLessThanOrEqual(62)
      expect(sum(periods)).toBe(1)
      expect(unit).toBe(days <= 62 ? 'day' : days <= 428 ? 'week' : 'month')
    },
  )
})
