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

it('asks for a new sign-in when the database does, then returns to the list', async () => {
  vi.mocked(exportEntries).mockResolvedValue('signInAgain')
  expect((await get('admin', 'q=ann')).headers.get('location')).toBe(
    '/admin/login?notice=sign-in-again&next=%2Fadmin%2Fdashboard%3Fq%3Dann',
  )
})
