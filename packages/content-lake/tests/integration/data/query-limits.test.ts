import {beforeAll, describe, expect, test} from 'vitest'

import {useLake} from '../../lake.ts'

const used = useLake()

const DOCUMENTS = 5000
/** Compares every document with every other, so that no index helps. */
const ENDLESS = '*[count(*[count(*[length(_id + ^._id + ^.^._id) > 0]) > 0]) > 0]'
/** Makes thousands of comparisons for each of the first documents. */
const LONG =
  '*[_type == "thing" && n < 3]{"n": count(*[length(_id + ^.note) + length(_type) > 0])}.n'

const many = <T>(count: number, make: (index: number) => T): T[] => {
  return Array.from({length: count}, (_, index) => make(index))
}

beforeAll(async () => {
  const transaction = used.editor.transaction()
  for (let number = 0; number < DOCUMENTS; number += 1) {
    transaction.create({_id: `D-${number}`, _type: 'thing', n: number, note: `note ${number}`})
  }
  await transaction.commit()
})

test('an endless query is stopped, and then others are answered', async () => {
  const slow = used.anonymous.fetch(ENDLESS)
  await expect(slow).rejects.toMatchObject({
    statusCode: 400,
    details: {type: 'queryTimeoutError', query: ENDLESS},
  })
  await expect(used.anonymous.fetch('*[_id == "D-7"][0].note')).resolves.toBe('note 7')
})

test('an endless query of one document is stopped, too', async () => {
  await used.editor.create({_id: 'listing', _type: 'listing', list: many(100, (n) => n)})
  await used.editor.delete('listing')
  const {lake} = used.lake
  const [change] = lake.changesIn(lake.lastSequence())
  const below = 'count(^.list[count(^.^.list[count(^.^.^.list[@ >= 0]) > 0]) > 0])'
  const endless = `count(list[${below} > 0])`
  expect(() => lake.queryChange(endless, change!)).toThrow('Query took too long')
})

test('a query that makes ever more objects is stopped before they fill the memory', async () => {
  const options = {resultSourceMap: true, filterResponse: false} as const
  const query = '*{"a": *{"b": *{"c": *._id}}}'
  for (const given of [{}, options]) {
    await expect(used.editor.fetch(query, {}, given)).rejects.toMatchObject({statusCode: 400})
  }
})

test('a query that takes too long to read is refused', async () => {
  const query = used.editor.fetch(`*${'[a]'.repeat(30_000)}`)
  await expect(query).rejects.toMatchObject({statusCode: 400})
})

test('a long query is answered', async () => {
  expect(await used.editor.fetch(LONG)).toStrictEqual(Array.from({length: 3}, () => DOCUMENTS))
})

const ids = (count: number) => many(count, (index) => `"D-${index + 1}"`)
describe('a long query is answered', () => {
  test.each<[string, string, unknown, Record<string, unknown>?]>([
    [
      '6,000 ids in a parameter',
      'count(*[_id in $ids])',
      1,
      {ids: [...many(6000, (n) => `x-${n}`), 'D-7']},
    ],
    [
      '300 alternatives',
      `count(*[${ids(300)
        .map((id) => `_id == ${id}`)
        .join(' || ')} || _id == "D-700"])`,
      301,
    ],
    [
      '500 conditions',
      `count(*[_id == "D-7" && ${ids(500)
        .map((id) => `note != ${id}`)
        .join(' && ')}])`,
      1,
    ],
    [
      '700 cases',
      `select(${many(700, (n) => `$n == ${n} => "${n}"`).join(', ')})`,
      '699',
      {n: 699},
    ],
    ['a sum of texts', `length(${many(900, () => '"ab"').join(' + ')})`, 1800],
  ])('%s', async (_, query, result, params = {}) => {
    expect(await used.editor.fetch(query, params)).toBe(result)
  })
})

describe('a value that a query repeats again and again', () => {
  test('in different fields is one value, and so is one that a filter compares', async () => {
    const keys = many(20, () => '@._key').join(', ')
    const fields = many(60, (n) => `f${n}`).join(', ')
    const step = `{"list": list[_key in [${keys}]], ${fields}}`
    expect(await used.editor.fetch(`{"f1": 7}${step.repeat(4)}.f1`)).toBe(7)
  })

  const doubling: [string, string, string][] = [
    ['in objects', '{"a": {"x": 1}}', '{"a": @, "b": @}'],
    ['in fields', '{"a": {"x": 1}}', '{"a": {"b": a, "c": a}}'],
    ['in a list', '{"a": [1]}', '{"a": a + a}'],
    ['by spreading', '{"a": [1]}', '{"a": [...a, ...a]}'],
    ['in a text', '{"a": "x"}', '{"a": a + a}'],
  ]

  test.each(doubling)(
    '%s is answered a few thousand times, and then refused',
    async (_, start, step) => {
      expect(await used.editor.fetch(start + step.repeat(13))).toHaveProperty('a')
      await expect(used.editor.fetch(start + step.repeat(14))).rejects.toThrow(
        'Query could grow without bound',
      )
    },
  )
})
