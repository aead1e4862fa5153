import {NextRequest} from 'next/server'
import {expect, it, vi} from 'vitest'

import {GET as getEntry} from '../../../../app/(admin)/admin/dashboard/entry/route'
import {GET as getExport} from '../../../../app/(admin)/admin/dashboard/export/route'

const id = '5f3c1c1e-0d8a-4c39-9a55-0a4a6c1c2b11'

const rpc = vi.fn<(name: string, args: object) => {data: unknown; error: {code: string} | null}>()
const noProfile = {data: null, error: {code: 'XX000'}}
vi.mock('../../../../lib/admin/viewer', () => ({getViewer: () => Promise.resolve('admin')}))
vi.mock('../../../../lib/server/supabase/clients', () => ({
  createSessionClient: ({responseHeaders}: {responseHeaders: Headers}) => {
    responseHeaders.append('set-cookie', 'session=refreshed')
    return Promise.resolve({rpc, from: () => ({select: () => ({maybeSingle: () => noProfile})})})
  },
}))

const request = (path: string) => new NextRequest(`http://localhost/admin/dashboard${path}`)

it.each([
  ['entry', getEntry, `/entry?id=${id}`, `?entry=${id}`],
  ['export', getExport, '/export?q=ann&after=x&for=crm', '?q=ann'],
])('the %s requires a new sign-in when the database does, then returns', async (...given) => {
  const [, get, path, back] = given
  rpc.mockReturnValue({data: null, error: {code: 'PT403'}})
  const next = encodeURIComponent(`/admin/dashboard${back}`)
  const href = (await get(request(path))).headers.get('location')
  expect(href).toBe(`/admin/login?notice=sign-in-again&next=${next}`)
})

it('an export of what is new is refused when the time of the last one cannot be read', async () => {
  rpc.mockReturnValue({data: [], error: null})
  expect((await getExport(request('/export?for=crm&since=last'))).status).toBe(500)
})

it.each(['', 'id=', 'id=1', `id=${id}'--`, 'id=*'])(
  'no entry is read with the query %j',
  async (query) => {
    rpc.mockClear()
    expect((await getEntry(request(`/entry?${query}`))).status).toBe(400)
    expect(rpc).not.toHaveBeenCalled()
  },
)

it('the data of a person is not cached, and a refreshed session is sent with it', async () => {
  rpc.mockReturnValue({data: {entry: {id}}, error: null})
  const {headers} = await getEntry(request(`/entry?id=${id}`))
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('set-cookie')).toBe('session=refreshed')
})
