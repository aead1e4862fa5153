import {NextRequest} from 'next/server'
import {expect, it, vi} from 'vitest'

import {GET} from '../../../../app/(admin)/admin/dashboard/entry/route'

const id = '5f3c1c1e-0d8a-4c39-9a55-0a4a6c1c2b11'
const rpc = vi.fn<(name: string, args: object) => {data: unknown; error: {code: string} | null}>()

vi.mock('../../../../lib/server/supabase/clients', () => ({
  createSessionClient: ({responseHeaders}: {responseHeaders: Headers}) => {
    responseHeaders.append('set-cookie', 'session=refreshed')
    return Promise.resolve({rpc})
  },
}))

const get = (query = `id=${id}`) =>
  GET(new NextRequest(`http://localhost/admin/dashboard/entry?${query}`))

it('refuses the download where the database does', async () => {
  rpc.mockReturnValue({data: null, error: {code: '42501'}})
  const response = await get()
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    403,
    'private, no-store',
  ])
})

it('asks for a new sign-in when the database does, then returns to the entry', async () => {
  rpc.mockReturnValue({data: null, error: {code: 'PT403'}})
  const href = (await get()).headers.get('location')
  const next = encodeURIComponent(`/admin/dashboard?entry=${id}`)
  expect(href).toBe(`/admin/login?notice=sign-in-again&next=${next}`)
})

it.each(['', 'id=', 'id=1', `id=${id}'--`, 'id=*'])(
  'asks for no entry that is %j',
  async (query) => {
    rpc.mockClear()
    const response = await get(query)
    expect([response.status, await response.text()]).toEqual([400, 'Entry not found'])
    expect(rpc).not.toHaveBeenCalled()
  },
)

it('sends all about one person as an uncacheable file', async () => {
  const all = {entry: {id, name: 'Zoë'}, deliveries: []}
  rpc.mockReturnValue({data: all, error: null})
  const response = await get()
  expect(await response.text()).toBe(JSON.stringify(all, null, 2))
  expect(rpc).toHaveBeenLastCalledWith('download_entry', {entry: id})
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="entry-${id}.json"`,
    'content-type': 'application/json; charset=utf-8',
    'set-cookie': 'session=refreshed',
    'x-content-type-options': 'nosniff',
  })
})
