import {after} from 'next/server'
import {expect, it, vi} from 'vitest'

import {
  deliveriesHref,
  parseDeliveriesQuery,
  readDeliveries,
} from '../../../../lib/admin/deliveries'
import {sendAgain} from '../../../../lib/admin/send-again'
import {getViewer} from '../../../../lib/admin/viewer'
import {deliverLeads} from '../../../../lib/leads/outbox/deliver'

const rpc = vi.fn<() => Promise<{data: boolean | null}>>()
const asked: unknown[] = []
let rows: {id: number}[] | null = []

/** Answers a query, whose steps it notes. */
const query = new Proxy(
  {},
  {
    get:
      (_, step) =>
      (...values: unknown[]) => {
        asked.push([step, ...values])
        return step === 'limit' ? Promise.resolve({data: rows, error: rows ? null : {}}) : query
      },
  },
)

vi.mock(import('next/server'), async (original) => ({
  ...(await original()),
  after: vi.fn<typeof after>(),
}))
vi.mock('../../../../lib/admin/viewer', () => ({getViewer: vi.fn<typeof getViewer>()}))
vi.mock('../../../../lib/server/supabase/server-client', () => ({
  createSessionClient: () =>
    Promise.resolve({rpc, from: (table: string) => asked.push(table) && query}),
}))

async function send(fields: Record<string, string>): Promise<string> {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  const thrown: unknown = await sendAgain(data).catch((error: unknown) => error)
  return String((thrown as {digest?: string}).digest).split(';')[2] ?? ''
}

it.each([
  [true, '/admin/deliveries?status=refused&notice=sent-again', 1],
  [false, '/admin/deliveries?status=refused&notice=not-sent', 0],
  [null, '/admin/deliveries?status=refused&notice=not-sent', 0],
])('an answer of %j leads to %s', async (answer, href, deliveries) => {
  vi.mocked(after).mockReset()
  vi.mocked(getViewer).mockResolvedValue('admin')
  rpc.mockResolvedValue({data: answer})
  expect(await send({delivery: '7', status: 'refused'})).toBe(href)
  expect(rpc).toHaveBeenLastCalledWith('send_again', {delivery: 7})
  expect(vi.mocked(after).mock.calls).toEqual(
    Array.from({length: deliveries}, () => [deliverLeads]),
  )
})

it('nobody signed in is led to the sign-in page', async () => {
  vi.mocked(getViewer).mockResolvedValue('nobody')
  rpc.mockClear()
  expect(await send({delivery: '7'})).toBe('/admin/login?next=%2Fadmin%2Fdeliveries')
  expect(rpc).not.toHaveBeenCalled()
})

it.each([
  [{status: 'sent', before: '70'}, '/admin/deliveries?status=sent&before=70'],
  [{status: 'lost', before: '-1', notice: '<b>', other: 'x'}, '/admin/deliveries'],
  [{status: ['sent'], before: '1.5'}, '/admin/deliveries'],
  [{}, '/admin/deliveries'],
])('parameters %j are those of %s', (parameters, href) => {
  expect(deliveriesHref(parseDeliveriesQuery(parameters))).toBe(href)
})

it('reads fifty, and knows whether there are more', async () => {
  rows = Array.from({length: 51}, (_, index) => ({id: 100 - index}))
  const page = await readDeliveries({status: 'waiting', before: 101})
  expect(page?.deliveries).toHaveLength(50)
  expect(page?.next).toBe(51)
  const newest = ['outbox', ['select'], ['order', 'id', {ascending: false}]]
  const filters = [
    ['eq', 'status', 'waiting'],
    ['lt', 'id', 101],
  ]
  expect(asked.splice(0)).toEqual([...newest, ...filters, ['limit', 51]])
  rows = rows.slice(0, 50)
  expect((await readDeliveries({}))?.next).toBeNull()
  expect(asked.splice(0)).toEqual([...newest, ['limit', 51]])
  rows = []
  expect(await readDeliveries({})).toEqual({deliveries: [], next: null})
  rows = null
  expect(await readDeliveries({})).toBeNull()
})
