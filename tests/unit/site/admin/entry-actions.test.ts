import {cookies} from 'next/headers'
import {beforeEach, expect, it, vi} from 'vitest'

import {eraseEntries, eraseEntry, workOnEntries} from '../../../../lib/admin/entry-actions'
import {parseQuery, printQuery} from '../../../../lib/admin/filters'
import {readFlash} from '../../../../lib/admin/flash-message'
import {getViewer} from '../../../../lib/admin/viewer'

const rpc = vi.fn<() => Promise<{data?: number; error: {code: string} | null}>>()

vi.mock('../../../../lib/admin/viewer', () => ({getViewer: vi.fn<typeof getViewer>()}))
vi.mock('../../../../lib/server/supabase/clients', () => ({
  createSessionClient: () => Promise.resolve({rpc}),
  sessionCookieOptions: {},
}))

vi.mock(import('next/headers'))

const jar = new Map<string, string>()

const id = '00000000-0000-4000-8000-000000000001'
const other = '00000000-0000-4000-8000-000000000002'

/** Returns the redirect's target after sending a form. */
async function send(
  action: (data: FormData) => Promise<void>,
  fields: Record<string, string>,
): Promise<string> {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  const thrown: unknown = await action(data).catch((error: unknown) => error)
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

it('the status of chosen entries is set, and of nothing else that the filter finds', async () => {
  const list = `q=ann&id=${id}&id=${other}`
  expect(await send(workOnEntries, {list, status: 'closed'})).toBe(
    '/admin/dashboard?q=ann&notice=saved',
  )
  expect(rpc.mock.calls).toEqual([['set_status', {entries: [id, other], new_status: 'closed'}]])
})

it.each([
  ['the session has ended', 'nobody', null],
  ['the services do not respond', 'unknown', null],
  ['the database refuses', 'admin', {code: '57014'}],
] as const)('a note is kept while %s, until it is saved', async (_, viewer, error) => {
  const note = {change: 'note', entry: id, note: 'Call back\nafter ten, s’il vous plaît'}
  vi.mocked(getViewer).mockResolvedValue(viewer)
  rpc.mockResolvedValue({error})
  await send(workOnEntries, note)
  expect((await readFlash()).unsaved).toEqual({entry: id, note: note.note})
  vi.mocked(getViewer).mockResolvedValue('admin')
  rpc.mockResolvedValue({error: null})
  await send(workOnEntries, {...note, note: `${note.note.replace('\n', '\r\n')}\0`})
  expect(rpc.mock.lastCall).toEqual(['add_note', {entry: id, note: note.note}])
  expect((await readFlash()).unsaved).toBeUndefined()
})

it('a kept note is forgotten with its own entry alone, also when it is emptied where it was shown', async () => {
  const kept = {change: 'status', status: 'closed', entry: id, note: 'Call back'}
  await send(workOnEntries, kept)
  await send(workOnEntries, {change: 'note', entry: other, note: 'Called'})
  expect((await readFlash()).unsaved).toEqual({entry: id, note: kept.note})
  await send(workOnEntries, {...kept, note: ''})
  expect((await readFlash()).unsaved).toEqual({entry: id, note: kept.note})
  await send(workOnEntries, {...kept, note: '', kept: '1'})
  expect((await readFlash()).unsaved).toBeUndefined()
})

it.each(['x'.repeat(2000), 'é'.repeat(2000), '日'.repeat(2000), '"\\'.repeat(1000)])(
  'no more of a note is kept than a cookie holds: %.2s',
  async (note) => {
    vi.mocked(getViewer).mockResolvedValue('nobody')
    await send(workOnEntries, {change: 'note', entry: id, note})
    const [cookie = ''] = jar.values()
    expect(encodeURIComponent(cookie).length).toBeLessThan(4000)
    const kept = (await readFlash()).unsaved?.note ?? ''
    expect(kept.length).toBeGreaterThan(800)
    expect(note.startsWith(kept)).toBe(true)
  },
)

it('erasing requires a new sign-in when the database does, then returns to its confirmation', async () => {
  rpc.mockResolvedValue({error: {code: 'PT403'}})
  const href = new URL(await send(eraseEntry, {entry: id, list: 'q=ann'}), 'http://localhost')
  expect(href.pathname).toBe('/admin/login')
  expect(href.searchParams.get('next')).toBe(`/admin/dashboard?q=ann&entry=${id}&erase=1`)
})

it('as many entries as may be chosen stay chosen through a new sign-in', async () => {
  const ids = Array.from({length: 100}, (_, index) => `${id.slice(0, -3)}${index + 100}`)
  const list = printQuery({...parseQuery(new URLSearchParams()), search: 'é'.repeat(200), ids})
  rpc.mockResolvedValue({error: {code: 'PT403'}})
  const href = new URL(await send(eraseEntries, {number: '100', list}), 'http://localhost')
  expect(href.searchParams.get('next')).toBe(`/admin/dashboard?${list}`)
})

it('entries stay chosen when their status was not set', async () => {
  rpc.mockResolvedValue({error: {code: '57014'}})
  const list = `id=${id}&id=${other}`
  expect(await send(workOnEntries, {list, status: 'closed'})).toBe(
    `/admin/dashboard?${list}&notice=not-saved`,
  )
})
