import * as fc from 'fast-check'
import {expect, test} from 'vitest'

import type {StoredDocument} from '../../src/contract.ts'
import {DocumentSet} from '../../src/data/documents/document-set.ts'
import {parseTextQuery, searchOfPattern, textScore} from '../../src/data/documents/text.ts'
import {type Perspective, View} from '../../src/data/documents/views.ts'
import {evaluatePlan} from '../../src/data/groq/evaluate.ts'
import {planOf} from '../../src/data/groq/plan.ts'
import {rounds, seedOr} from '../nightly.ts'

const WORDS = [
  'oak',
  'Oak',
  'oaks',
  'Élan',
  'elan',
  'été',
  'birch',
  'a',
  'x_1',
  '42',
  'oak.a',
  "œ'a",
]
const word = fc.constantFrom(...WORDS)
const text = fc.array(word, {maxLength: 6}).map((words) => words.join(' '))
const content = fc.record(
  {
    title: fc.oneof(text, fc.constantFrom(null, 42)),
    body: fc.array(
      fc.record({
        _key: word,
        _type: fc.constant('block'),
        children: fc.array(fc.record({_type: fc.constantFrom('span', 'icon'), text}), {
          maxLength: 3,
        }),
      }),
      {maxLength: 2},
    ),
    tags: fc.oneof(fc.array(fc.oneof(word, fc.constant(1)), {maxLength: 3}), word),
    _type: fc.constantFrom('note', 'birch', 'oak'),
    in: word.map((_type) => ({_type})),
    _in: word.map((title) => ({title})),
    to: fc.constantFrom('a', 'b').map((_ref) => ({_ref})),
  },
  {requiredKeys: []},
)
const id = fc.constantFrom('a', 'b', 'oak', 'drafts.a', 'drafts.d', 'versions.r1.b')
const change = fc.record({id, content: fc.option(content, {nil: undefined})})
const term = fc.oneof(
  word,
  word.map((start) => `${start}*`),
  word.map((unwanted) => `-${unwanted}`),
  fc.tuple(word, word).map((words) => `"${words.join(' ')}"`),
  fc.constantFrom('*', '-', '""', 'x-1'),
)
const search = fc.array(term, {maxLength: 3}).map((terms) => terms.join(' '))

function document(_id: string, fields: object): StoredDocument {
  const date = '2026-01-01T00:00:00Z'
  return {_id, _type: 'note', _rev: 'r', _createdAt: date, _updatedAt: date, ...fields}
}

function resultOf(
  query: string,
  params: Record<string, unknown>,
  set: DocumentSet,
  perspective: Perspective = 'raw',
): unknown {
  return evaluatePlan(planOf(query, params), {
    view: new View(set, perspective, false),
    identity: {id: 'administrator', role: 'administrator'},
    timestamp: new Date(0),
    dataset: 'production',
    projectId: 'p',
  }).result
}

/** Texts that the index has, and others. */
const subject = fc.constantFrom(
  '@',
  'title',
  '[title, tags[]]',
  '[title, _id]',
  '[title, to->title]',
  'tags',
  'tags[]',
  'tags[@ == "oak"]',
  'body[].children[].text',
  'body[]._key',
  'body[_key == "oak"].children[].text',
  'pt::text(body)',
  '_type',
  '_in.title',
  'to->title',
  'title + ""',
  '*[_id == "b"].title',
)
const part = fc.oneof(word, fc.constantFrom('*', '.', '-', "'", ',', ' ', '"', 'œ', 'oe'))
const pattern = fc.array(part, {maxLength: 4}).map((parts) => parts.join(''))
const asked = fc.record({
  left: subject,
  right: fc.constantFrom('text::query($wanted)', '$wanted'),
  wanted: fc.oneof({weight: 3, arbitrary: word}, search, pattern, fc.array(word)),
  perspective: fc.constantFrom<Perspective>('raw', [], ['drafts'], ['r1', 'drafts']),
})

