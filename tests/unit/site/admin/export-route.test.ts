import {NextRequest} from 'next/server'
import {beforeEach, expect, it, vi} from 'vitest'

import {GET} from '../../../../app/(admin)/admin/dashboard/export/route'
import {exportEntries} from '../../../../lib/admin/export'
import {getViewer, type Viewer} from '../../../../lib/admin/viewer'

vi.mock('../../../../lib/admin/viewer', () => ({getViewer: vi.fn<typeof getViewer>()}))
const mark = '2026-11-24T09:10:00Z'
vi.mock('../../../../lib/admin/export', () => ({
  exportEntries: vi.fn<typeof exportEntries>(),
  readExportMark: () => Promise.resolve(mark),
}))
vi.mock('../../../../lib/server/supabase/clients', () => ({
  createSessionClient: ({responseHeaders}: {responseHeaders: Headers}) => {
    responseHeaders.append('set-cookie', 'session=refreshed')
    return Promise.resolve({})
  },
}))

const get = (viewer: Viewer, parameters = 'q=ann&after=x&for=crm') => {
  vi.mocked(getViewer).mockResolvedValue(viewer)
  return GET(new NextRequest(`http://localhost/admin/dashboard/export?${parameters}`))
}

beforeEach(() => {
  vi.mocked(exportEntries).mockReset()
})

it.each([
  ['nobody', 401, 'Sign in first.'],
  ['notAdmin', 403, 'Access denied. Admin privileges required.'],
  ['needsSecondFactor', 403, 'Access denied. Admin privileges required.'],
  ['unknown', 503, 'Unable to load data. Please try again later.'],
] as const)('refuses the export to %s with %i before reading: %s', async (viewer, status, text) => {
  const response = await get(viewer)
  expect([response.status, await response.text()]).toEqual([status, text])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(exportEntries).not.toHaveBeenCalled()
})

it('sends the filtered entries as an uncacheable file', async () => {
  vi.mocked(exportEntries).mockResolvedValue(new Blob(['a,b']).stream())
  const response = await get('admin')
  expect(await response.text()).toBe('a,b')
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="waitlist-\d{4}-\d\d-\d\d-crm\.csv"$/,
    ),
    'content-type': 'text/csv; charset=utf-8',
    'set-cookie': 'session=refreshed',
    'x-content-type-options': 'nosniff',
  })
  expect(vi.mocked(exportEntries).mock.lastCall?.[1]).toMatchObject({search: 'ann', cursor: null})
  expect(vi.mocked(exportEntries).mock.lastCall?.[2]).toBe('crm')
})

it.each([
  ['', {since: null}, 'excel.xlsx'],
  ['for=excel', {since: null}, 'excel.xlsx'],
  ['for=crm&since=last', {since: mark}, 'crm.csv'],
  ['for=other&since=last', {since: mark}, 'excel.xlsx'],
])('with %j exports %j to a file that ends with %s', async (parameters, filter, end) => {
  vi.mocked(exportEntries).mockResolvedValue(new Blob(['a,b']).stream())
  const response = await get('admin', parameters)
  expect(response.headers.get('content-disposition')).toContain(`-${end}"`)
  expect(vi.mocked(exportEntries).mock.lastCall?.[1]).toMatchObject(filter)
  expect(vi.mocked(exportEntries).mock.lastCall?.[2]).toBe(end.split('.')[0])
})

it('redirects to the sign-in page when the last sign-in is too old, then back', async () => {
  vi.mocked(exportEntries).mockResolvedValue('signInAgain')
  const response = await get('admin')
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/admin/login?notice=sign-in-again&next=%2Fadmin%2Fdashboard%3Fq%3Dann',
  ])
})

it('responds with an error when the entries cannot be read', async () => {
  vi.mocked(exportEntries).mockResolvedValue(null)
  const response = await get('admin')
  const text = 'Unable to load data. Please try again later.'
  expect([response.status, await response.text()]).toEqual([500, text])
})
