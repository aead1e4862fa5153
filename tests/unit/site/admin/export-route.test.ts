import {NextRequest} from 'next/server'
import {beforeEach, expect, it, vi} from 'vitest'

import {GET} from '../../../../app/(admin)/admin/dashboard/export/route'
import {exportEntries} from '../../../../lib/admin/export'
import {getViewer, type Viewer} from '../../../../lib/admin/viewer'

vi.mock('../../../../lib/admin/viewer', () => ({getViewer: vi.fn<typeof getViewer>()}))
vi.mock('../../../../lib/admin/export', () => ({exportEntries: vi.fn<typeof exportEntries>()}))
vi.mock('../../../../lib/platform/supabase/server-client', () => ({
  createSessionClient: () => Promise.resolve({}),
}))

const get = (viewer: Viewer) => {
  vi.mocked(getViewer).mockResolvedValue(viewer)
  return GET(
    new NextRequest('http://localhost/admin/dashboard/export?q=ann&after=x&for=crm', {
      headers: {'accept-language': 'fr-CA,en;q=0.5'},
    }),
  )
}

beforeEach(() => {
  vi.mocked(exportEntries).mockReset()
})

it.each([
  ['nobody', 401],
  ['notAdmin', 403],
  ['needsSecondFactor', 403],
  ['unknown', 503],
] as const)('refuses the export to %s with %i before reading anything', async (viewer, status) => {
  const response = await get(viewer)
  expect(response.status).toBe(status)
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
    'x-content-type-options': 'nosniff',
  })
  expect(vi.mocked(exportEntries).mock.lastCall?.[1]).toMatchObject({search: 'ann', cursor: null})
  expect(vi.mocked(exportEntries).mock.lastCall?.[2]).toEqual({reader: 'crm', language: 'fr-CA'})
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
  expect((await get('admin')).status).toBe(500)
})
