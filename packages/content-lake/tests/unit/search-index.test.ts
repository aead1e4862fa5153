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
    tags: fc.array(fc.oneof(word, fc.constant(1)), {maxLength: 3}),
  },
  {requiredKeys: []},
)
const id = fc.constantFrom('a', 'b', 'c', 'drafts.a', 'drafts.d', 'versions.r1.b')
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

function answersFor(match: string, wanted: string, set: DocumentSet): unknown[] {
  const query = `*[${match}] | score(${match}, boost(title match text::query($search), 2))
    | order(_id) {_id, _score, title}`
  return [['raw'], [], ['drafts'], ['r1', 'drafts']].map((layers) => {
    const perspective = layers[0] === 'raw' ? 'raw' : layers
    return resultOf(query, {search: wanted}, set, perspective)
  })
}

/** Compares the answers to a match on indexed and on other texts, after every change. */
async function compare(
  wantedText: fc.Arbitrary<string>,
  indexed: string,
  other: string,
): Promise<void> {
  const steps = fc.array(fc.tuple(change, wantedText), {minLength: 1, maxLength: 12})
  const property = fc.asyncProperty(steps, async (changes) => {
    const set = new DocumentSet()
    for (const [next, wanted] of changes) {
      set.set(next.id, next.content && document(next.id, next.content))
      await set.text.ready()
      expect({wanted, found: answersFor(indexed, wanted, set)}).toStrictEqual({
        wanted,
        found: answersFor(other, wanted, set),
      })
    }
  })
  await fc.assert(property, {seed: seedOr(20_265), numRuns: rounds(30, 300)})
}

test('the word index finds what text::query() matches', async () => {
  const same = compare(search, '@ match text::query($search)', '{...} match text::query($search)')
  await expect(same).resolves.toBeUndefined()
})

test('the word index finds what is matched in portable text', async () => {
  const part = fc.array(word, {maxLength: 2}).map((words) => words.join(''))
  const subject = 'pt::text(body)'
  const same = compare(part, `${subject} match $search`, `(${subject} + "") match $search`)
  await expect(same).resolves.toBeUndefined()
})

test('the word index finds what a pattern of match matches', async () => {
  const part = fc.oneof(word, fc.constantFrom('*', '.', '-', "'", ',', ' ', '"', 'œ', 'oe'))
  const pattern = fc.array(part, {maxLength: 4}).map((parts) => parts.join(''))
  const same = compare(pattern, 'title match $search', 'coalesce(title, "") match $search')
  await expect(same).resolves.toBeUndefined()
})

test.each([
  'title',
  '[title, tags[]]',
  '[title, _id]',
  'tags',
  'tags[]',
  'tags[@ == "oak"]',
  'body[].children[].text',
  'body[]._key',
  'body[_key == "oak"].text',
  '_type',
  '_in.title',
  'to->title',
  'title + ""',
  '@',
  '*[_id == "b"].title',
])('%s matches the same with and without the word index', async (subject) => {
  const set = new DocumentSet()
  const body = [{_key: 'oak', text: 'elm', children: [{text: 'birch'}]}]
  set.set('a', document('a', {title: 'oak', tags: ['elm', 'oak'], body, n: 7}))
  set.set('b', document('b', {title: 'an elm', in: {_type: 'birch'}, to: {_ref: 'a'}}))
  set.set('oak', document('oak', {_in: {title: 'birch'}, _type: 'elm', tags: 'birch'}))
  const answers = async (matched: string) => {
    const found: unknown[] = []
    for (const pattern of ['oak', 'elm', 'bir*', 'no* 7', ['oak', 'elm'], ['oak', 7], 'a']) {
      await set.text.ready()
      found.push(resultOf(`*[${matched} match $pattern]._id`, {pattern}, set))
      found.push(resultOf(`*[${matched} match text::query($pattern)]._id`, {pattern}, set))
    }
    return found
  }
  const alone = await answers(subject === '@' ? '{...}' : `coalesce(${subject}, null)`)
  expect(await answers(subject)).toStrictEqual(alone)
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
])('the word index proposes for %s the documents with its rarest term', async (wanted, ids) => {
  const set = filled(20)
  expect(found(set, wanted)).toBeUndefined()
  await set.text.ready()
  expect(found(set, wanted)).toStrictEqual(ids)
})

test('documents that change while words are indexed are indexed once', async () => {
  const set = filled(120)
  const ready = set.text.ready()
  expect(found(set, 'birch')).toBeUndefined()
  // The first fifty are indexed by now, the others later.
  for (const name of ['n1', 'n71', 'new']) set.set(name, document(name, {title: 'birch'}))
  for (const name of ['n5', 'n75']) set.set(name, undefined)
  await ready
  expect(found(set, 'birch')).toStrictEqual(['n1', 'n71', 'new'])
  expect(found(set, 'oak')).toHaveLength(120 / 5 - 2)
  expect(found(set, 'note')).toHaveLength(120 - 4)
})

test('the word index is dropped when half of it is of earlier documents, and built again', async () => {
  const set = filled(10)
  await set.text.ready()
  const rewrite = (count: number) => {
    for (let n = 0; n < count; n += 1) set.set('n10', document('n10', {title: `birch ${n}`}))
  }
  rewrite(60)
  expect(found(set, 'birch')).toStrictEqual(['n10'])
  rewrite(1)
  expect(found(set, 'birch')).toBeUndefined()
  await set.text.ready()
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
