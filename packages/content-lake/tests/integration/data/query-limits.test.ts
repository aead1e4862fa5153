import {setTimeout as delay} from 'node:timers/promises'

import {beforeAll, describe, expect, test} from 'vitest'

import {systemIdentity} from '../../../src/grants.ts'
import {DATASET, startTestLake, useLake} from '../../lake.ts'

const used = useLake()

const DOCUMENTS = 5000
/** Compares every document with every other, so that no index helps. */
const ENDLESS = '*[count(*[count(*[length(_id + ^._id + ^.^._id) > 0]) > 0]) > 0]'
/** Makes thousands of comparisons for each of the first ten documents, too many for the main thread. */
const LONG =
  '*[_type == "thing" && n < 10]{"n": count(*[length(_id + ^.note) + length(_type) > 0])}.n'

beforeAll(async () => {
  const transaction = used.editor.transaction()
  for (let number = 0; number < DOCUMENTS; number += 1) {
    transaction.create({_id: `D-${number}`, _type: 'thing', n: number, note: `note ${number}`})
  }
  await transaction.commit()
})

test('endless queries are stopped or rejected, and others are answered meanwhile', async () => {
  const refusals = [ENDLESS, LONG, `${LONG}[0]`, `${LONG}[1]`].map(async (query) => {
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
    expect(await used.anonymous.fetch('*[_id == "D-7"][0].note')).toBe('note 7')
    answered += 1
    await delay(30)
  }
  const [first, ...rest] = await refused
  expect(first).toMatchObject({
    statusCode: 400,
    details: {type: 'queryTimeoutError', query: first?.query},
  })
  expect(rest.find(({statusCode}) => statusCode === 429)?.details).toEqual({
    type: 'tooManyRequestsError',
    description: 'Too many slow queries at once',
  })
  // If they were queued behind the slow queries, each would wait for one of those to end.
  expect(answered).toBeGreaterThan(10)
})

test('a long query is answered, with changes made until then', async () => {
  expect(await used.editor.fetch(LONG)).toStrictEqual(Array.from({length: 10}, () => DOCUMENTS))
  await used.editor
    .transaction()
    .delete('D-4999')
    .delete('D-0')
    .create({_id: 'new', _type: 'x'})
    .commit()
  expect(await used.editor.fetch(LONG)).toStrictEqual(Array.from({length: 9}, () => DOCUMENTS - 1))
})

test('four slow queries of an editor wait for each other', async () => {
  const answers = [0, 1, 2, 3].map((index) => used.editor.fetch(`${LONG}[${index}]`))
  await expect(Promise.all(answers)).resolves.toHaveLength(4)
})

test('a source map keeps to the same limits', async () => {
  const options = {resultSourceMap: true, filterResponse: false} as const
  const {resultSourceMap} = await used.editor.fetch(LONG, {}, options)
  expect(Object.keys(resultSourceMap!.mappings)).toHaveLength(9)
  await expect(used.anonymous.fetch('*{"a": *{"b": *._id}}', {}, options)).rejects.toMatchObject({
    statusCode: 400,
    details: {type: 'queryTimeoutError'},
  })
  expect(await used.editor.fetch(LONG)).toHaveLength(9)
})

const many = <T>(count: number, make: (index: number) => T): T[] => {
  return Array.from({length: count}, (_, index) => make(index))
}
const ids = (count: number) => many(count, (index) => `"D-${index + 1}"`)
const listed = (texts: readonly string[]) => `[${texts.join(', ')}]`
const ring = many(800, (index) => {
  const angle = ((index % 799) / 799) * 2 * Math.PI
  return `[${Math.cos(angle)}, ${Math.sin(angle)}]`
})

describe('constants cost as much as they are long', () => {
  test.each<[string, string, unknown, Record<string, unknown>?]>([
    ['999 ids in a list', `count(*[_id in ${listed(ids(999))}])`, 999],
    [
      '6,000 ids in a parameter',
      'count(*[_id in $ids])',
      1,
      {ids: [...many(6000, (n) => `x-${n}`), 'D-7']},
    ],
    [
      '1,600 alternatives',
      `count(*[${ids(1600)
        .map((id) => `note == ${id}`)
        .join(' || ')} || note == "note 7"])`,
      1,
    ],
    [
      '1,200 conditions',
      `count(*[_id == "D-7" && ${ids(1200)
        .map((id) => `note != ${id}`)
        .join(' && ')}])`,
      1,
    ],
    [
      '2,000 references',
      `count(${listed(ids(2000).map((id) => `{"_ref": ${id}}`))}->[defined(note)])`,
      2000,
    ],
    [
      '2,000 cases',
      `select(${many(2000, (n) => `$n == ${n} => "${n}"`).join(', ')})`,
      '1999',
      {n: 1999},
    ],
    [
      'a shape',
      `geo::contains({"type": "Polygon", "coordinates": [${listed(ring)}]}, geo::latLng(0, 0))`,
      true,
    ],
    [
      'shapes',
      `count(${listed(many(100, () => '{"lat": 1, "lng": 2}'))}[geo::distance(@, geo::latLng(1, 2)) == 0])`,
      100,
    ],
    ['a long pattern', `"word" match "${'x'.repeat(200_000)}"`, false],
    ['a sum of texts', `length(${many(900, () => '"ab"').join(' + ')})`, 1800],
  ])('%s', async (_, query, result, params = {}) => {
    expect(await used.editor.fetch(query, params)).toBe(result)
  })

  test('a transaction, while which others wait, refuses a query that takes long to parse', async () => {
    const query = `*[${many(3000, (n) => `note == "${n}"`).join('||')}]`
    await expect(used.editor.delete({query})).rejects.toThrow('more than 8000 words')
  })
})

describe('a value that a query repeats again and again', () => {
  const doubling: [string, string, string][] = [
    ['in objects', '{"a": {"x": 1}}', '{"a": @, "b": @}'],
    ['in fields', '{"a": {"x": 1}}', '{"a": {"b": a, "c": a}}'],
    ['in a list', '{"a": [1]}', '{"a": a + a}'],
    ['by spreading', '{"a": [1]}', '{"a": [...a, ...a]}'],
    ['in a text', '{"a": "x"}', '{"a": a + a}'],
  ]

  test.each(doubling)('%s is answered, slowly or not at all', async (_, start, step) => {
    expect(await used.editor.fetch(start + step.repeat(12))).toHaveProperty('a')
    await expect(used.editor.fetch(start + step.repeat(40))).rejects.toThrow(
      'Query could grow without bound',
    )
  })

  test('others are answered meanwhile', async () => {
    const asked = {isOver: false}
    const [, start, step] = doubling[0]!
    const slow = used.editor
      .fetch(start.replace('1', `"${'x'.repeat(2000)}"`) + step.repeat(18))
      .finally(() => {
        asked.isOver = true
      })
    slow.catch(() => undefined)
    let answered = 0
    for (; !asked.isOver; answered += 1) {
      expect(await used.anonymous.fetch('*[_id == "D-7"][0].note')).toBe('note 7')
      await delay(1)
    }
    expect(answered).toBeGreaterThan(1)
    await expect(slow).rejects.toMatchObject({details: {type: 'queryTimeoutError'}})
  })
})

test('a slow query is refused once the lake closes', async () => {
  const own = await startTestLake()
  const transaction = own.client('editor').transaction()
  for (const number of many(500, (index) => index)) {
    transaction.create({_id: `D-${number}`, _type: 'thing', n: number, note: `note ${number}`})
  }
  await transaction.commit()
  const {lake} = own
  await own.close()
  const asked = {dataset: DATASET, query: ENDLESS, perspective: 'raw', identity: systemIdentity}
  await expect(lake.query(asked)).rejects.toMatchObject({
    body: {error: {type: 'queryTimeoutError'}},
  })
})
