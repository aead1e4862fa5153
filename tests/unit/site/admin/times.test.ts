import {describe, expect, it} from 'vitest'

import {localTime, utcTime} from '../../../../components/admin/times'

describe('a time in the admin area', () => {
  it.each([
    ['Europe/Paris', '10:30 PM GMT+1'],
    ['Asia/Kolkata', 'Nov 26, 03:00 AM GMT+5:30'],
    ['America/Los_Angeles', '01:30 PM PST'],
    ['UTC', ''],
  ])('is shown in UTC, and in %s as %s', (zone, local) => {
    const timestamp = '2026-11-25 21:30:05.123456+00'
    expect(utcTime(timestamp)).toBe('Nov 25, 2026, 09:30 PM')
    expect(localTime(timestamp, zone)).toBe(local)
  })

  it.each([null, 'not a time'])('that is %s is missing', (timestamp) => {
    expect(utcTime(timestamp)).toBe('N/A')
    expect(localTime(timestamp, 'Europe/Paris')).toBe('')
  })
})
