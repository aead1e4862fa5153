import {describe, expect, test} from 'vitest'

import {addressOf} from '../../../studio/page-results/index.tsx'
import {lastWeeks, viewedInVain} from '../../../studio/page-results/weeks.ts'

const week = (page: string, views: number, entries = 0) => ({page, week: '', views, entries})

describe('what a page brings', () => {
  test.each([
    [{_type: 'page', language: 'en', path: '/'}, '/'],
    [{_type: 'page', language: 'fr', path: 'a-propos'}, '/fr/a-propos'],
    [{_type: 'article', language: 'en', slug: {current: 'why'}}, '/blog/why'],
    [{_type: 'page', language: 'en'}, null],
  ])('%j has the address %s', (document, address) => {
    expect(addressOf(document)).toBe(address)
  })

  test.each(['2026-11-23T00:00:00Z', '2026-11-26T12:00:00Z', '2026-11-29T23:59:59Z'])(
    'at %s the last 13 weeks end with that of Monday, November 23, and empty ones are shown',
    (now) => {
      const counted = {page: '/app', week: '2026-11-16', views: 7, entries: 1}
      const older = {page: '/app', week: '2026-08-24', views: 5, entries: 0}
      const weeks = lastWeeks([older, counted], new Date(now))
      expect(weeks).toHaveLength(13)
      expect(weeks[0]).toEqual({week: '2026-08-31', views: 0, entries: 0})
      expect(weeks.slice(-2)).toEqual([
        {week: '2026-11-16', views: 7, entries: 1},
        {week: '2026-11-23', views: 0, entries: 0},
      ])
    },
  )

  test('pages without any request are listed, most viewed first', () => {
    const weeks = [week('/a', 2), week('/b', 9), week('/b', 1, 1), week('/a', 3), week('/c', 6)]
    expect(viewedInVain(weeks)).toEqual([
      {page: '/c', views: 6},
      {page: '/a', views: 5},
    ])
  })
})
