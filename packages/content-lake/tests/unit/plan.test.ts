import {evaluateSync, parse, toJS} from 'groq-js'
import {describe, expect, test} from 'vitest'

import type {StoredDocument} from '../../src/contract.ts'
import {viewOfOnly} from '../../src/data/documents/views.ts'
import {fill} from '../../src/data/groq/constraints.ts'
import {type EvaluationContext, evaluatePlan} from '../../src/data/groq/evaluate.ts'
import {filterPlanOf, planOf} from '../../src/data/groq/plan.ts'

function document(_id: string, _type: string, fields: object): StoredDocument {
  const date = '2026-01-01T00:00:00Z'
  return {_id, _type, _rev: 'r', _createdAt: date, _updatedAt: date, ...fields}
}

const documents = [
  document('a', 'article', {slug: {current: 'a'}, n: 1, tags: ['x', 'y'], by: {_ref: 'p'}}),
  document('b', 'article', {slug: {current: 'b'}, n: 2, tags: ['y'], by: {_ref: 'q', _weak: true}}),
  document('c', 'article', {slug: null, n: null, by: {_ref: 'gone', _weak: true}}),
  document('p', 'person', {
    name: 'Ann',
    slug: 'a',
    'tags[]': 'x',
    'slug.current': 'b',
    friends: [{_key: 'k', _ref: 'q'}],
  }),
  document('q', 'person', {name: 'Bob', active: true}),
  document('s', 'settings', {home: {_ref: 'a'}, ids: ['a', 'p', 7], count: 2}),
]

const params = {slug: 'a', ids: ['a', 'q', 'missing'], type: 'article', nothing: null, number: 2}

const setting = (given: Record<string, unknown>): EvaluationContext => ({
  view: viewOfOnly(documents),
  identity: {id: 'someone', role: 'viewer'},
  timestamp: new Date(),
  dataset: 'production',
  projectId: 'local',
  params: given,
  maxWork: 1_000_000,
})

const resultOf = (query: string, given: Record<string, unknown>) =>
  evaluatePlan(planOf(query, given), setting(given)).result

