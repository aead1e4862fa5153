import {expect, it, vi} from 'vitest'

import {eraseEntries, eraseEntry} from '../../../../lib/admin/erase-entry'
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

const id = '00000000-0000-4000-8000-000000000001'

/** Returns the redirect's target after erasing all entries of a list. */
async function eraseList(list: string, number: string): Promise<string> {
  const data = new FormData()
  data.set('list', list)
  data.set('number', number)
  const thrown: unknown = await eraseEntries(data).catch((error: unknown) => error)
  return String((thrown as {digest?: string}).digest).split(';')[2] ?? ''
}

it.each([
  [null, '/admin/dashboard?q=ann&notice=entries-erased'],
  ['22023', `/admin/dashboard?q=ann&id=${id}&bulk=chosen&notice=number-differs`],
  ['42501', `/admin/dashboard?q=ann&id=${id}&bulk=chosen&notice=not-erased`],
  ['PT403', `/admin/login?notice=sign-in-again&next=`],
])("erases what was chosen according to the database's answer: %s", async (code, href) => {
  rpc.mockReset().mockResolvedValue({data: null, error: code ? {code} : null})
  expect(await eraseList(`q=ann&id=${id}&bulk=chosen`, '1,234')).toContain(href)
  expect(rpc.mock.calls).toEqual([
    ['erase_entries', {filter: {search: 'ann', ids: [id]}, expected: 1234}],
  ])
})

it.each(['q=ann', 'bulk=chosen'])('erases nothing without a choice: %s', async (list) => {
  rpc.mockReset()
  expect(await eraseList(list, '1')).toContain('notice=not-erased')
  expect(rpc).not.toHaveBeenCalled()
})
