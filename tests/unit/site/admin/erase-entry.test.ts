import {expect, it, vi} from 'vitest'

import {eraseEntry} from '../../../../lib/admin/erase-entry'
import type {getViewer} from '../../../../lib/admin/viewer'

const rpc = vi.fn<() => Promise<{data: boolean | null; error: {code: string} | null}>>()

vi.mock('../../../../lib/admin/viewer', () => ({
  getViewer: vi.fn<typeof getViewer>().mockResolvedValue('admin'),
}))
vi.mock('../../../../lib/platform/supabase/server-client', () => ({
  createSessionClient: () => Promise.resolve({rpc}),
}))

/** Returns the redirect's target after erasing an entry. */
async function erase(entry = '00000000-0000-4000-8000-000000000001'): Promise<string> {
  const data = new FormData()
  data.set('entry', entry)
  data.set('list', 'q=ann')
  const thrown: unknown = await eraseEntry(data).catch((error: unknown) => error)
  return String((thrown as {digest?: string}).digest).split(';')[2] ?? ''
}

it.each([
  [{data: true, error: null}, '/admin/dashboard?q=ann&notice=erased'],
  [{data: false, error: null}, '/admin/dashboard?q=ann&notice=already-erased'],
  [{data: null, error: {code: '42501'}}, '/admin/dashboard?q=ann&notice=not-erased'],
  [
    {data: null, error: {code: 'PT403'}},
    '/admin/login?notice=sign-in-again&next=%2Fadmin%2Fdashboard%3Fq%3Dann%26entry%3D00000000-0000-4000-8000-000000000001%26erase%3D1',
  ],
])("redirects according to the database's answer: %j", async (answer, href) => {
  rpc.mockResolvedValue(answer)
  expect(await erase()).toBe(href)
})

it('makes no query for an invalid id', async () => {
  rpc.mockClear()
  expect(await erase('all')).toContain('not-erased')
  expect(rpc).not.toHaveBeenCalled()
})
