import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'

import type {StoredDocument} from '../../src/contract.ts'
import {DocumentSet} from '../../src/data/documents/document-set.ts'
import {publishedIdOf, releaseOf} from '../../src/data/documents/ids.ts'
import {outgoingReferences, strengthenReferences} from '../../src/data/documents/references.ts'
import {type Perspective, View, viewOfOnly} from '../../src/data/documents/views.ts'
import {rounds, seedOr} from '../nightly.ts'

const date = '2026-01-01T00:00:00Z'
const document = (_id: string, fields: object = {}): StoredDocument => {
  return {_id, _type: 'note', _rev: 'r', _createdAt: date, _updatedAt: date, ...fields}
}

const PUBLISHED = ['a', 'b', 'c', 'x.dotted', ...Array.from('defghijklmnopqrstu')]
const IDS = PUBLISHED.concat('drafts.a', 'drafts.b', 'drafts.z', 'versions.r.a', 'versions.r.c')
const value = fc.constantFrom('a', 'b', '1', 1)
const fields = fc.record(
  {
    _type: fc.constantFrom('note', 'page'),
    _system: fc.constantFrom({delete: true}, {delete: false}, {}),
    to: fc.record({_ref: value}),
  },
  {requiredKeys: ['_type']},
)

type Fields = Record<string, unknown> | null | undefined

const PERSPECTIVES: [Perspective, publicOnly: boolean][] = [
  ['raw', false],
  ['raw', true],
  [[], false],
  [['drafts'], false],
  [['r', 'drafts'], false],
  [['r'], false],
]

const order = (a: StoredDocument, b: StoredDocument) => (a._id < b._id ? -1 : Number(a._id > b._id))

/** The documents of a perspective, from all that are stored. */
function shown(stored: StoredDocument[], perspective: Perspective, publicOnly: boolean) {
  if (publicOnly) return stored.filter(({_id}) => !_id.includes('.'))
  if (perspective === 'raw') return stored
  const withId = (id: string) => stored.filter(({_id}) => _id === id)
  const published = PUBLISHED.concat('z')
  if (perspective.length === 0) return published.flatMap(withId).sort(order)
  const layered = published.flatMap((id) => {
    const layers = perspective.map((layer) => (layer === 'drafts' ? layer : `versions.${layer}`))
    const [first] = [...layers.map((layer) => `${layer}.${id}`), id].flatMap(withId)
    const isHidden = first?._id !== id && (first?.['_system'] as Fields)?.['delete'] === true
    return first && !isHidden ? [{...first, _id: id, _originalId: first._id}] : []
  })
  return layered.sort(order)
}

function expectSame(set: DocumentSet, all: StoredDocument[]): void {
  const stored = all.toSorted(order)
  for (const [perspective, publicOnly] of PERSPECTIVES) {
    const view = new View(set, perspective, publicOnly)
    const visible = shown(stored, perspective, publicOnly)
    expect(view.documents).toStrictEqual(visible)
    for (const id of IDS) {
      expect(view.get(id)).toStrictEqual(visible.find(({_id}) => _id === id))
    }
    for (const id of PUBLISHED) {
      const versions = new Set([id, `drafts.${id}`, `versions.r.${id}`])
      expect(view.versionsOf(id)).toStrictEqual(visible.filter(({_id}) => versions.has(_id)))
    }
    for (const type of ['note', 'page', 'other']) {
      expect(view.ofType(type)).toStrictEqual(visible.filter(({_type}) => _type === type))
      expect(view.ofType(type)).toBe(view.ofType(type))
    }
    for (const id of ['a', 'b', 'c', '1']) {
      const referring = visible.filter(({to}) => (to as Fields)?.['_ref'] === id)
      expect(view.referringTo(id)).toStrictEqual(referring)
    }
  }
}

test('every perspective finds what is stored, after every change', () => {
  const change = fc.record({id: fc.constantFrom(...IDS), fields: fc.option(fields)})
  const few = fc.array(fc.array(change, {minLength: 1, maxLength: 3}), {maxLength: 8})
  const steps = fc.tuple(fc.array(change, {maxLength: 40}), few)
  const property = fc.property(steps, ([many, rest]) => {
    const set = new DocumentSet()
    const all = new Map<string, StoredDocument>()
    for (const batch of [many, ...rest]) {
      for (const {id, fields: content} of batch) {
        if (content) all.set(id, document(id, content))
        else all.delete(id)
        set.set(id, all.get(id))
      }
      expectSame(set, [...all.values()])
    }
    const raw = viewOfOnly(all.values()).documents
    expect(raw).toStrictEqual([...all.values()].sort(order))
  })
  fc.assert(property, {seed: seedOr(20_266), numRuns: rounds(6, 100)})
})

describe('a document refers', () => {
  test.each<[value: unknown, all: string[], strong: string[]]>([
    [{}, [], []],
    [{_ref: 'a'}, ['a'], ['a']],
    [{_ref: 'a', _weak: true}, ['a'], []],
    [{_ref: 'a', _weak: false}, ['a'], ['a']],
    [
      [{_ref: 'a'}, [{in: {_ref: 'b', _weak: true}}], {_ref: 'a', _weak: true}, null],
      ['a', 'b'],
      ['a'],
    ],
    [{_ref: 'a', note: {_ref: 'b'}}, ['a', 'b'], ['a', 'b']],
    [{_ref: 1}, [], []],
    ['_ref', [], []],
    [{_ref: 'a', _dataset: 'other'}, [], []],
    [{_ref: 'a', _projectId: 'other'}, [], []],
    [{_ref: 'a', _type: 'globalDocumentReference'}, [], []],
    [{_ref: 'a', _type: 'reference'}, ['a'], ['a']],
  ])('by %j to %j, strongly to %j', (to, all, strong) => {
    const found = outgoingReferences(document('one', {to}))
    expect(found).toStrictEqual({all: new Set(all), strong: new Set(strong)})
  })
})

describe('an id', () => {
  test.each([
    ['a', 'a', undefined],
    ['private.note.of.somebody', 'private.note.of.somebody', undefined],
    ['drafts.a.b', 'a.b', undefined],
    ['versions.r.a.b', 'a.b', 'r'],
    ['versions.r', 'versions.r', 'r'],
  ])('%s is of the document %s and of the release %s', (id, published, release) => {
    expect([publishedIdOf(id), releaseOf(id)]).toStrictEqual([published, release])
  })
})

const weak = {_ref: 'a', _weak: true}

test.each([
  [1, 1],
  [null, null],
  ['_ref', '_ref'],
  [weak, weak],
  [{...weak, _strengthenOnPublish: {type: 'note'}}, {_ref: 'a'}],
  [{...weak, _strengthenOnPublish: {weak: false}}, {_ref: 'a'}],
  [{...weak, _strengthenOnPublish: {weak: true}}, weak],
  [
    {_strengthenOnPublish: {}, _weak: true},
    {_strengthenOnPublish: {}, _weak: true},
  ],
  [
    {list: [null, {to: {...weak, _strengthenOnPublish: {}}}, [weak], 1]},
    {list: [null, {to: {_ref: 'a'}}, [weak], 1]},
  ],
])('publishing turns %j into %j', (draft, published) => {
  expect(strengthenReferences(draft)).toStrictEqual(published)
})