/** Plans let filters read fewer documents than groq-js alone would; the results must be the same. */
describe('a plan has the result of groq-js', () => {
  test.each([
    '*',
    '*[0..2]._id',
    '*[_type == $type]._id',
    '*[$type == _type]._id',
    '*[_type == $type && slug.current == $slug]._id',
    '*[_type == "article" && (slug.current == "b" || n == 1)]._id',
    '*[_type == "article" || _type == "person"]._id',
    '*[_type == "article" || active]._id',
    '*[!(_type == "article")]._id',
    '*[_id in $ids]._id',
    '*[_id in ["q", "a", "q"]]._id',
    '*[_id in path("**")]._id',
    '*[_id == "a" && _id == "b"]._id',
    '*[_id in ["a", "b"] && _id in ["b", "c"]]._id',
    '*[slug.current == $nothing]._id',
    '*[n == null]._id',
    '*[n == $number]._id',
    '*[n in [2, null]]._id',
    '*[references("q")]._id',
    '*[references("q", ["p"])]._id',
    '*[references($ids)]._id',
    '*[references([])]._id',
    '*[_type in ["person", "settings"]] | order(_id desc) {_id, name}',
    '*[_type == "article"][n > 1]._id',
    '(*[_type == "article"])[0]._id',
    '*[_type == "article"]{"by": by->name, "n": count(*[_type == "person"])}',
    '*[_type == "person"]{"w": *[_type == "article" && by._ref == ^._id]._id}',
    '*[_type == "person"]{"w": *[references(^._id)]._id}',
    '*[_type == "person"]{"w": *[slug.current == ^.slug]._id}',
    '*[_type == "settings"]{"w": *[n == ^.count]._id}',
    '*[_type == "settings"]{"w": *[_id in ^.ids]._id}',
    '*[_type == "settings"]{"w": *[_id in [^.home._ref, "q"]]._id}',
    '*[_type == "settings"]{"w": *[_type == "article" && tags[0] == ^.missing]._id}',
    '*[_type == "person"]{friends[]{"f": *[_id == ^._ref][0].name}}',
    '*[_type == "person"]{friends[]{"f": *[_id == ^.^._id][0].name}}',
    '*[_type == "person"]{"f": friends[]->{name, "w": *[by._ref == ^._id]._id}}',
    '*[_type == "person" && count(*[by._ref == ^._id]) > 0]._id',
    '*[_type == "article" && by->name == "Ann"]._id',
    '*[tags[] match "x*"]._id',
    '*["y" in tags]._id',
    '*[_type == "article"] | score(n == 2) {_id, _score}',
    '*[_type == "article"]{...select(n == 1 => {"one": true}), n == 2 => {"two": true}}',
    '{"a": *[_id == "a"][0]{..., by->}, "all": count(*)}',
    'count(*[_type == "nothing"])',
    'math::sum(*[_type == "article"].n)',
    'array::unique(*[defined(by)].by._ref)',
    '$ids[_type == "x"]',
    '*[^._id == "a"]._id',
    '*[_type == "article"]{"x": ^._id, "y": @._id}',
    '*[name match ["ann", "b*"]]._id',
    '*[@["_type"] == "person"]._id',
    '*[by._ref in *[_type == "person" && active]._id]._id',
    '*[_id in *[_type == "article"].by._ref] | order(name)[0]._id',
    '*[references(*[name == "Ann"]._id)]._id',
    '*[n > count(*[_type == "settings"])]._id',
    '*["a" in *[_id == ^._id].slug.current]._id',
    '*[_id in path(*[_id == "a"][0]._id)]._id',
    '*[_type == "person"]{"w": *[n in *[_id == ^.^.slug].n]._id}',
    '*[references("q") && count(*) > 1]._id',
    '*[sanity::versionOf("a") && count(*) > 1]._id',
    '*[sanity::partOfRelease("r") || count(*) < 1]._id',
    '*[(_id == "a") == (count(*) > 1)]._id',
    '*[@._id == "a" || count(*) < 1]._id',
    '*[count(*[_type == "person"]{name}) == n]._id',
    '*[@["slug.current"] == "b"]._id',
    '*[@["tags[]"] == "x"]._id',
    '*["x" == @["tags[]"] || "b" == slug.current]._id',
    '*[_id in ["c", ...$ids]]._id',
    '*[_id in [$slug, "c", $nothing]]._id',
    '*[_id in $slug || _id in $nothing]._id',
    '*[slug.current in ["a", $nothing]]._id',
    '*[n in [1, "1", true]]._id',
    '*[slug == {"current": "a"}]._id',
    '*[slug in ["a", {"current": "a"}]]._id',
    '*[(n == 1 || n == 2 || _id == "p") && (_id == "a" || slug == "a" || n == 2)]._id',
    '*[n == 9 || slug == "z" || _id == "c" || by._ref == "q" || tags[0] == "x" || name == "Bob" || n == 8 || _id == "p" || _id == "s"]._id',
    '*[n == 1 && n == 2]._id',
    '*[n > 0][0..0]._id',
    '*[n > 0][-1]._id',
    '*[n > 0][-2..-1]._id',
    '*[n > 0][0...1]._id',
    '*[n > 0][1..-1]._id',
    '*[n > 0] | order(n desc)[0..0]._id',
    '*[n > 0] | order(n desc)[1]._id',
    '*[defined(n)] | order(tags[0] desc, n)[0..1]._id',
    '*[_type == "article"] | order(n desc) | order(_type)[0..1]._id',
    '*[n > 0][tags[0] == "y"][0..1]._id',
    '*[_type == "person"]{"w": *[n > 0 && by._ref == ^._id][0]._id}',
    '*[_type == "person"]{"w": *[by._ref == ^._id] | order(n)[0..1]._id}',
    '*[_type == "person"][]{"w": *[by._ref == ^._id][0]._id}',
    '*[_type == "person" && ^._id == _id]._id',
    '*[_type == "article"]{"w": tags[]{"t": *[_id == ^.^._id][0]._id}}',
    '*[_type == "article"]{"w": by{"t": *[_id == ^._ref]{"n": ^.^._id}}}',
    '*[references("q", "p")]._id',
    '*[references($nothing)]._id',
    '*[references("q") || references("p")]._id',
    '*[_type in ["person"] && name match "B*"]._id',
    '{"a": *[n == 1]._id, "b": *[n == 1]._id, "c": *[n == 1][0]._id}',
    '*[n in *[_id == "a"].n && _id in *[_id == "a"]._id]._id',
    'count(*[n > 0]) + count(*)',
    '*[_type == "article"]{"c": count(tags[@ == "y"])}',
    '*[_type == "article"]{"in": "x" in tags, "un": array::unique(tags), "no": !(n in [1])}',
  ])('%s', (query) => {
    const alone: unknown = toJS(evaluateSync(parse(query, {params}), {dataset: documents, params}))
    expect(resultOf(query, params)).toStrictEqual(alone)
  })
})

