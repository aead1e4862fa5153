import {setTimeout as delay} from 'node:timers/promises'

import {beforeAll, expect, test} from 'vitest'

import {useLake} from '../../lake.ts'

const used = useLake()

const DOCUMENTS = 5000
/** Compares every document with every other, so that no index helps. */
const ENDLESS = '*[count(*[count(*[length(_id + ^._id + ^.^._id) > 0]) > 0]) > 0]'
/** Makes thousands of comparisons for each of a few documents. */
const LONG =
  '*[_id in ["d-0", "d-1", "d-2", "d-3"]]{"n": count(*[length(_id + ^.note) + length(_type) > 0])}.n'

beforeAll(async () => {
  const transaction = used.editor.transaction()
  for (let number = 0; number < DOCUMENTS; number += 1) {
    transaction.create({_id: `d-${number}`, _type: 'thing', note: `note ${number}`})
  }
  await transaction.commit()
})

test('endless queries are stopped or rejected, and others are answered meanwhile', async () => {
  const refusals = Array.from({length: 4}, async (_, number) => {
    const query = `${ENDLESS}[${number}]`
    const httpError = await used.anonymous.fetch(query).then(
      () => undefined,
      (error: unknown) => error as {statusCode: number; details: object},
    )
    return {query, statusCode: httpError?.statusCode, details: httpError?.details}
  })
  const asked = {isOver: false}
  const refused = Promise.all(refusals).finally(() => {
    asked.isOver = true
  })
  let answered = 0
  while (!asked.isOver) {
    expect(await used.anonymous.fetch('*[_id == "d-7"][0].note')).toBe('note 7')
    answered += 1
    await delay(30)
  }
  const [first, ...rest] = await refused
  expect(first).toMatchObject({
    statusCode: 400,
    details: {type: 'queryTimeoutError', query: first?.query},
  })
  expect(rest.map(({statusCode}) => statusCode)).toContain(429)
  // If they were queued behind the slow queries, each would wait for one of those to end.
  expect(answered).toBeGreaterThan(20)
})

test('a long query is answered, with changes made until then', async () => {
  expect(await used.editor.fetch(LONG)).toStrictEqual(Array.from({length: 4}, () => DOCUMENTS))
  await used.editor
    .transaction()
    .delete('d-4999')
    .delete('d-0')
    .create({_id: 'new', _type: 'x'})
    .commit()
  expect(await used.editor.fetch(LONG)).toStrictEqual(Array.from({length: 3}, () => DOCUMENTS - 1))
})

test('a source map keeps to the same limits', async () => {
  const options = {resultSourceMap: true, filterResponse: false} as const
  const {resultSourceMap} = await used.editor.fetch(LONG, {}, options)
  expect(Object.keys(resultSourceMap!.mappings)).toStrictEqual(['$[0]', '$[1]', '$[2]'])
  await expect(used.anonymous.fetch('*{"a": *{"b": *._id}}', {}, options)).rejects.toMatchObject({
    statusCode: 400,
    details: {type: 'queryTimeoutError'},
  })
  expect(await used.editor.fetch(LONG)).toHaveLength(3)
})
