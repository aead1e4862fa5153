import {NextRequest} from 'next/server'
import {expect, it, vi} from 'vitest'

import {GET} from '../../../../app/(admin)/admin/dashboard/entry/route'

const id = '5f3c1c1e-0d8a-4c39-9a55-0a4a6c1c2b11'
const rpc = vi.fn<(name: string, args: object) => {data: unknown; error: {code: string} | null}>()

vi.mock('../../../../lib/platform/supabase/server-client', () => ({
  createSessionClient: () => Promise.resolve({rpc}),
}))

const get = (query = `id=${id}`) =>
  GET(new NextRequest(`http://localhost/admin/dashboard/entry?${query}`))

it.each([
  ['nobody and people without a role', '42501', 403],
  ['a session whose function does not answer', '57014', 500],
])('refuses the download to %s (%s) with %i', async (_, code, status) => {
  rpc.mockReturnValue({data: null, error: {code}})
  const response = await get()
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    status,
    'private, no-store',
  ])
})

it.each(['', 'id=', 'id=1', `id=${id}'--`, 'id=*'])(
  'asks for no entry that is %j',
  async (query) => {
    rpc.mockClear()
    expect((await get(query)).status).toBe(400)
    expect(rpc).not.toHaveBeenCalled()
  },
)

it('says that an entry has been erased', async () => {
  rpc.mockReturnValue({data: null, error: null})
  expect((await get()).status).toBe(404)
})

it('redirects to the sign-in page when the last sign-in is too old, then to the entry', async () => {
  rpc.mockReturnValue({data: null, error: {code: 'PT403'}})
  const response = await get()
  const next = encodeURIComponent(`/admin/dashboard?entry=${id}`)
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `/admin/login?notice=sign-in-again&next=${next}`,
  ])
})

it('sends all about one person as an uncacheable file', async () => {
  const all = {entry: {id, name: 'Zoë'}, deliveries: []}
  rpc.mockReturnValue({data: all, error: null})
  const response = await get()
  expect(await response.json()).toEqual(all)
  expect(rpc).toHaveBeenLastCalledWith('download_entry', {entry: id})
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="entry-${id}.json"`,
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
})