/** What the filters of a query look up, with its alternatives between bars, and how much of an order they read. */
function lookupsOf(query: string): string[] {
  return planOf(query, {x: 1}).sources.map(({alternatives, head}) => {
    const shown = alternatives.map((conditions) => {
      const filled = [...fill(conditions, ['outer 0', 'outer 1'])]
      return (
        filled.map(([path, values]) => `${path} = ${values.map(String).join(', ')}`).join(' & ') ||
        'all'
      )
    })
    const start = head ? `, first ${head.limit} by ${head.ordering.length} fields` : ''
    return shown.join(' | ') + start
  })
}

describe('a plan looks up', () => {
  test.each<[query: string, ...lookups: string[]]>([
    ['*[_type == "a"]', '_type = a'],
    ['*[a > 1]'],
    ['*[a > 1][0..1]', 'all, first 2 by 0 fields'],
    ['*[_type == "a" || a > 1]'],
    ['*[_type == "a" && a > 1]', '_type = a'],
    ['*["a" == _type]', '_type = a'],
    ['*[title match "a"]', 'text() = "a"'],
    ['*[_type match "a"]'],
    ['*[[title, _id] match "a"]'],
    ['*[@ match text::query("x")]', 'text() = x'],
    ['*[title match text::query("x") && _type == "a"]', '_type = a & text() = x'],
    ['*[author->name match "x"]'],
    ['*[tags[] match "x"]', 'text() = "x"'],
    ['*[body[].t match "x"]', 'text() = "x"'],
    ['*[sanity::versionOf("a")]', 'versionOf() = a'],
    ['*[references("a", "b")]', 'references() = a, b'],
    ['*[references(a)]'],
    ['*[_id in ["a", "b"]]', '_id = a, b'],
    ['*["a" in tags]', 'tags[] = a'],
    ['*["a" in tags[]]', 'tags[] = a'],
    ['*["a" in links[].url]', 'links[].url = a'],
    ['*["a" in names[l == "en"].t]', 'names[].t = a'],
    ['*["a" in names[l == "en"].t.u]', 'names[].t.u = a'],
    ['*[@["a.b"] == 1]'],
    ['*[@["a[]"] == 1]'],
    ['*[a.b.c == 1]', 'a.b.c = 1'],
    ['*[@.a == 1]', 'a = 1'],
    ['*[(a) == (1)]', 'a = 1'],
    ['*[a[0] == 1]'],
    ['*[a->b == 1]'],
    ['*[_id == "a" || _id == "b" || _id == "c"]', '_id = a, b, c'],
    ['*[_id == "a" || _type == "b"]', '_id = a | _type = b'],
    ['*[a == 1 && b == 2 && a == 3]', 'a = 1 & b = 2'],
    [
      '*[(a == 1 || b == 2) && (c == 3 || d == 4)]',
      'c = 3 & a = 1 | d = 4 & a = 1 | c = 3 & b = 2 | d = 4 & b = 2',
    ],
    ['*[(a == 1 || b == 2 || c == 3) && (d == 4 || e == 5 || f == 6)]', 'a = 1 | b = 2 | c = 3'],
    [
      '*[a == 1 || b == 1 || a == 2 || b == 2 || a == 3 || b == 3 || a == 4 || b == 4]',
      'a = 1 | b = 1 | a = 2 | b = 2 | a = 3 | b = 3 | a = 4 | b = 4',
    ],
    ['*[a == 1 || b == 1 || a == 2 || b == 2 || a == 3 || b == 3 || a == 4 || b == 4 || c == 1]'],
    ['*[title match "a" || title match "b"]', 'text() = "a" | text() = "b"'],
    ['*[a > 1][2]', 'all, first 3 by 0 fields'],
    ['*[a > 1][0..2]', 'all, first 3 by 0 fields'],
    ['*[a > 1][0...2]', 'all, first 2 by 0 fields'],
    ['*[a > 1][-1]'],
    ['*[a > 1][1..-1]'],
    ['*[a > 1][-2..3]'],
    ['*[a > 1] | order(n)[0..2]', 'all, first 3 by 1 fields'],
    ['*[a > 1] | order(n desc, m.k asc)[0..2]', 'all, first 3 by 2 fields'],
    ['*[a > 1] | order(n + 1)[0..2]'],
    ['*[a > 1] | order(a) | order(b)[0..2]'],
    ['(*[a > 1])[0..1]', 'all, first 2 by 0 fields'],
    ['*[a > 1]{b}[0..1]'],
    ['*[a > 1][b > 1][0..1]'],
    ['*[a > 1] | score(b)[0..1]'],
    ['*[a > ^.b][0..1]', 'all, first 2 by 0 fields'],
    ['*[a > count(*)][0..1]', 'all, first 2 by 0 fields'],
    ['*[a > count(*[_type == "x"])][0..1]', 'all, first 2 by 0 fields', '_type = x'],
    ['*[_type == "a"]{"x": *[b == ^.c][0]}', '_type = a', 'b = outer 0, first 1 by 0 fields'],
    ['*[_type == "a"]{"x": *[b > ^.c][0]}', '_type = a', 'all, first 1 by 0 fields'],
    ['*[_type == "a"][]{"x": *[b == ^.c][0]}', '_type = a', 'b = outer 0, first 1 by 0 fields'],
    ['*[_type == "a"]{x[]{"y": *[b == ^.c]}}', '_type = a', 'b = outer 0'],
    ['*[_type == "a"]{x[]{"y": *[b == ^.^.c]}}', '_type = a', 'b = outer 0'],
    ['*[a in *[_type == "x"].b]', 'a = ', '_type = x'],
    ['*[a in *[_type == ^.y].b]', '_type = outer 0'],
    ['*[a in $x]', 'a = '],
    ['*[a in [$x, ^.y]]', 'a = outer 0, outer 1'],
    ['*[a in ["b", ...$x]]'],
    ['*[a in [1, b]]'],
    ['*[a == {"b": 1}]'],
    ['*[a == [1]]'],
    ['*[a == b]'],
    ['*[!(a == 1)]'],
    ['*[a == 1][b == 2]', 'a = 1'],
    ['*[a == null]', 'a = null'],
    ['*[a == $x.y]', 'a = outer 0'],
    ['*[a == now()]'],
    ['*[a match $x]', 'text() = "outer" "0"'],
    ['*[a match b]'],
    ['*[a == -1]', 'a = -1'],
    ['*[a == 1 + 2]', 'a = 3'],
    [
      '*[_type == "a"] | order(*[_type == "b"][0].n)',
      '_type = a',
      '_type = b, first 1 by 0 fields',
    ],
    ['*[references(["a", 7], $x)]', 'references() = a, outer 0'],
    ['*[references(^.a)]', 'references() = outer 0'],
    ['*[_id in ["a", 1, {"b": 1}]]'],
    ['*[_id in path("a.*")]'],
    ['*[_id in "a"]', '_id = '],
    ['*[a match ["x y*", "z"]]', 'text() = "x" "y"* "z"'],
    ['*[a match 7]', 'text() = '],
    ['*[[a, b[].c] match "x"]', 'text() = "x"'],
    ['*[(a) match ("x")]', 'text() = "x"'],
    ['*[a._b match "x"]'],
    ['*[_a.b match "x"]'],
    ['*[string(a) match "x"]'],
    ['*[a match text::query($x)]', 'text() = outer 0'],
    ['*[sanity::versionOf(a)]'],
    ['*[sanity::partOfRelease("r")]'],
    ['*[a == ^.^.b]', 'a = outer 0'],
    ['*[^.b == a]', 'a = outer 0'],
    ['*[a == ^]', 'a = outer 0'],
    ['*[a in ^.b]', 'a = '],
    ['*[^.b in a]', 'a[] = outer 0'],
    ['*[a == @.b]'],
    ['*[@ == "a"]'],
    ['*[a == "b" || a == "c"]', 'a = b, c'],
    ['*[a == "b" || a in ["c", "d"]]', 'a = b, c, d'],
    ['*[a == "b" || c == "d" && a == "e"]', 'a = b | a = e & c = d'],
    ['*[references("a") || references("b")]', 'references() = a, b'],
    ['*[a == 1 || a == ^.b]', 'a = 1, outer 0'],
    ['*[("a" in (b[].c))]', 'b[].c = a'],
    ['*["a" in b[c == 1]]', 'b[] = a'],
    ['*["a" in b.c[]]', 'b.c[] = a'],
    ['*["a" in b[].c[]]'],
    ['*["a" in b[].c.d]', 'b[].c.d = a'],
    ['*["a" in b[0].c]'],
    ['*[a == $x && b == $x]', 'b = outer 1 & a = outer 0'],
    ['*[a == *[_type == "b"][0].c]', 'a = outer 0', '_type = b, first 1 by 0 fields'],
  ])('%s', (query, ...lookups) => {
    expect(lookupsOf(query)).toStrictEqual(lookups)
  })
})

