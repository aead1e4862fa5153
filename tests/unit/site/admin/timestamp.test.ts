import {expect, it} from 'vitest'

import {isoTimestamp, parseTimestamp} from '../../../../lib/admin/timestamp'

it.each([
  ['2026-11-21 10:00:00.123456+00', '2026-11-21T10:00:00.123456+00:00'],
  ['2026-11-21 10:00:00-03', '2026-11-21T10:00:00-03:00'],
  ['2026-11-21T10:00:00.1Z', '2026-11-21T10:00:00.1Z'],
  ['2026-11-21', '2026-11-21'],
])('the timestamp %s is %s', (timestamp, iso) => {
  expect(isoTimestamp(timestamp)).toBe(iso)
  expect(parseTimestamp(timestamp)).toEqual(new Date(iso))
})

it.each([null, '', 'yesterday', '2026-13-01'])('%j is no timestamp', (timestamp) => {
  expect(parseTimestamp(timestamp)).toBeNull()
})
