import {describe, expect, it} from 'vitest'

import {
  dashboardHref,
  filterOf,
  isFiltered,
  parseQuery,
  printQuery,
  type DashboardQuery,
} from '../../../../lib/admin/filters'
import {statusesOf} from '../../../../lib/admin/statuses'

const id = '5f3c1c1e-0d8a-4c39-9a55-0a4a6c1c2b11'
const plain: DashboardQuery = {
  search: '',
  sources: [],
  from: null,
  to: null,
  zone: null,
  status: null,
  ids: [],
  sorting: 'newest',
  cursor: null,
  entry: null,
  erasing: false,
  notice: null,
}
const full: DashboardQuery = {
  search: 'ann@mail.example & co',
  sources: ['demo', 'exit-popup-free-trial'],
  from: '2026-11-01',
  to: '2026-11-21',
  zone: 'America/Argentina/Buenos_Aires',
  status: 'open',
  ids: [id],
  sorting: '-company',
  cursor: {value: 'Élan "&" <b>', id, backwards: true},
  entry: id,
  erasing: true,
  notice: 'erased',
}

const parse = (address: string) => parseQuery(new URLSearchParams(address))
const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

describe('the address of the dashboard', () => {
  it('the default dashboard URL has no parameters', () => {
    expect(parse('')).toEqual(plain)
    expect(printQuery(plain)).toBe('')
    expect(dashboardHref(plain)).toBe('/admin/dashboard')
  })

  it.each([
    plain,
    full,
    {...full, cursor: null},
    {...full, cursor: {...full.cursor!, backwards: false}},
    {...full, sorting: 'oldest', cursor: null} as const,
  ])('parsing a printed query returns the same query', (query) => {
    expect(parse(printQuery(query))).toEqual(query)
  })

  it('parses form fields, including empty ones', () => {
    expect(parse('q=+Ann++Byrne+&from=&to=&sort=newest&source=demo&source=waitlist')).toEqual({
      ...plain,
      search: 'Ann Byrne',
      sources: ['demo', 'waitlist'],
    })
  })
})

describe('what makes no sense in it', () => {
  it.each([
    'from=2026-11-21T00:00&to=20261121',
    'source=elsewhere&source=',
    'sort=phone',
    'sort=constructor',
    'sort=%27%3Bdrop+table+waitlist',
    'notice=hello',
    'after=nonsense&before=nonsense',
    `after=${cursor('ann', id)}`,
    `after=${cursor('2026-11-21T10:00:00.123456Z', 'not-an-id')}`,
    `after=${cursor(1, id)}`,
    'q=%00%01',
    'unknown=1&__proto__=2',
  ])('drops the invalid parameter: %s', (address) => {
    expect(parse(address)).toEqual(plain)
  })

  it('swaps a reversed date range', () => {
    expect(parse('from=2026-11-21&to=2026-11-01')).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-21',
    })
  })

  it('keeps a cursor only if its values match the order', () => {
    const byName = cursor('ann', id)
    expect(parse(`sort=name&after=${byName}`).cursor).toEqual({
      value: 'ann',
      id,
      backwards: false,
    })
    expect(parse(`sort=name&after=${cursor('a\u0000b', id)}`).cursor).toBeNull()
    expect(parse(`sort=name&after=${cursor('a'.repeat(401), id)}`).cursor).toBeNull()
    const byDate = cursor('2026-11-21T10:00:00.123456Z', id)
    expect(parse(`before=${byDate}`).cursor?.backwards).toBe(true)
    expect(parse(`before=${byDate}&after=${byDate}`).cursor?.backwards).toBe(false)
  })

  it('truncates a long search', () => {
    expect(parse(`q=${'a'.repeat(5000)}`).search).toHaveLength(200)
    expect(parse(`q=${'a🎉'.repeat(100)}`).search).toBe(`${'a🎉'.repeat(66)}a`)
  })

  it('takes at most two pages of chosen entries', () => {
    const chosen = Array.from({length: 101}, () => crypto.randomUUID())
    const query = new URLSearchParams(chosen.map((one) => ['id', one]))
    expect(parse(query.toString()).ids).toEqual(chosen.slice(0, 100))
  })
})

it.each([
  ['Europe/Paris', '2026-03-29', '2026-03-28T23:00', '2026-03-29T22:00'],
  ['Europe/Paris', '2026-10-25', '2026-10-24T22:00', '2026-10-25T23:00'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00', '2026-11-02T05:00'],
  ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00', '2026-01-01T10:00'],
  // Names that browsers send, and that databases may lack.
  ['Asia/Calcutta', '2026-01-01', '2025-12-31T18:30', '2026-01-01T18:30'],
  ['Asia/Katmandu', '2026-01-01', '2025-12-31T18:15', '2026-01-01T18:15'],
])('in %s the day %s begins at %s and ends before %s', (tz, day, since, until) => {
  const query = parse(new URLSearchParams({tz, from: day, to: day}).toString())
  expect(filterOf(query)).toEqual({since: `${since}:00.000Z`, until: `${until}:00.000Z`})
  expect(isFiltered(parse(new URLSearchParams({tz}).toString()))).toBe(false)
})

it.each(['', '+01:00', 'Europe/Atlantis', '../etc', "UTC'", 'x'.repeat(100)])(
  'days are in UTC with the time zone %j',
  (zone) => expect(parse(new URLSearchParams({tz: zone}).toString()).zone).toBeNull(),
)

it.each([
  ['open', ['new', 'contacted', 'qualified']],
  ['new', ['new']],
  ['spam', ['spam']],
] as const)('the status %s finds %j', (filter, found) => {
  expect(statusesOf(filter)).toEqual(found)
})
