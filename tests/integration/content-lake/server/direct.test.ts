import {connect} from 'node:net'

import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest'

import {DATASET, eventually, startTestLake} from './lake.ts'
import type {TestLake, TestRequest} from './lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
  await lake.client('editor').create({_id: 'one', _type: 'thing', title: 'Première “page”'})
})
afterAll(() => lake.close())

const path = `/v2025-02-19/data/query/${DATASET}`
const asked = (query: string) => `${path}?query=${encodeURIComponent(query)}`
const post = (body: unknown): TestRequest => ({method: 'POST', body: JSON.stringify(body)})

/** What an answer is but for the time it took. */
async function answerOf(address: string, init: TestRequest) {
  const response = await lake.request(address, init)
  const text = (await response.text()).replace(/"ms":\d+/, '"ms":0')
  return {status: response.status, type: response.headers.get('content-type'), text}
}

const requests: [name: string, status: number, address: string, init: TestRequest][] = [
  ['a query', 200, asked('*[_type == "thing"]'), {}],
  ['a posted query', 200, path, post({query: '*[_id == $id]', params: {id: 'one'}})],
  ['an editor', 200, `${asked('*')}&perspective=raw&returnQuery=false`, {as: 'editor'}],
  ['quotes that are not encoded', 200, `${path}?query=*[title=="a'b"]&$x="y"`, {}],
  ['a token of nobody', 401, asked('*'), {headers: {authorization: 'Bearer nobody'}}],
  ['no query', 400, path, {}],
  ['a query that is none', 400, asked('*['), {}],
  ['a body that is no JSON', 400, path, {method: 'POST', body: '{'}],
  [
    'a body that begins with a byte order mark',
    200,
    path,
    {method: 'POST', body: '\uFEFF{"query":"1"}'},
  ],
  ['parameters that are none', 400, path, post({query: '1', params: []})],
  ['another dataset', 404, `/v1/data/query/other?query=1`, {}],
  ['another version', 200, `/vX/data/query/${DATASET}?query=1`, {}],
]

describe('a query that nobody’s browser sends', () => {
  it.each(requests)('has the answer that a browser gets: %s', async (_, status, address, init) => {
    const direct = await answerOf(address, init)
    const headers = {...init.headers, origin: 'http://localhost:3000'}
    expect(direct).toEqual(await answerOf(address, {...init, headers}))
    expect(direct.status).toBe(status)
  })

  it('is nothing to complain of when its reader hangs up', async () => {
    const complain = vi.spyOn(console, 'error')
    const socket = connect(Number(new URL(lake.url).port), '127.0.0.1')
    socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"query"`)
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
    socket.destroy()
    await eventually(() => socket.closed)
    await expect(lake.client().fetch('count(*)')).resolves.toBe(1)
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })
})
