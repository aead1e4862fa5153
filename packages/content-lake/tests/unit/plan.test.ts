import {evaluateSync, parse, toJS} from 'groq-js'
import {describe, expect, test} from 'vitest'

import type {StoredDocument} from '../../src/contract.ts'
import {viewOfOnly} from '../../src/data/documents/views.ts'
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

const setting: EvaluationContext = {
  view: viewOfOnly(documents),
  identity: {id: 'someone', role: 'viewer'},
  timestamp: new Date(),
  dataset: 'production',
  projectId: 'local',
}

const resultOf = (query: string, given: Record<string, unknown>) =>
  evaluatePlan(planOf(query, given), setting).result

/** Forms that random queries do not take; plans let filters read fewer documents than groq-js alone would. */
describe('a plan has the result of groq-js', () => {
  test.each([
    '*[_id in ["a", "b"] && _id in ["b", "c"]]._id',
    '*[slug.current == $nothing]._id',
    '*[references("q", ["p"])]._id',
    '*[references($nothing)]._id',
    '*[_type == "settings"]{"w": *[_id in [^.home._ref, "q"]]._id}',
    '*[_type == "settings"]{"w": *[_type == "article" && tags[0] == ^.missing]._id}',
    '*[_type == "person"]{"f": friends[]->{name, "w": *[by._ref == ^._id]._id}}',
    '*[^._id == "a"]._id',
    '*[@["_type"] == "person"]._id',
    '*["a" in *[_id == ^._id].slug.current]._id',
    '*[_type == "person"]{"w": *[n in *[_id == ^.^.slug].n]._id}',
    '*[sanity::versionOf("a") && count(*) > 1]._id',
    '*[(_id == "a") == (count(*) > 1)]._id',
    '*[count(*[_type == "person"]{name}) == n]._id',
    '*[@["slug.current"] == "b"]._id',
    '*["x" == @["tags[]"] || "b" == slug.current]._id',
    '*[_id in ["c", ...$ids]]._id',
    '*[_id in $slug || _id in $nothing]._id',
    '*[slug == {"current": "a"}]._id',
    '*[slug in ["a", {"current": "a"}]]._id',
    '*[(n == 1 || n == 2 || _id == "p") && (_id == "a" || slug == "a" || n == 2)]._id',
    '*[n == 9 || slug == "z" || _id == "c" || by._ref == "q" || tags[0] == "x" || name == "Bob" || n == 8 || _id == "p" || _id == "s"]._id',
    '*[_type == "person"][]{"w": *[by._ref == ^._id][0]._id}',
    '*[_type == "article"]{"w": tags[]{"t": *[_id == ^.^._id][0]._id}}',
    '*[_type == "article"]{"w": by{"t": *[_id == ^._ref]{"n": ^.^._id}}}',
  ])('%s', (query) => {
    const alone: unknown = toJS(evaluateSync(parse(query, {params}), {dataset: documents, params}))
    expect(resultOf(query, params)).toStrictEqual(alone)
  })
})

describe('a plan says', () => {
  test.each([
    ['1', ''],
    ['*', 'readsEverything'],
    ['*[_type == "a"]', ''],
    ['*[_type == "a" && b > 1]', ''],
    ['*[a > 1]', 'readsEverything'],
    ['*[_type == "a" || b > 1]', 'readsEverything'],
    ['*[_type == "a"]{"b": *}', 'readsEverything'],
    ['*[_type == "a" && b match "c"]', 'searchesText'],
    ['*[_type == "a" || b match "c"]', 'searchesText'],
    ['*[_type match "c"]', 'readsEverything'],
    ['*[_type == "a" && count(b[c == 1]) > 0]', 'isNested'],
    ['*[_type == "a"]{"b": c[]{d}}', 'isNested'],
    ['*[_type == "a" && array::intersects(b, c)]', 'isNested'],
  ])('of %s: %s', (query, said) => {
    const {readsEverything, searchesText, isNested} = planOf(query, {})
    const flags = Object.entries({readsEverything, searchesText, isNested})
    expect(flags.filter(([, is]) => is).map(([name]) => name)).toStrictEqual(
      said === '' ? [] : [said],
    )
  })
})

test('the plan of a query depends on the mode', () => {
  expect(() => planOf('before()', {}, 'delta')).not.toThrow()
  expect(() => planOf('before()', {}, 'normal')).toThrow('unknown function "before"')
})

describe('the filter of a query, which listeners use', () => {
  test.each<[query: string, matches: number | undefined]>([
    ['*', 6],
    ['*[n > 0]', 2],
    ['*[n > 0] | order(n)[0..0]{n}', 2],
    ['(*[n > 0])[].by->name', 2],
    ['*[_type == "person"] | score(name match "a*")', 2],
    ['count(*)', undefined],
    ['*[n > 0] + *', undefined],
  ])('%s matches %j', (query, matches) => {
    const plan = filterPlanOf(query, {})
    expect(plan && evaluatePlan(plan, setting).result).toBe(matches)
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
