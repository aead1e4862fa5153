import {evaluateSync, parse, toJS} from 'groq-js'
import {describe, expect, test} from 'vitest'

import type {StoredDocument} from '../../src/contract.ts'
import {viewOfOnly} from '../../src/data/documents/views.ts'
import {evaluatePlan} from '../../src/data/groq/evaluate.ts'
import {planOf} from '../../src/data/groq/plan.ts'

function document(_id: string, _type: string, fields: object): StoredDocument {
  const date = '2026-01-01T00:00:00Z'
  return {_id, _type, _rev: 'r', _createdAt: date, _updatedAt: date, ...fields}
}

const documents = [
  document('a', 'article', {slug: {current: 'a'}, n: 1, tags: ['x', 'y'], by: {_ref: 'p'}}),
  document('b', 'article', {slug: {current: 'b'}, n: 2, tags: ['y'], by: {_ref: 'q', _weak: true}}),
  document('c', 'article', {slug: null, n: null, by: {_ref: 'gone', _weak: true}}),
  document('p', 'person', {name: 'Ann', slug: 'a', friends: [{_key: 'k', _ref: 'q'}]}),
  document('q', 'person', {name: 'Bob', active: true}),
  document('s', 'settings', {home: {_ref: 'a'}, ids: ['a', 'p', 7], count: 2}),
]

const params = {slug: 'a', ids: ['a', 'q', 'missing'], type: 'article', nothing: null, number: 2}

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
  ])('%s', (query) => {
    const alone: unknown = toJS(evaluateSync(parse(query, {params}), {dataset: documents, params}))
    const {result} = evaluatePlan(planOf(query, params), {
      view: viewOfOnly(documents),
      identity: {id: 'someone', role: 'viewer'},
      timestamp: new Date(),
      dataset: 'production',
      projectId: 'local',
      params,
      maxWork: 1_000_000,
    })
    expect(result).toStrictEqual(alone)
  })
})
