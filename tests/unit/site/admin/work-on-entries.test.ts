import {beforeEach, expect, it, vi} from 'vitest'

import {getViewer} from '../../../../lib/admin/viewer'
import {workOnEntries} from '../../../../lib/admin/work-on-entries'

const rpc = vi.fn<() => Promise<{error: {code: string} | null}>>()

vi.mock('../../../../lib/admin/viewer', () => ({getViewer: vi.fn<typeof getViewer>()}))
vi.mock('../../../../lib/platform/supabase/server-client', () => ({
  createSessionClient: () => Promise.resolve({rpc}),
}))

const id = '00000000-0000-4000-8000-000000000001'

/** Returns the redirect's target after sending a form. */
async function send(fields: Record<string, string>): Promise<string> {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  const thrown: unknown = await workOnEntries(data).catch((error: unknown) => error)
  return String((thrown as {digest?: string}).digest).split(';')[2] ?? ''
}

beforeEach(() => {
  vi.mocked(getViewer).mockResolvedValue('admin')
  rpc.mockReset().mockResolvedValue({error: null})
})

it.each([
  [{status: 'contacted'}, 'set_status', {filter: {ids: [id]}, new_status: 'contacted'}],
  [{assignee: id}, 'assign_entry', {entry: id, person: id}],
  [{assignee: ''}, 'assign_entry', {entry: id, person: null}],
  [{note: 'Call back'}, 'add_note', {entry: id, note: 'Call back'}],
])('saves %j and returns to the entry', async (fields, name, values) => {
  const href = `/admin/dashboard?status=open&entry=${id}&notice=saved`
  expect(await send({list: 'status=open', entry: id, ...fields})).toBe(href)
  expect(rpc.mock.calls).toEqual([[name, values]])
})

it('sets the status of all that the filter finds, and returns to the list without the chosen rows', async () => {
  const href = await send({list: `q=ann&id=${id}`, status: 'closed'})
  expect(href).toBe('/admin/dashboard?q=ann&notice=saved')
  const filter = {search: 'ann', ids: [id]}
  expect(rpc.mock.calls).toEqual([['set_status', {filter, new_status: 'closed'}]])
})

it.each<Record<string, string>>([{status: 'unknown'}, {entry: 'x', note: 'x'}, {note: 'x'}, {}])(
  'makes no query for %j',
  async (fields) => {
    expect(await send(fields)).toContain('notice=not-saved')
    expect(rpc).not.toHaveBeenCalled()
  },
)

it('says so when the database refuses, and signs in those whose session has ended', async () => {
  rpc.mockResolvedValue({error: {code: '42501'}})
  expect(await send({entry: id, note: 'x'})).toContain('notice=not-saved')
  vi.mocked(getViewer).mockResolvedValue('nobody')
  expect(await send({entry: id, note: 'x'})).toContain('/admin/login?next=')
})
