import {describe, expect, it} from 'vitest'

import {
  dashboardHref,
  exportHref,
  filterOf,
  isFiltered,
  paramsOf,
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

  it('changes single parameters and drops the notice', () => {
    const href = dashboardHref(full, {sorting: 'name', cursor: null, entry: null})
    expect(parse(href.split('?')[1] ?? '')).toEqual({
      ...full,
      sorting: 'name',
      cursor: null,
      entry: null,
      erasing: false,
      notice: null,
    })
    expect(dashboardHref({...plain, notice: 'erased'})).toBe('/admin/dashboard')
  })

  it('the export URL has the filter and order but no cursor', () => {
    const [path, query = ''] = exportHref(full, 'crm').split('?')
    expect(path).toBe('/admin/dashboard/export')
    expect(parse(query)).toEqual({
      ...full,
      cursor: null,
      entry: null,
      erasing: false,
      notice: null,
    })
    expect(exportHref(full, 'crm')).toMatch(/&for=crm$/)
    expect(exportHref(plain, 'excel')).toBe('/admin/dashboard/export?for=excel')
  })

  it('accepts the search parameters of a Next.js page', () => {
    const params = paramsOf({q: 'ann', source: ['demo', 'waitlist'], from: undefined})
    expect(params.toString()).toBe('q=ann&source=demo&source=waitlist')
  })
})

describe('what makes no sense in it', () => {
  it.each([
    'from=yesterday&to=2026-02-30',
    'from=0000-01-01&to=1969-12-31',
    'from=2026-11-21T00:00&to=20261121',
    'source=elsewhere&source=',
    'sort=phone',
    'sort=constructor',
    'sort=%27%3Bdrop+table+waitlist',
    'entry=1&erase=1',
    'erase=1',
    'notice=hello',
    'after=nonsense&before=nonsense',
    `after=${cursor('2026-11-21', id)}`,
    `after=${cursor('0001-01-01T00:00:00Z', id)}`,
    `after=${cursor('ann', id)}`,
    `after=${cursor('2026-11-21T10:00:00.123456Z', 'not-an-id')}`,
    `after=${cursor(1, id)}`,
    `after=${cursor('2026-11-21T10:00:00Z', id, 'more')}`,
    'q=%00%01',
    'unknown=1&__proto__=2',
  ])('drops the invalid parameter: %s', (address) => {
    expect(parse(address)).toEqual(plain)
  })

  it('keeps valid parameters beside invalid ones', () => {
    expect(parse('q=ann&from=nonsense&to=2026-11-21&sort=phone')).toEqual({
      ...plain,
      search: 'ann',
      to: '2026-11-21',
    })
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

describe('a filter', () => {
  it.each([
    {search: 'a'},
    {sources: ['demo' as const]},
    {from: '2026-11-01'},
    {to: '2026-11-01'},
    {status: 'closed' as const},
    {ids: [id]},
  ])('a query that excludes entries counts as filtered', (part) => {
    expect(isFiltered({...plain, ...part})).toBe(true)
  })

  it('order and page alone do not count as a filter', () => {
    expect(isFiltered({...plain, sorting: 'name', entry: id} as DashboardQuery)).toBe(false)
  })
})

it.each([
  ['UTC', '2026-03-29', '2026-03-29T00:00', '2026-03-30T00:00'],
  ['Europe/Paris', '2026-03-29', '2026-03-28T23:00', '2026-03-29T22:00'],
  ['Europe/Paris', '2026-10-25', '2026-10-24T22:00', '2026-10-25T23:00'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00', '2026-11-02T05:00'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00', '2026-11-02T05:00'],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00', '2026-04-24T21:00'],
  ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00', '2026-01-01T10:00'],
  ['Pacific/Pago_Pago', '2026-01-01', '2026-01-01T11:00', '2026-01-02T11:00'],
  ['Etc/GMT+5', '2026-01-01', '2026-01-01T05:00', '2026-01-02T05:00'],
  // Names that browsers send, and that databases may lack.
  ['Asia/Calcutta', '2026-01-01', '2025-12-31T18:30', '2026-01-01T18:30'],
  ['Asia/Katmandu', '2026-01-01', '2025-12-31T18:15', '2026-01-01T18:15'],
  ['Europe/Kiev', '2026-06-01', '2026-05-31T21:00', '2026-06-01T21:00'],
  ['US/Pacific', '2026-01-01', '2026-01-01T08:00', '2026-01-02T08:00'],
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