describe('a plan says', () => {
  test.each([
    ['1', ''],
    ['*', 'readsEverything'],
    ['*[_type == "a"]', ''],
    ['*[_type == "a" && b > 1]', ''],
    ['*[a > 1]', 'readsEverything'],
    ['*[a > 1][0..1]', 'readsEverything'],
    ['*[_type == "a" || b > 1]', 'readsEverything'],
    ['*[_type == "a"]{"b": *}', 'readsEverything'],
    ['*[_type == "a" && b match "c"]', 'searchesText'],
    ['*[_type == "a" || b match "c"]', 'searchesText'],
    ['*[_type match "c"]', 'readsEverything'],
    ['*[_type == "a" && b < now()]', 'readsClock'],
    ['*[_type == "a"]{"b": {"now": @}}', ''],
    [`[1]${'{"a": a + a}'.repeat(9)}`, ''],
    [`[1]${'{"a": a + a}'.repeat(10)}`, 'mayGrow'],
  ])('of %s: %s', (query, said) => {
    const {readsEverything, searchesText, readsClock, mayGrow} = planOf(query, {})
    const flags = Object.entries({readsEverything, searchesText, readsClock, mayGrow})
    expect(flags.filter(([, is]) => is).map(([name]) => name)).toStrictEqual(
      said === '' ? [] : [said],
    )
  })
})

