import {beforeEach, describe, expect, it, vi} from 'vitest'

import {
  countLastDays,
  cursorBeside,
  getPage,
  neighborsOf,
  pageSize,
  type Row,
  type SessionClient,
} from '../../../../lib/admin/entries'
import {exportEntries} from '../../../../lib/admin/export'
import {parseQuery, type Cursor} from '../../../../lib/admin/filters'

const row = (index: number) => ({
  id: `id-${index}`,
  name: `Person ${index}`,
  email: `${index}@mail.example`,
  company: null,
  phone: null,
  message: null,
  source: 'demo',
  language: 'en',
  created_at: `2026-11-21 10:00:00.${index}+00`,
  name_key: `person ${index}`,
})
const rows = (count: number) => Array.from({length: count}, (_, index) => row(index))

const rpc = vi.fn<(name: string, args: Record<string, unknown>) => unknown>()
const client = {rpc} as unknown as SessionClient
const answer = (data: unknown) => ({data, error: null})
const failure = {data: null, error: {code: '57014'}}

const plain = parseQuery(new URLSearchParams())
const at = (backwards: boolean): Cursor => ({value: 'value', id: 'id', backwards})

beforeEach(() => rpc.mockReset())

describe('a page of entries', () => {
  it('has no next page when all entries fit on the first', async () => {
    rpc.mockReturnValueOnce(answer(rows(pageSize)))
    const page = await getPage(client, plain)
    expect(page).toMatchObject({previous: null, next: null})
    expect(page?.entries).toHaveLength(pageSize)
  })

  it('links to the next page by its last entry and to the previous by its first', async () => {
    rpc.mockReturnValueOnce(answer(rows(pageSize + 1)))
    expect(await getPage(client, {...plain, cursor: at(false)})).toMatchObject({
      previous: {value: '2026-11-21T10:00:00.0+00:00', id: 'id-0', backwards: true},
      next: {value: '2026-11-21T10:00:00.49+00:00', id: 'id-49', backwards: false},
    })
  })

  it('leads on from the key that it is sorted by', async () => {
    rpc.mockReturnValueOnce(answer(rows(pageSize + 1)))
    const page = await getPage(client, {...plain, sorting: 'name'})
    expect(page?.next).toEqual({value: 'person 49', id: 'id-49', backwards: false})
  })

  it('the previous page contains the entries adjacent to the current one', async () => {
    rpc.mockReturnValueOnce(answer(rows(pageSize + 1)))
    const page = await getPage(client, {...plain, cursor: at(true)})
    expect(page?.entries[0]?.id).toBe('id-1')
    expect(page).toMatchObject({
      previous: {id: 'id-1', backwards: true},
      next: {id: 'id-50', backwards: false},
    })
  })

  it.each([
    ['is the whole first page when there is none before', true, 20],
    ['is the first page when its entries are gone', false, 0],
  ])('%s', async (_, backwards, found) => {
    rpc.mockReturnValueOnce(answer(rows(found))).mockReturnValueOnce(answer(rows(pageSize + 1)))
    const page = await getPage(client, {...plain, cursor: at(backwards)})
    expect(page?.entries).toHaveLength(pageSize)
    expect(page?.previous).toBeNull()
    expect(rpc.mock.lastCall?.[1]).not.toHaveProperty('after_id')
  })

  it('without entries has no cursor', () => {
    expect(cursorBeside([], {sorting: 'name', backwards: true})).toBeNull()
    expect(cursorBeside([], {sorting: 'name', backwards: false})).toBeNull()
  })

  it('returns null when entries cannot be read', async () => {
    rpc.mockReturnValue(failure)
    expect(await getPage(client, plain)).toBeNull()
  })
})

const named = (...names: string[]) => names.map((name) => ({id: name, name_key: name}) as Row)

describe('the entries beside one', () => {
  it.each([
    ['in the middle of the page', 'b', {previous: 'a', next: 'd'}],
    ['first on the page', 'a', {previous: undefined, next: 'b'}],
    ['last on the page', 'd', {previous: 'b', next: undefined}],
    ['no longer in the list', 'c', {previous: 'b', next: 'd'}],
    ['not in the list, and before it', 'A', {previous: undefined, next: 'a'}],
  ])('are found: %s', (_, name, expected) => {
    const [opened] = named(name)
    const entries = named('a', 'b', 'd')
    if (!opened) throw new Error('No entry')
    const page = {entries, previous: null, next: null}
    expect(neighborsOf(opened, page, 'name')).toEqual(expected)
    const reversed = {...page, entries: entries.toReversed()}
    expect(neighborsOf(opened, reversed, '-name')).toEqual({
      previous: expected.next,
      next: expected.previous,
    })
  })
})

it('the last thirty days are counted, those without entries too, whichever days are chosen', async () => {
  rpc.mockReturnValue(answer([{day: '2026-03-01T00:00:00+00:00', entries: '12'}]))
  const query = parseQuery(new URLSearchParams('q=ann&from=2020-01-01&to=2020-01-02'))
  const days = await countLastDays(client, query, '2026-03-10')
  expect(days?.map(({day}) => day)).toEqual([...new Set(days?.map(({day}) => day))].sort())
  expect([days?.length, days?.[0], days?.at(-1)]).toEqual([
    30,
    {day: '2026-02-09', entries: 0},
    {day: '2026-03-10', entries: 0},
  ])
  expect(days?.filter(({entries}) => entries > 0)).toEqual([{day: '2026-03-01', entries: 12}])
  expect(rpc.mock.lastCall?.[1]).toEqual({filter: {search: 'ann', first_day: '2026-02-09'}})
})

describe('an export', () => {
  it('reads entries in batches', async () => {
    rpc.mockReturnValueOnce(answer(rows(1000))).mockReturnValueOnce(answer(rows(1)))
    const file = await exportEntries(client, plain, {reader: 'excel', language: 'en'})
    const text = await new Response(file).text()
    expect(text.split('\r\n')).toHaveLength(1003)
    const read = rpc.mock.calls.filter(([name]) => name === 'list_waitlist')
    expect(read.map(([, args]) => args['page_size'])).toEqual([1000, 1000])
    expect(read.at(-1)?.[1]).toMatchObject({
      after_value: '2026-11-21T10:00:00.999+00:00',
      after_id: 'id-999',
    })
  })

  it('aborts the download when a batch cannot be read', async () => {
    rpc.mockReturnValueOnce(answer(rows(1000))).mockReturnValueOnce(failure)
    const file = await exportEntries(client, plain, {reader: 'excel', language: 'en'})
    await expect(new Response(file).text()).rejects.toThrow('could not be read')
  })
})
