import {beforeEach, describe, expect, it, vi} from 'vitest'

import {eraseEntries, eraseEntry} from '../../../../lib/admin/erase-entry'
import {getViewer, type Viewer} from '../../../../lib/admin/viewer'

const rpc = vi.fn<() => Promise<{data: boolean | null; error: {code: string} | null}>>()

vi.mock('../../../../lib/admin/viewer', () => ({getViewer: vi.fn<typeof getViewer>()}))
vi.mock('../../../../lib/server/supabase/server-client', () => ({
  createSessionClient: () => Promise.resolve({rpc}),
}))

const id = '00000000-0000-4000-8000-000000000001'

beforeEach(() => {
  vi.mocked(getViewer).mockResolvedValue('admin')
  rpc.mockReset()
})

/** Returns the redirect's target after erasing an entry. */
async function erase(entry = id, list: string | File = 'q=ann'): Promise<string> {
  const data = new FormData()
  data.set('entry', entry)
  data.set('list', list)
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
  expect(rpc.mock.calls).toEqual([['erase_entry', {entry: id}]])
})

it('makes no query for an invalid id', async () => {
  expect(await erase('all')).toContain('not-erased')
  expect(rpc).not.toHaveBeenCalled()
})

/** Returns the redirect's target after erasing all entries of a list. */
async function eraseList(list: string | File, number: string | File): Promise<string> {
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
  rpc.mockResolvedValue({data: null, error: code ? {code} : null})
  expect(await eraseList(`q=ann&id=${id}&bulk=chosen`, '1,234')).toContain(href)
  expect(rpc.mock.calls).toEqual([
    ['erase_entries', {filter: {search: 'ann', ids: [id]}, expected: 1234}],
  ])
})

const file = new File(['1'], 'one.txt')

it.each([
  ['q=ann', '1'],
  ['bulk=chosen', '1'],
  ['bulk=all', file],
  [file, '1'],
])('erases nothing of the list %s for the number %s', async (list, number) => {
  expect(await eraseList(list, number)).toContain('notice=not-erased')
  expect(rpc).not.toHaveBeenCalled()
})

it('a list that is a file is none', async () => {
  rpc.mockResolvedValue({data: true, error: null})
  expect(await erase(id, file)).toBe('/admin/dashboard?notice=erased')
})

describe.each<[Viewer, string, string]>([
  ['nobody', '/admin/login', '/admin/login'],
  [
    'notAdmin',
    '/admin/dashboard?q=ann&notice=not-erased',
    '/admin/dashboard?bulk=all&notice=not-erased',
  ],
  [
    'needsSecondFactor',
    '/admin/dashboard?q=ann&notice=not-erased',
    '/admin/dashboard?bulk=all&notice=not-erased',
  ],
  [
    'unknown',
    '/admin/dashboard?q=ann&notice=not-erased',
    '/admin/dashboard?bulk=all&notice=not-erased',
  ],
])('to the viewer %s', (viewer, one, all) => {
  it('nothing is erased', async () => {
    vi.mocked(getViewer).mockResolvedValue(viewer)
    expect(await erase()).toBe(one)
    expect(await eraseList('bulk=all', '1')).toBe(all)
    expect(rpc).not.toHaveBeenCalled()
  })
})