describe('the plan of a query', () => {
  test.each<[query: string, one: object, other: object, isSame: boolean]>([
    ['*[n == $n]', {n: 1}, {n: 2}, true],
    ['*[n == $n]', {n: 1}, {n: '1'}, false],
    ['*[n == $n]', {n: null}, {n: 1}, false],
    ['*[n == $n]', {n: 1}, {n: 2, m: 3}, false],
    ['*[n in $n]', {n: [1]}, {n: ['a', 'b']}, true],
    ['*[n in $n]', {n: [1]}, {n: {}}, false],
    ['*[0..$n]', {n: 1}, {n: 2}, false],
    ['*[0..$n]', {n: 1}, {n: 1}, true],
  ])('%s with %j and %j is kept: %j', (query, one, other, isSame) => {
    const [first, second] = [one, other].map((each) => planOf(query, {...each}))
    expect(first === second).toBe(isSame)
  })

  test('depends on the mode', () => {
    expect(planOf('before()', {}, 'delta')).toBe(planOf('before()', {}, 'delta'))
    expect(() => planOf('before()', {}, 'normal')).toThrow('unknown function "before"')
  })

  test('is right whatever its parameters', () => {
    const results = [['a', 'q'], 'a', null, ['p'], {a: 1}].map((wanted) =>
      resultOf('*[_id in $wanted]._id', {wanted}),
    )
    expect(results).toStrictEqual([['a', 'q'], [], [], ['p'], []])
    expect([0, 1, 0].map((last) => resultOf('*[0..$last]._id', {last}))).toStrictEqual([
      ['a'],
      ['a', 'b'],
      ['a'],
    ])
  })
})

