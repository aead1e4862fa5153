import {evaluateSync, parse, toJS} from 'groq-js'
import {describe, expect, test} from 'vitest'

import type {StoredDocument} from '../../../local/content-lake/contract.ts'
import {DocumentSet} from '../../../local/content-lake/data/documents.ts'
import {evaluatePlan} from '../../../local/content-lake/data/groq/evaluate.ts'
import {PartCache} from '../../../local/content-lake/data/groq/part-cache.ts'
import {planOf} from '../../../local/content-lake/data/groq/plan.ts'
import {jsonBytes} from '../../../local/content-lake/data/http/json.ts'
import {type Perspective, viewOf} from '../../../local/content-lake/data/views.ts'

function document(_id: string, _type: string, fields: object): StoredDocument {
  const date = '2026-01-01T00:00:00Z'
  return {_id, _type, _rev: 'r', _createdAt: date, _updatedAt: date, ...fields}
}

const block = (_key: string, text: string, more: object = {}) => {
  return {_key, _type: 'block', children: [{_type: 'span', text, ...more}], marks: null}
}

const first = [
  document('a', 'article', {
    title: 'A',
    body: [block('1', 'é “one”'), block('2', 'two', {link: {_ref: 'p'}})],
    by: {_ref: 'p'},
    parts: [
      {_key: 'x', n: 1, of: {_ref: 'q'}},
      {_key: 'y', n: 2, toJSON: 'own'},
    ],
  }),
  document('b', 'article', {title: 'B', body: [block('1', '語')], by: {_ref: 'gone'}, parts: []}),
  document('p', 'person', {name: 'Ann', friend: {_ref: 'q'}, notes: [block('n', 'hello')]}),
  document('q', 'person', {name: 'Bob', notes: null}),
]

/** What happens to the documents while the same queries are asked. */
const changes: [id: string, after: StoredDocument | undefined][] = [
  ['p', document('p', 'person', {name: 'Anna', friend: {_ref: 'q'}})],
  ['gone', document('gone', 'person', {name: 'Back', notes: [block('g', 'again')]})],
  ['q', undefined],
  ['drafts.a', document('drafts.a', 'article', {title: 'Draft', body: [], parts: null})],
  ['q', document('q', 'person', {name: 'Bea'})],
]

const texts = `body[]{"texts": [_key, select(_type == "block" => array::join(children[]{"t": text}.t, ""))]}`
const queries = [
  `*{_id, "x": ${texts}}`,
  `*[_type == "article"]{"x": ${texts}.texts, "n": count(body)}`,
  `*[_type == "article"]{title, by->{_id, name, "friend": friend->{_id, name, notes}}}`,
  `*[_type == "article"]{"x": by->{_id, name, "n": $number, "notes": notes[]{_key, _type}}}`,
  `*[_type == "article"]{parts[]{_key, n, toJSON, "of": of->{name, _type}, "up": ^.title}}`,
  `*[_type == "article"]{parts[]{_key, n, toJSON, "of": of->{name, _type}}}`,
  `*[_type == "article"]{parts[]{..., "of": of->{name, notes}, "j": @.toJSON, "k": [_key, n]}}`,
  `*[_type == "person"]{_id, "w": *[_type == "article" && by._ref == ^._id]{_id, title, "t": by->name}}`,
  `*[_type == "article"]{${texts}}.body[].texts[0]`,
  `*[_type == "article"] | score(title match "a") {_score, title, "x": ${texts}, by->{name, _id, _type}}`,
  `*[_type == "article"] | order(by->name desc) {"x": by->{name, _id, _type, "all": count(*)}}`,
  `*[_type == "article"]{"x": body[_key == "1"]{_key, "c": children[]{text, "by": link->{name}}, "n": 1}}`,
  `*[_type == "article"]{"x": body[0...1]{_key, "c": children[0]{text, _type}, "s": string(2) + "b"}.c.text}`,
  `*[_type == "article"]{"x": {"y": body[]{_key, "c": children[]{text, _type}, "toJSON": 1}}}`,
]

const setting = {
  identity: {id: 'someone', role: 'editor' as const},
  timestamp: new Date(),
  dataset: 'production',
  projectId: 'local',
  milliseconds: 1000,
}

describe('an answer of kept parts is the answer without', () => {
  test.each(queries)('%s', (query) => {
    const documents = new DocumentSet()
    for (const each of first) documents.set(each._id, each)
    const parts = new PartCache()
    const ask = (perspective: Perspective, number: number, known?: PartCache) => {
      const view = viewOf(documents, perspective, false)
      const params = {number}
      return {
        ...evaluatePlan(planOf(query, params), {...setting, view, params, parts: known}),
        documents: view.documents,
      }
    }
    const compare = (perspective: Perspective, number: number) => {
      const kept = ask(perspective, number, parts)
      const params = {number}
      const tree = parse(query, {params})
      const alone: unknown = toJS(evaluateSync(tree, {dataset: kept.documents, params}))
      expect(kept.result).toEqual(alone)
      const text = jsonBytes({result: kept.result}).toString()
      expect(text).toBe(JSON.stringify({result: alone}))
      expect(JSON.stringify({result: kept.result})).toBe(text)
      expect(kept.dereferenced).toEqual(ask(perspective, number).dereferenced)
    }
    const compareAll = () => {
      for (const number of [1, 1, 2]) {
        for (const perspective of ['raw', [], ['drafts']] as const) compare(perspective, number)
      }
    }
    compareAll()
    for (const [id, after] of changes) {
      documents.set(id, after)
      compareAll()
    }
  })
})

test('a part is made once for all who ask', () => {
  const documents = new DocumentSet()
  for (const each of first) documents.set(each._id, each)
  const parts = new PartCache()
  const context = {...setting, view: viewOf(documents, 'raw', false), parts}
  const ask = (number: number) => {
    const query = `*[_id == "a"][0]{"n": $number, "x": ${texts}}`
    const params = {number}
    return evaluatePlan(planOf(query, params), {...context, params}).result as {x: unknown}
  }
  const {x} = ask(1)
  ask(2)
  expect(ask(3).x).toBe(ask(4).x)
  expect(x).toEqual(ask(5).x)
})
