import {afterAll, beforeAll, describe, expect, test} from 'vitest'

import {startTestLake, type TestLake} from '../../lake.ts'

const nested = (levels: number): object => {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = {a: value}
  return value as object
}
/** `_id`, `_type`, `_rev`, `_createdAt` and `_updatedAt` count, too. */
const wide = (attributes: number): object => {
  const names = Array.from({length: attributes - 5}, (_, index) => [`f${index}`, 1])
  return Object.fromEntries(names) as object
}
const _type = 'limited'

let strict: TestLake
let usual: TestLake

beforeAll(async () => {
  strict = await startTestLake({strictLimits: true})
  usual = await startTestLake()
})
afterAll(async () => {
  await strict.close()
  await usual.close()
})

const mutate = (lake: TestLake, body: object) =>
  lake.request('/v2025-02-19/data/mutate/production', {
    method: 'POST',
    as: 'editor',
    body: JSON.stringify(body),
  })

const TAKEN = '"transactionId"'
const DEEP = 'is nested more than 20 levels deep'
const WIDE = 'has more than 1000 attributes'

describe.each<[string, object, string]>([
  ['21 levels', nested(21), DEEP],
  ['21 levels in lists', {list: [nested(20)]}, DEEP],
  ['1,001 attributes', wide(1001), WIDE],
  ['the same attributes again and again', {list: wide(900), again: [wide(9), wide(9)]}, TAKEN],
  ['many types of one attribute', {...wide(998), list: [1, 'a']}, WIDE],
])('a document with %s', (_, content, answer) => {
  const body = {mutations: [{createOrReplace: {_id: 'a', _type, ...content}}]}

  test('keeps to strict limits, or is refused', async () => {
    const response = await mutate(strict, body)
    expect(response.status).toBe(answer === TAKEN ? 200 : 400)
    expect(await response.text()).toContain(answer)
  })

  test('is taken without', async () => {
    expect((await mutate(usual, body)).status).toBe(200)
  })
})

test('a patch and an action keep to the limits, too', async () => {
  await strict.client('editor').createOrReplace({_id: 'b', _type, a: nested(18)})
  const set = {[`a${'.a'.repeat(19)}`]: nested(3)}
  await expect(strict.client('editor').patch('b').set(set).commit()).rejects.toThrow('20 levels')
  const attributes = {_id: 'drafts.c', _type, ...nested(21)}
  await expect(
    strict.client('editor').action({
      actionType: 'sanity.action.document.create',
      publishedId: 'c',
      attributes,
      ifExists: 'fail',
    } as never),
  ).rejects.toThrow('20 levels')
})

test.each([
  ['mutate', 3_999_999, 200, '"transactionId"'],
  ['mutate', 4_000_001, 413, '4,000,000 bytes'],
  ['actions', 4_000_001, 413, '4,000,000 bytes'],
  ['query', 4_000_001, 200, '"result":1'],
])('a body for %s of %i bytes is answered by %i', async (route, bytes, status, answer) => {
  const body = (text: string) =>
    JSON.stringify(
      route === 'query'
        ? {query: '1', params: {text}}
        : {mutations: [{createOrReplace: {_id: 'large', _type, text}}]},
    )
  const sent = body('x'.repeat(bytes - body('').length))
  const response = await strict.request(`/v2025-02-19/data/${route}/production`, {
    method: 'POST',
    as: 'editor',
    body: sent,
  })
  expect([sent.length, response.status]).toEqual([bytes, status])
  expect(await response.text()).toContain(answer)
})
