import {createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {beforeEach, expect, it, vi} from 'vitest'

import {Dashboard} from '../../../../components/admin/dashboard'
import {getDashboard} from '../../../../lib/admin/dashboard'
import type {ReadEntry} from '../../../../lib/admin/entries'
import {parseQuery} from '../../../../lib/admin/filters'

const exported = '2026-11-24T09:10:00Z'
const rpc = vi.fn<(name: string) => {data: unknown; error: unknown}>()
vi.mock('../../../../lib/server/supabase/clients', () => ({
  createSessionClient: () =>
    Promise.resolve({
      rpc: (name: string) => rpc(name),
      from: () => ({select: () => ({maybeSingle: () => ({data: {waitlist_export_at: exported}})})}),
    }),
}))

const erase = () => Promise.resolve()
const actions = {erase, eraseAll: erase, work: erase, sendAgain: erase}
const query = parseQuery(new URLSearchParams())
const answers: Record<string, unknown> = {
  list_waitlist: [],
  count_waitlist: 0,
  count_waitlist_by_day: [],
  visit_waitlist: [
    {previous_visit: null, new_entries: 0, oldest_entry: null, oldest_kept_until: null},
  ],
}

function fail(failing?: string): void {
  rpc.mockImplementation((name) =>
    name === failing
      ? {data: null, error: {code: '57014'}}
      : {data: answers[name] ?? null, error: null},
  )
}

beforeEach(() => fail())

it('the dashboard loads although the visit was not recorded', async () => {
  fail('visit_waitlist')
  const contents = await getDashboard(query)
  expect(contents?.visit).toBeNull()
  if (!contents) return
  const html = renderToStaticMarkup(createElement(Dashboard, {contents, query, ...actions}))
  expect(html).toContain('No waitlist submissions yet.')
})

async function htmlWithOldest(submitted: string, keptUntil: string): Promise<string> {
  const contents = await getDashboard(query)
  if (!contents) throw new Error('The dashboard did not load')
  const visit = {previous: null, newEntries: 0, oldest: {submitted, keptUntil}}
  const shown = {...contents, visit, today: '2026-11-25'}
  return renderToStaticMarkup(createElement(Dashboard, {contents: shown, query, ...actions}))
}

it.each([
  ['2026-11-26T08:00:00Z', 'The entry of Nov 26, 2024 is the next to be erased, on Nov 26, 2026'],
  ['2026-11-24T08:00:00Z', 'The entry of Nov 26, 2024 is the next to be erased, on Nov 24, 2026'],
  ['2026-01-03T08:00:00Z', 'The daily purge is overdue.'],
])(
  'the dashboard says which entry is erased next, and that it is overdue: %s',
  async (keptUntil, text) => {
    expect(await htmlWithOldest('2024-11-26T08:00:00Z', keptUntil)).toContain(text)
  },
)

it.each(['', 'status=open'])(
  'the list with the filter %j offers what is new since its export only as a whole',
  async (filter) => {
    const filtered = parseQuery(new URLSearchParams(filter))
    const contents = await getDashboard(filtered)
    if (!contents) throw new Error('The dashboard did not load')
    const shown = {contents: {...contents, found: 2}, query: filtered}
    const html = renderToStaticMarkup(createElement(Dashboard, {...shown, ...actions}))
    expect(html).toContain('Export for Excel')
    // What a filter leaves out would otherwise never be exported.
    expect(html.includes('New since your last export, ')).toBe(filter === '')
    expect(html.includes('/admin/dashboard/export?for=crm&amp;since=last')).toBe(filter === '')
  },
)

it.each([
  ['+33 (0)1 23 45 67 89', '+33123456789'],
  ['(555) 555\u20110134', '5555550134'],
  ['555-0134 ext. 12', null],
  ['01 23 45 67 89 ou 06 12 34 56 78', null],
  ['555-0134 / 555-0135', null],
  ['n/a', null],
])('a demo requested with the phone number %s dials %s', async (phone, dialed) => {
  const contents = await getDashboard(query)
  if (!contents) throw new Error('The dashboard did not load')
  const typed = {name: 'Ann', email: 'ann@mail.example', phone, source: 'demo', language: 'en'}
  const kept = {id: 'a', created_at: exported, erased_on: '2028-11-25', status: 'new'}
  const entry = {...typed, ...kept, notes: [], further_requests: []} as unknown as ReadEntry
  const shown = {...contents, opened: {status: 'read', entry} as const}
  const html = renderToStaticMarkup(createElement(Dashboard, {contents: shown, query, ...actions}))
  // The number itself, and the answer that its source asks for.
  const hrefs = Array.from(html.matchAll(/"tel:([^"]*)"/g), ([, href]) => href)
  expect(hrefs).toEqual(dialed ? [dialed, dialed] : [])
})
