import {createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {beforeEach, expect, it, vi} from 'vitest'

import {Dashboard, DashboardFailure} from '../../../../components/admin/dashboard'
import {getDashboard} from '../../../../lib/admin/dashboard'
import {parseQuery} from '../../../../lib/admin/filters'

const rpc = vi.fn<(name: string) => {data: unknown; error: unknown}>()
vi.mock('../../../../lib/platform/supabase/server-client', () => ({
  createSessionClient: () => Promise.resolve({rpc: (name: string) => rpc(name)}),
}))

const erase = () => Promise.resolve()
const query = parseQuery(new URLSearchParams())
const answers: Record<string, unknown> = {
  list_waitlist: [],
  count_waitlist: 0,
  count_waitlist_by_day: [],
  count_waitlist_by_attribution: [],
  visit_waitlist: [{previous_visit: null, new_entries: 0}],
}

function fail(failing?: string): void {
  rpc.mockImplementation((name) =>
    name === failing
      ? {data: null, error: {code: '57014'}}
      : {data: answers[name] ?? null, error: null},
  )
}

beforeEach(() => fail())

it.each([
  'list_waitlist',
  'count_waitlist',
  'count_waitlist_by_day',
  'count_waitlist_by_attribution',
])('the dashboard fails to load without %s', async (name) => {
  fail(name)
  expect(await getDashboard(query)).toBeNull()
})

it('the dashboard loads although the visit was not recorded', async () => {
  fail('visit_waitlist')
  const contents = await getDashboard(query)
  expect(contents?.visit).toBeNull()
  if (!contents) return
  const html = renderToStaticMarkup(createElement(Dashboard, {contents, query, erase}))
  expect(html).toContain('No waitlist submissions yet.')
})

it('a failed action is reported in place and in a toast', () => {
  const html = renderToStaticMarkup(createElement(DashboardFailure, {query}))
  expect(html).toContain('Unable to load data')
  expect(html).toContain('Please refresh the page or contact support if the problem persists.')
  expect(html).toContain('role="alert"')
})
