import {cookies} from 'next/headers'
import {beforeEach, expect, it, vi} from 'vitest'

import {readFlash} from '../../../../lib/admin/flash-message'
import {getViewer} from '../../../../lib/admin/viewer'
import {workOnEntries} from '../../../../lib/admin/work-on-entries'

const rpc = vi.fn<() => Promise<{error: {code: string} | null}>>()

vi.mock('../../../../lib/admin/viewer', () => ({getViewer: vi.fn<typeof getViewer>()}))
vi.mock('../../../../lib/server/supabase/server-client', () => ({
  createSessionClient: () => Promise.resolve({rpc}),
}))

vi.mock(import('next/headers'))

const jar = new Map<string, string>()

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
  jar.clear()
  vi.mocked(cookies).mockResolvedValue({
    get: (name: string) => ({name, value: jar.get(name)}),
    set: (name: string, value: string, {maxAge}: {maxAge: number}) =>
      maxAge > 0 ? jar.set(name, value) : jar.delete(name),
  } as never)
})

const form = {list: 'status=open', entry: id, status: 'contacted', assignee: '', note: 'Call back'}

it.each([
  [{change: 'status'}, 'set_status', {filter: {ids: [id]}, new_status: 'contacted'}],
  [{change: 'assignee', assignee: id}, 'assign_entry', {entry: id, person: id}],
  [{change: 'assignee'}, 'assign_entry', {entry: id, person: null}],
  [{change: 'note'}, 'add_note', {entry: id, note: 'Call back'}],
])(
  'saves the field of the button %j alone and returns to the entry',
  async (fields, name, values) => {
    const href = `/admin/dashboard?status=open&entry=${id}&notice=saved`
    expect(await send({...form, ...fields})).toBe(href)
    expect(rpc.mock.calls).toEqual([[name, values]])
    const kept = fields.change === 'note' ? undefined : {entry: id, note: 'Call back'}
    expect((await readFlash()).unsaved).toEqual(kept)
  },
)

it('sets the status of all that the filter finds, and returns to the list without the chosen rows', async () => {
  const href = await send({list: `q=ann&id=${id}`, status: 'closed'})
  expect(href).toBe('/admin/dashboard?q=ann&notice=saved')
  const filter = {search: 'ann', ids: [id]}
  expect(rpc.mock.calls).toEqual([['set_status', {filter, new_status: 'closed'}]])
})

it.each<Record<string, string>>([
  {status: 'unknown'},
  {change: 'note', entry: 'x', note: 'x'},
  {change: 'note', note: 'x'},
  {change: 'note', entry: id},
  {change: 'assignee', assignee: id},
  {change: 'name', entry: id},
  {},
])('makes no query for %j', async (fields) => {
  expect(await send(fields)).toContain('notice=not-saved')
  expect(rpc).not.toHaveBeenCalled()
})

it('says so when the database refuses, and signs in those whose session has ended', async () => {
  rpc.mockResolvedValue({error: {code: '42501'}})
  expect(await send({change: 'note', entry: id, note: 'x'})).toContain('notice=not-saved')
  vi.mocked(getViewer).mockResolvedValue('nobody')
  expect(await send({change: 'note', entry: id, note: 'x'})).toContain(
    '/admin/login?notice=session-ended&next=',
  )
})

it.each([
  ['the session has ended', 'nobody', null],
  ['the services do not respond', 'unknown', null],
  ['the database refuses', 'admin', {code: '57014'}],
] as const)('keeps a note while %s, until it is saved', async (_, viewer, error) => {
  const note = 'Call back\nafter ten, s’il vous plaît'
  vi.mocked(getViewer).mockResolvedValue(viewer)
  rpc.mockResolvedValue({error})
  await send({change: 'note', entry: id, note})
  expect((await readFlash()).unsaved).toEqual({entry: id, note})
  vi.mocked(getViewer).mockResolvedValue('admin')
  rpc.mockResolvedValue({error: null})
  await send({change: 'note', entry: id, note})
  expect((await readFlash()).unsaved).toBeUndefined()
})

it.each(['x'.repeat(2000), 'é'.repeat(2000), '日'.repeat(2000), '"\\'.repeat(1000)])(
  'keeps no more of a note than a cookie holds: %.2s',
  async (note) => {
    vi.mocked(getViewer).mockResolvedValue('nobody')
    await send({change: 'note', entry: id, note})
    const [cookie = ''] = jar.values()
    expect(encodeURIComponent(cookie).length).toBeLessThan(4000)
    const kept = (await readFlash()).unsaved?.note ?? ''
    expect(kept.length).toBeGreaterThan(800)
    expect(note.startsWith(kept)).toBe(true)
  },
)
