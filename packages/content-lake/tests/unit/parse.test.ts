import {describe, expect, test} from 'vitest'

import type {GroqNode} from '../../src/data/groq/nodes.ts'
import {parseQuery} from '../../src/data/groq/parse.ts'
import type {ApiError} from '../../src/errors.ts'

const errorOf = (query: string, params: Record<string, unknown> = {}): unknown => {
  try {
    return parseQuery(query, params)
  } catch (error) {
    return (error as ApiError).body
  }
}

const refused = (query: string, description: string, [start, end] = [0, query.length]) => ({
  error: {type: 'queryParseError', description, start, end, query},
})

const needed = ', expected expression'

describe('the error of a query', () => {
  test.each<[query: string, place: string, description: string]>([
    ...['1 -', '2 **', 'a ==', '1 >=', 'a &&', '!', 'a in', 'a match', '[1,', '*[', '{"a":'].map(
      (query): [string, string, string] => [query, '', `unexpected end-of-file${needed}`],
    ),
    ['a match  \n', '', `unexpected end-of-file${needed}`],
    ['select(a =>', '', `unexpected end-of-file${needed}`],
    ['', '', `unexpected end-of-file${needed}`],
    ['// x', '', `unexpected end-of-file${needed}`],
    ['a.', '', 'unexpected end-of-file'],
    ['*[a', '', 'unexpected end-of-file'],
    ['[1', '', "expected ']' following expression"],
    ['f(1', '', "expected ')' following expression"],
    ['[1 2]', '2', "expected ']' following expression"],
    ['a  b', 'b', 'unexpected token "b"'],
    ['a ! b', '!', 'unexpected token "!"'],
    ['a in ]', ']', `unexpected token "]"${needed}`],
    ['"x', '"x', String.raw`unexpected token "\"x"`],
    [`'x" + 1`, `'x" + 1`, String.raw`unexpected token "'x\" + 1"`],
    [String.raw`"a\"" + "b`, '"b', String.raw`unexpected token "\"b"${needed}`],
    [
      `// it's "
    "b`,
      '"b',
      String.raw`unexpected token "\"b"`,
    ],
    ['{"a": 1,, }', ', }', `unexpected token ","${needed}`],
    ['{"a": nonsense(1)}', 'nonsense(', 'unknown function "nonsense"'],
    ['{"a": $b}', '$b', 'param $b referenced, but not provided'],
    [
      '*[text::query("a")]',
      'query(',
      'text::query() function cannot be used in its current position',
    ],
    ...[
      ['geo::distance(1)', 'distance', 2, 1],
      ['geo::latLng(1)', 'latLng', 2, 1],
      ['geo(1, 2)', 'geo', 1, 2],
      ['geo()', 'geo', 1, 0],
      ['sanity::dataset(1)', 'dataset', 0, 1],
    ].map(([query, name, least, given]): [string, string, string] => [
      `${query}`,
      `${name}(`,
      `Incorrect number of arguments to function ${name}(). Expected ${least}, got ${given}.`,
    ]),
    ['delta::operation()', 'operation(', 'unknown function "operation"'],
    ['before()', 'before(', 'unknown function "before"'],
    ['boost(true, 1)', 'boost(', 'unexpected boost'],
    ['* | order(boost(true, 1))', 'boost(', 'unexpected boost'],
    ['* | boost(true, 1)', 'boost(', 'unknown function "boost"'],
    ['score(true)', 'score(', 'unknown function "score"'],
    ['* | score()', 'score(', 'Incorrect number of arguments to function score().'],
    [
      '* | score(boost(true))',
      'boost(',
      'Incorrect number of arguments to function boost(). Expected 2, got 1.',
    ],
    [String.raw`["\n", "\x"]`, String.raw`"\x"`, String.raw`unexpected token "\"\\x\""${needed}`],
    ['*[title match]', ']', `unexpected token "]"${needed}`],
  ])('%s', (query, place, description) => {
    const start = place === '' ? query.length : query.indexOf(place)
    const end = start + (description.includes('","') ? 1 : place.length || 1)
    expect(errorOf(query)).toEqual(refused(query, description, [start, end]))
  })

  test.each([
    '[{"a": 1}] | score(a == 1)',
    '*{"a": @} | score(b)',
    '(*[].a) | score(b)',
    '*{"a": b[] | score(c)}',
    '*[a] {b} | order(b) | score(b)',
  ])('%s: only documents as they are stored have a score', (query) => {
    const description = 'score() function cannot be used in its current position'
    const start = query.indexOf('score(')
    expect(errorOf(query)).toEqual(refused(query, description, [start, start + 6]))
  })

  test.each([
    '* | score(author->name match "a")',
    '* | score(a == 1, b in c[]->d)',
    '* | score(references(*[0]._id))',
    '* | score(pt::text(sections[].answer[]) match "a")',
  ])('%s: a score depends on the document alone', (query) => {
    const description = 'score() function received unexpected expression'
    const start = query.indexOf('score(')
    expect(errorOf(query)).toEqual(refused(query, description, [start, start + 6]))
  })

  test.each([
    '*[pt::text(a[]) match "a"] | order(b) | score(boost(pt::text(a) match text::query("b"), 2))',
    '*[0..10] | score(a[].b match "c", d == 1, references("e"))',
  ])('%s is not refused', (query) => {
    expect(() => parseQuery(query, {})).not.toThrow()
  })

  test.each([
    ['documents::get("x")', 'documents::get'],
    ['text::semanticSimilarity("x")', 'text::semanticSimilarity'],
  ])('%s says that %s is not available', (call, name) => {
    const query = `{"a": ${call}}`
    const description = `${name}() is not available in the embedded Content Lake`
    const type = 'queryEvaluationError'
    const error = {type, description, start: 6, end: 7 + name.length, query}
    expect(errorOf(query)).toEqual({error})
  })
})

describe('the limits of a query', () => {
  test('are a nesting of some thousand levels, but for conditions', () => {
    const deep = `${'('.repeat(3000)}1${')'.repeat(3000)}`
    expect(errorOf(deep)).toEqual(refused(deep, 'Query is nested too deeply'))
    for (const operator of ['||', '&&']) {
      const tree = parseQuery(`a${` ${operator} a`.repeat(2000)}`, {})
      expect(depthOf(tree)).toBe(12)
    }
  })
})

function depthOf(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0
  const {left, right} = node as Partial<GroqNode>
  return 1 + Math.max(depthOf(left), depthOf(right))
}