describe('the filter of a query, which listeners use', () => {
  test.each<[query: string, matches: number | undefined]>([
    ['*', 6],
    ['*[n > 0]', 2],
    ['*[n > 0][0]', 2],
    ['*[n > 0] | order(n)[0..0]{n}', 2],
    ['(*[n > 0])[].by->name', 2],
    ['(*[n > 0])[].tags[]', 2],
    ['*[n > 0].n', 2],
    ['*[_type == "person"] | score(name match "a*")', 2],
    ['count(*)', undefined],
    ['{"a": *}', undefined],
    ['*[n > 0] + *', undefined],
    ['1', undefined],
  ])('%s matches %j', (query, matches) => {
    const plan = filterPlanOf(query, {})
    expect(plan && evaluatePlan(plan, setting({})).result).toBe(matches)
  })
})

describe('the work of a query is counted', () => {
  // A lookup counts 50, each document that is read 1, and each iteration of a loop the nodes it evaluates.
  test.each([
    ['1', 0],
    ['*', 50 + 6],
    ['*[_type == "article"]', 50 + 3 + 3 * 4],
    ['*[_type == "article"]{n}', 50 + 3 + 3 * 4 + 3 * 6],
    ['*[_type == "article"][n > 1]', 50 + 3 + 3 * 4 + 3 * 4],
    ['*[_type == "article"]{"by": by->name}', 50 + 3 + 3 * 4 + 3 * 8 + 3],
    ['*[_type == "article"] | order(n)', 50 + 3 + 3 * 4 + 3 * 2],
    ['*[_type == "article"] | order(n, tags)', 50 + 3 + 3 * 4 + 3 * 3],
    ['*[_type == "article"] | score(n > 1)', 50 + 3 + 3 * 4 + 3 * 4],
    ['count(*[_type == "article"])', 50 + 3 + 3 * 4 + 3],
    ['*[references("q")]', 50 + 2 + 2 * 52],
    ['*[_type == "article" && n > 1][0]', 50 + 1 + 7 + (50 + 2 + 14) + 8],
    ['[1, 2, 3]', 0],
    ['[1, 2, 3][@ > 1]', 3 * 4],
    ['[1, 2, 3] | order(@ desc)', 3 * 3],
    ['2 in [1, 2, 3]', 3],
    ['math::sum([1, 2, 3])', 3],
    ['array::unique([1, 2, 3])', 3],
    ['array::intersects([1, 2, 3], [1])', 9 + 1],
    ['pt::text([1, 2])', 2],
    ['string::split("a b", " ")', 0],
  ])('%s: %i', (query, work) => {
    expect(evaluatePlan(planOf(query, {}), setting({})).work).toBe(work)
  })

  test('and limited', () => {
    const plan = planOf('*[_type == "article"]{n}', {})
    const limited = (maxWork: number) => evaluatePlan(plan, {...setting({}), maxWork}).rows
    expect(limited(83)).toBe(3)
    const description = 'Query needs too much'
    const error = {type: 'queryTimeoutError', description, query: plan.query}
    expect(() => limited(82)).toThrow(expect.objectContaining({status: 400, body: {error}}))
  })
})

test.each([
  ['*[a > 1]', 0],
  ['*[a > count(*)]', 1],
  ['*[a > count(*[b > 1])]', 1],
  ['*[a in *[b > 1]{c}.c]', 1],
  ['*[a in (*[b > 1] | order(c))[0..2].d]', 1],
  ['*[a in *[b in *[c == 1].d].e]', 2],
  ['*[a in *[b == ^.c].d]', 0],
  ['*[a in *[references(^._id)].d]', 0],
  ['*[a in *[b == 1]{"c": ^.d}.c]', 1],
  ['*[a in [*[b == 1][0].c, d]]', 1],
  ['*{"a": *[b == 1]}', 0],
])('the filters of %s have %i queries that are evaluated once', (query, count) => {
  expect(planOf(query, {}).subqueries).toHaveLength(count)
})
