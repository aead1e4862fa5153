import {createElement, type ReactElement} from 'react'
import {expect, test, vi} from 'vitest'

import {fromNextHour} from '../../../studio/actions/later-schedule'

const dialogOf = (props: {initialDate?: Date}) =>
  ({type: 'custom', component: createElement('div', props as object)}) as const

function proposed(dialog: ReturnType<typeof fromNextHour>): Date {
  if (!dialog || dialog.type !== 'custom') throw new Error('There is no dialog')
  return (dialog.component as ReactElement<{initialDate: Date}>).props.initialDate
}

test.each([
  ['2026-03-01T09:00:00', '2026-03-01T10:00:00'],
  ['2026-03-01T09:59:59', '2026-03-01T10:00:00'],
  ['2026-12-31T23:30:00', '2027-01-01T00:00:00'],
])('at %s the full hour %s is proposed', (now, hour) => {
  vi.setSystemTime(now)
  expect(proposed(fromNextHour(dialogOf({})))).toEqual(new Date(hour))
  vi.useRealTimers()
})

test('a time that is set is kept, and other dialogs as they are', () => {
  const initialDate = new Date('2026-03-01T09:30:00')
  expect(proposed(fromNextHour(dialogOf({initialDate})))).toBe(initialDate)
  const popover = {type: 'popover', onClose() {}, content: 'Sure?'} as const
  expect(fromNextHour(popover)).toBe(popover)
  expect(fromNextHour(false)).toBe(false)
})
