import {createHash} from 'node:crypto'

import {describe, expect, it} from 'vitest'

import {coverColors, coverDrawing} from '../../../components/ui/cover/cover'
import {drawingPaths} from '../../../components/ui/drawing/drawing'
import {isDrawn, drawingSize} from '../../../components/ui/drawing/forms'
import {ledgerWavePaths} from '../../../components/ui/waveform/ledger-wave-paths'
import {type DrawingForm, drawingForms} from '../../../lib/sanity/options'
import type {Topic} from '../../../lib/sanity/types'
import {ofType} from '../content/dataset.ts'

const topics: Topic[] = ['voice', 'crm', 'data', 'privacy', 'figures']

const drawn = (form: DrawingForm, seed: string) => JSON.stringify(drawingPaths({form, seed}))

const digestOf = (drawing: unknown) =>
  createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 8)

/** Heights are rounded to multiples of four. */
const rounding = 2

/** Number of strokes with which a role is drawn. */
function strokes(form: DrawingForm, figures: {value: number; upTo?: number}[], role: string) {
  const paths = drawingPaths({form, seed: 'blog/one', figures})
  return paths.find((path) => path.role === role)?.path.split('m').length ?? 1
}

describe('a drawing', () => {
  it.each(drawingForms)('the form %s depends on the seed alone', (form) => {
    const seeds = ['blog/one', 'blog/two', 'blog/three', 'blog/four']
    const pictures = seeds.map((seed) => drawn(form, seed))
    expect(new Set(pictures).size).toBeGreaterThan(1)
    expect(seeds.map((seed) => drawn(form, seed))).toEqual(pictures)
  })

  // Covers and share cards are known and cached; a drawing that changes on purpose gets a new digest.
  it.each([
    ['waveform', '901d58ed'],
    ['dialog', '100552ac'],
    ['ledger', '17b13e10'],
    ['settling', '17118498'],
    ['facing', '9c03de14'],
    ['redacted', '451fe6d9'],
    ['guarded', '1151ac79'],
    ['blank', '6de3a0a5'],
    ['cells', 'd88b6a47'],
    ['week', 'b8b86df5'],
    ['chart', 'dded4db1'],
    ['shortlist', '89a72031'],
  ] as const)('the form %s is drawn as before', (form, digest) => {
    const pictures = ['blog/one', 'blog/two', 'blog/three', 'blog/four'].map((seed) =>
      drawingPaths({form, seed}),
    )
    expect(digestOf(pictures)).toBe(digest)
  })

  it('the large motif is drawn as before', () => {
    const motifs = ['one', 'two', 'three'].map((seed) => ledgerWavePaths(seed))
    expect(digestOf(motifs)).toBe('0f13f838')
  })

  it.each([
    ['week', true],
    ['toString', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('the form %j is one: %s', (form, isOne) => {
    expect(isDrawn(form)).toBe(isOne)
  })

  it('forms differ with the same seed', () => {
    expect(new Set(drawingForms.map((form) => drawn(form, 'blog/one'))).size).toBe(
      drawingForms.length,
    )
  })

  it.each(drawingForms)('the form %s stays in its box', (form) => {
    for (const {path} of drawingPaths({form, seed: 'blog/one'})) {
      let [x, y] = [0, 0]
      for (const [, dx, dy, way, length] of path.matchAll(/m(-?\d+) ?(-?\d+)([hv])(\d+)/g)) {
        x += Number(dx) + (way === 'h' ? Number(length) : 0)
        y += Number(dy) + (way === 'v' ? Number(length) : 0)
        expect(x).toBeLessThanOrEqual(drawingSize.width + rounding)
        expect(y).toBeLessThanOrEqual(drawingSize.height + rounding)
      }
      expect(path).not.toMatch(/^m-/)
    }
  })

  it('cells and hours are as many as the figures say', () => {
    const percentages = [{value: 43}, {value: 89}]
    expect(strokes('cells', percentages, 'plain') - 1).toBe(43)
    expect(strokes('cells', percentages, 'record') - 1).toBe(89)
    expect(strokes('week', [{value: 5, upTo: 8}], 'record') - 1).toBe(8)
  })

  it('a drawing fills its box', () => {
    const wide = {width: drawingSize.width * 2, height: drawingSize.height}
    const [rules] = drawingPaths({form: 'chart', seed: 'blog/one'}, wide)
    expect(rules?.path).toContain(`h${wide.width}`)
  })
})

describe('a cover', () => {
  it('a cover without a drawing has its topic’s', () => {
    const forms = topics.map((topic) => coverDrawing({topic, drawing: null, seed: 'blog/one'}).form)
    expect(forms).toEqual(['waveform', 'ledger', 'settling', 'redacted', 'chart'])
    const drawing = {form: 'toString' as never, figures: null}
    expect(coverDrawing({topic: 'crm', drawing, seed: 'a'}).form).toBe('ledger')
  })

  it('a cover has the drawing that its article chooses, and its figures', () => {
    const drawing = {form: 'cells' as const, figures: [{value: 43}, {value: 89}]}
    expect(coverDrawing({topic: 'data', drawing, seed: 'blog/one'})).toEqual({
      ...drawing,
      seed: 'blog/one',
    })
  })
})

interface Article {
  topic: Topic
  publishedAt: string
  cover?: {form: DrawingForm}
}

const articles = ofType('article')
  .map(({document}) => document as unknown as Article)
  .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))

it('no two articles share a cover', () => {
  const forms = articles.map(({cover}) => cover?.form)
  expect(forms.length).toBeGreaterThan(2)
  expect(new Set(forms).size).toBe(forms.length)
})

it('adjacent covers in the blog have different backgrounds', () => {
  const grounds = articles.map(({topic}) => coverColors[topic].ground)
  expect(grounds.length).toBeGreaterThan(2)
  expect(grounds.filter((ground, at) => ground === grounds[at + 1])).toEqual([])
})