test('the word index finds what matches without it, after every change', () => {
  const questions = fc.array(asked, {minLength: 8, maxLength: 8})
  const steps = fc.array(fc.tuple(change, questions), {minLength: 1, maxLength: 12})
  const property = fc.property(steps, (changes) => {
    const set = new DocumentSet()
    for (const [next, all] of changes) {
      // The generator also makes objects without a prototype.
      set.set(next.id, next.content && document(next.id, structuredClone(next.content)))
      set.text.build()
      for (const {left, right, wanted, perspective} of all) {
        const about = `${left} match ${right}: ${String(wanted)}`
        const found = [left, left === '@' ? '{...}' : `coalesce(${left}, null)`].map((texts) => {
          const match = `${texts} match ${right}`
          const isScored = !/->|\*\[/.test(left)
          const score = isScored ? `| score(${match}, boost(title match "oak", 2))` : ''
          const query = `*[${match}] ${score} | order(_id) {_id, _score}`
          return resultOf(query, {wanted}, set, perspective)
        })
        expect({about, found: found[0]}).toStrictEqual({about, found: found[1]})
      }
    }
  })
  fc.assert(property, {seed: seedOr(20_265), numRuns: rounds(30, 500)})
})

/** Notes `n1` to `n<count>`, of which every fifth says "oak" and every tenth also "oaks". */
function filled(count: number): DocumentSet {
  const set = new DocumentSet()
  for (let number = 1; number <= count; number += 1) {
    const words = ['note', number % 5 === 0 && 'oak', number % 10 === 0 && 'oaks']
    set.set(`n${number}`, document(`n${number}`, {title: words.filter(Boolean).join(' ')}))
  }
  return set
}

const found = (set: DocumentSet, wanted: string) => set.text.candidates(wanted)?.map(({_id}) => _id)

test.each([
  ['oak', ['n5', 'n10', 'n15', 'n20']],
  ['oaks*', ['n10', 'n20']],
  ['oak*', ['n5', 'n10', 'n15', 'n20']],
  ['"note oak"*', Array.from({length: 20}, (_, index) => `n${index + 1}`)],
  ['oak -note', ['n5', 'n10', 'n15', 'n20']],
  ['birch*', []],
  ['-oak', undefined],
])('the word index proposes for %s the documents with its rarest term', (wanted, ids) => {
  const set = filled(20)
  expect(found(set, wanted)).toBeUndefined()
  set.text.build()
  expect(found(set, wanted)).toStrictEqual(ids)
})

test('the word index is dropped when half of it is of earlier documents, and built again', () => {
  const set = filled(10)
  set.text.build()
  const rewrite = (count: number) => {
    for (let n = 0; n < count; n += 1) set.set('n10', document('n10', {title: `birch ${n}`}))
  }
  rewrite(60)
  expect(found(set, 'birch')).toStrictEqual(['n10'])
  rewrite(1)
  expect(found(set, 'birch')).toBeUndefined()
  set.text.build()
  expect(found(set, 'birch')).toStrictEqual(['n10'])
  expect(found(set, 'oak')).toStrictEqual(['n5'])
  rewrite(60)
  expect(found(set, 'oak')).toStrictEqual(['n5'])
  rewrite(1)
  expect(found(set, 'oak')).toBeUndefined()
})

test.each([
  [[], ''],
  [['oak birch*', 'elm'], '"oak" "birch"* "elm"'],
  [['*oak o*k * ** o*k* oak**'], ''],
  [['a oak.a b*'], '"a" "oak.a" "b"*'],
  [[1, null, ['oak'], 'elm'], '"elm"'],
])('of the pattern %j, %s is searched in the word index', (patterns, wanted) => {
  expect(searchOfPattern(patterns)).toBe(wanted)
})

test.each([
  ['oak', ['oak oak'], 1.375],
  ['oak elm', ['oak elm oak'], 2.375],
  ['oak -elm', ['oak', 'elm'], 0],
  ['-elm', ['oak'], 1],
  ['*', [], 1],
  ['* *', ['oak'], 1],
  ['oak -!', ['oak'], 1],
  ['oak*', ['oak oaks elm'], 1.375],
  ['"an oak"*', ['an oaks'], 1],
  ['"an oak"*', ['ants oak'], 0],
])('%s scores in %j: %f', (wanted, texts, score) => {
  expect(textScore(parseTextQuery(wanted), texts)).toBeCloseTo(score, 9)
})
