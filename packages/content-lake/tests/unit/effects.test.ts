import {createRequire} from 'node:module'

import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'

import type {StoredDocument} from '../../src/contract.ts'
import {effectsOf} from '../../src/data/http/effects.ts'

interface Mendoza {
  applyPatch: (document: object, patch: unknown[]) => unknown
  incremental: {
    wrap: (document: object, author: string) => object
    unwrap: (value: object) => unknown
    applyPatch: (value: object, patch: unknown[], author: string) => object
  }
}

/** The two functions with which the Studio applies effects: to documents, and to attribute changes to people. */
const {applyPatch, incremental} = createRequire(import.meta.resolve('sanity'))('mendoza') as Mendoza

function applyBothWays(document: object, patch: unknown[]): unknown[] {
  const attributed = incremental.applyPatch(incremental.wrap(document, 'a'), patch, 'b')
  return [applyPatch(document, patch), incremental.unwrap(attributed)]
}

const about = {_id: 'page', _type: 'page', _createdAt: '2026-01-01', _updatedAt: '2026-01-01'}

const document = (content: object, revision = 'r'): StoredDocument => ({
  ...about,
  ...content,
  _rev: revision,
})

function withoutRevision({_rev: _revision, ...content}: StoredDocument): object {
  return content
}

/** A small alphabet, so that two values share many names and keys. */
const name = fc.constantFrom('a', 'b', 'é', 'title', 'Z')

const {content} = fc.letrec<{content: object; value: unknown; item: unknown}>((tie) => ({
  content: fc.dictionary(name, tie('value'), {maxKeys: 4}),
  value: fc.oneof(
    {depthSize: 'small', withCrossShrink: true},
    fc.constantFrom(null, true, 0, 1, '', 'text', 'another text'),
    tie('content'),
    fc.array(tie('item'), {maxLength: 4}),
  ),
  item: fc.oneof(
    fc.constantFrom(null, 1, 'text', []),
    fc
      .tuple(fc.constantFrom('k1', 'k2', 'k3'), tie('content'))
      .map(([_key, rest]) => Object.assign(rest, {_key})),
    tie('value'),
  ),
}))

describe('the effects of a change', () => {
  test('turn the old document into the new one, and back', () => {
    fc.assert(
      fc.property(content, content, (a, b) => {
        const [before, after] = [document(a, 'r1'), document(b, 'r2')]
        const {apply, revert} = effectsOf({before, after})
        const [old, now] = [withoutRevision(before), withoutRevision(after)]
        expect(applyBothWays(old, apply)).toEqual([now, now])
        expect(applyBothWays(now, revert)).toEqual([old, old])
      }),
    )
  })

  test('are as small as the change', () => {
    const sections = Array.from({length: 30}, (_, index) => ({
      _key: `k${index}`,
      title: `Section ${index}`,
      text: 'A paragraph of some length. '.repeat(20),
    }))
    const changed = sections.with(7, {...sections[7]!, title: 'Another title'})
    const {apply, revert} = effectsOf({
      before: document({sections}),
      after: document({sections: changed}),
    })
    expect(JSON.stringify({apply, revert}).length).toBeLessThan(1000)
  })
})
