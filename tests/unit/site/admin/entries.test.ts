import {beforeEach, describe, expect, it, vi} from 'vitest'

import {
  countLastDays,
  getPage,
  neighborsOf,
  pageSize,
  type EntryPage,
  type Row,
  type SessionClient,
} from '../../../../lib/admin/entries'
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

interface Asked {
  page_size: number
  after_id?: string
  backwards?: boolean
}

/** A database of so many entries, whose API returns a number of rows at most. */
function serve(count: number, most: number): void {
  const all = rows(count)
  rpc.mockImplementation((_, args) => {
    const {page_size: size, after_id: id, backwards} = args as unknown as Asked
    const at = all.findIndex((one) => one.id === id)
    const wanted = Math.min(size, most)
    return answer(
      backwards ? all.slice(Math.max(at - wanted, 0), at) : all.slice(at + 1, at + 1 + wanted),
    )
  })
}

const plain = parseQuery(new URLSearchParams())

beforeEach(() => {
  rpc.mockReset()
})

describe('a page of entries', () => {
  it.each([1000, 51, 50, 7, 1])(
    'continues with all entries and back, whether the API returns %i rows or more',
    async (most) => {
      const count = 2 * pageSize + 20
      serve(count, most)
      const forth: string[][] = []
      let cursor: Cursor | null = null
      do {
        const page: EntryPage | null = await getPage(client, {...plain, cursor})
        forth.push(page?.entries.map(({id}) => id) ?? [])
        cursor = page?.next ?? null
      } while (cursor)
      expect(forth.map(({length}) => length)).toEqual([pageSize, pageSize, 20])
      expect(forth.flat()).toEqual(rows(count).map(({id}) => id))

      const back = await getPage(client, {
        ...plain,
        cursor: {value: '', id: forth[2]?.[0] ?? '', backwards: true},
      })
      expect(back?.entries.map(({id}) => id)).toEqual(forth[1])
      expect(back?.previous).toMatchObject({id: forth[1]?.[0], backwards: true})
    },
  )

  it('has no next page when all entries fit on it', async () => {
    serve(pageSize, 1000)
    expect(await getPage(client, plain)).toMatchObject({previous: null, next: null})
  })

  it.each([
    ['is the whole first page when there is none before', 'id-20', true],
    ['is the first page when its entries are gone', `id-${pageSize}`, false],
  ])('%s', async (_, id, backwards) => {
    serve(pageSize + 1, 1000)
    const page = await getPage(client, {...plain, cursor: {value: '', id, backwards}})
    expect(page?.entries).toHaveLength(pageSize)
    expect(page?.previous).toBeNull()
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

it('the last thirty days are counted in the time zone, those without entries too', async () => {
  rpc.mockReturnValue(answer(Array.from({length: 30}, (_, day) => (day === 21 ? 12 : 0))))
  const query = parseQuery(new URLSearchParams('q=ann&tz=Asia/Calcutta'))
  const days = await countLastDays(client, query, '2026-03-10')
  expect(days?.map(({day}) => day)).toEqual([...new Set(days?.map(({day}) => day))].sort())
  expect([days?.length, days?.[0]?.day, days?.at(-1)?.day]).toEqual([
    30,
    '2026-02-09',
    '2026-03-10',
  ])
  expect(days?.filter(({entries}) => entries > 0)).toEqual([{day: '2026-03-02', entries: 12}])
  expect(rpc.mock.lastCall?.[1]['filter']).toEqual({search: 'ann'})
  expect(rpc.mock.lastCall?.[1]['starts']).toContain('2026-02-08T18:30:00.000Z')
})
