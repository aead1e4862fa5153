import * as fc from 'fast-check'
import {expect, test} from 'vitest'

import type {StoredDocument} from '../../src/contract.ts'
import {DocumentSet} from '../../src/data/documents/document-set.ts'
import {viewOf} from '../../src/data/documents/views.ts'
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
    body: fc.array(fc.record({_key: word, children: fc.array(fc.record({text}), {maxLength: 2})}), {
      maxLength: 2,
    }),
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

function answersFor(match: string, wanted: string, set: DocumentSet): unknown[] {
  const query = `*[${match}] | score(${match}, boost(title match text::query($search), 2))
    | order(_id) {_id, _score, title}`
  return [['raw'], [], ['drafts'], ['r1', 'drafts']].map((layers) => {
    const perspective = layers[0] === 'raw' ? 'raw' : layers
    return evaluatePlan(planOf(query, {search: wanted}), {
      view: viewOf(set, perspective, false),
      identity: {id: 'administrator', role: 'administrator'},
      timestamp: new Date(0),
      dataset: 'production',
      projectId: 'p',
      params: {search: wanted},
      maxWork: 1_000_000,
    }).result
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

test('the word index finds what a pattern of match matches', async () => {
  const part = fc.oneof(word, fc.constantFrom('*', '.', '-', "'", ',', ' ', '"', 'œ', 'oe'))
  const pattern = fc.array(part, {maxLength: 4}).map((parts) => parts.join(''))
  const same = compare(pattern, 'title match $search', 'coalesce(title, "") match $search')
  await expect(same).resolves.toBeUndefined()
})
