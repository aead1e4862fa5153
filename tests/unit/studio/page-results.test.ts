import {createElement as h} from 'react'
import {describe, expect, test} from 'vitest'

import {addressOf} from '../../../studio/page-results/index.tsx'
import {Results} from '../../../studio/page-results/results-chart.tsx'
import {lastWeeks, viewedInVain} from '../../../studio/page-results/weeks.ts'
import {lines} from '../outline'
import {inBoth, inEnglish} from './screen'

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

const now = new Date('2026-11-26T12:00:00Z')
const counted = (views: number, entries: number) => ({
  weeks: [{page: '/fr/app', week: '2026-11-23', views, entries}],
  readAt: now,
  error: undefined,
})

const results = (of: Parameters<typeof Results>[0]['results']) =>
  h(Results, {page: '/fr/app', results: of})

const lastLabel = (screen: string) => screen.match(/(?<=aria-label=")[^"]+/g)?.at(-1)

describe('above its form, a page', () => {
  test.each([
    [0, 1, 'Last 13 weeks: 0 views, 1 request', '13 dernières semaines : 0 vue, 1 demande'],
    [1, 0, 'Last 13 weeks: 1 view, 0 requests', '13 dernières semaines : 1 vue, 0 demande'],
    [2, 2, 'Last 13 weeks: 2 views, 2 requests', '13 dernières semaines : 2 vues, 2 demandes'],
  ])('sums up %i views and %i requests', async (views, entries, ...expected) => {
    const [english = '', french = ''] = await inBoth(results(counted(views, entries)))
    expect([english, french].map((screen) => screen.split('\n')[1])).toEqual(expected)
    const [summed, summedInFrench] = expected.map((text) => text.replace(/^.*: ?/, ''))
    expect(lastLabel(english)).toBe(`Week of November 23, 2026: ${summed}`)
    expect(lastLabel(french)).toBe(`Semaine du 23 novembre 2026 : ${summedInFrench}`)
  })

  test('has a bar for each week, and a link to its requests', async () => {
    const screen = await inEnglish(results(counted(1, 0)))
    expect(screen.match(/<li /g)).toHaveLength(13)
    expect(screen).toContain(
      '<a href="/admin/dashboard?page=%2Ffr%2Fapp" target="_blank" rel="noreferrer">Read the requests in the dashboard',
    )
  })

  test('says nothing before the site answers, and that it does not', async () => {
    const unread = {weeks: undefined, readAt: undefined}
    expect(await inEnglish(results({...unread, error: undefined}))).toBe('')
    expect(await inEnglish(results({...unread, error: null}))).toBe(
      lines(
        '<div data-testid="page-results">',
        'Views and requests couldn’t be counted. Try again later.',
        '<a href="/admin/dashboard?page=%2Ffr%2Fapp" target="_blank" rel="noreferrer">Read the requests in the dashboard',
      ),
    )
  })
})
