import {expect, test} from 'vitest'

import {useLake} from '../../lake.ts'

const used = useLake()

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
const TAKEN = /^taken$/
const DEEP = /is nested more than 20 levels deep/
const WIDE = /has more than 1000 attributes/

test.each<[string, object, RegExp]>([
  ['20 levels', nested(20), TAKEN],
  ['21 levels', nested(21), DEEP],
  ['21 levels in lists', {list: [nested(20)]}, DEEP],
  ['1,000 attributes', wide(1000), TAKEN],
  ['1,001 attributes', wide(1001), WIDE],
  ['the same attributes again and again', {list: wide(900), again: [wide(9), wide(9)]}, TAKEN],
  ['many types of one attribute', {...wide(998), list: [1, 'a']}, WIDE],
])('a document with %s is taken or refused, as hosted', async (_, content, fault) => {
  const created = used.editor.createOrReplace({_id: 'a', _type: 'limited', ...content})
  expect(await created.then(() => 'taken', String)).toMatch(fault)
})

test('a patch keeps to the limits, too', async () => {
  await used.editor.createOrReplace({_id: 'b', _type: 'limited', a: nested(18)})
  const set = {[`a${'.a'.repeat(19)}`]: nested(3)}
  await expect(used.editor.patch('b').set(set).commit()).rejects.toThrow(DEEP)
})

test.each([
  '/auth/login/local',
  '/hooks/projects/local',
  '/projects/local/cors',
  '/access/project/local/robots',
])('a body for %s is bounded', async (path) => {
  const sent = {
    method: 'POST',
    as: 'administrator',
    body: ' '.repeat(10 * 1024 * 1024 + 1),
  } as const
  expect((await used.lake.request(`/v1${path}`, sent)).status).toBe(413)
})

test.each([
  ['mutate', 4_000_000, 200],
  ['mutate', 4_000_001, 413],
  ['actions', 4_000_001, 413],
  ['query', 4_000_001, 200],
])('a body for %s of %i bytes is answered by %i', async (route, bytes, status) => {
  const body = (text: string) =>
    JSON.stringify(
      route === 'query'
        ? {query: '1', params: {text}}
        : {mutations: [{createOrReplace: {_id: 'large', _type: 'limited', text}}]},
    )
  const response = await used.lake.request(`/v2025-02-19/data/${route}/production`, {
    method: 'POST',
    as: 'editor',
    body: body('x'.repeat(bytes - body('').length)),
  })
  const isNamed = (await response.text()).includes('at most 4,000,000 bytes')
  expect([response.status, isNamed]).toEqual([status, status === 413])
})
