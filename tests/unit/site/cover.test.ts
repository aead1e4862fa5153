import {describe, expect, it} from 'vitest'

import {coverColors, coverDrawing} from '../../../components/ui/cover/cover'
import {drawingPaths} from '../../../components/ui/drawing/drawing'
import {drawingSize} from '../../../components/ui/drawing/forms'
import {type DrawingForm, drawingForms} from '../../../lib/sanity/options'
import type {Topic} from '../../../lib/sanity/types'
import {ofType} from '../content/dataset.ts'

const topics: Topic[] = ['voice', 'crm', 'data', 'privacy', 'figures']

/** Heights are rounded to multiples of four. */
const rounding = 2

/** Number of strokes with which a role is drawn. */
function strokes(form: DrawingForm, figures: {value: number; upTo?: number}[], role: string) {
  const paths = drawingPaths({form, seed: 'blog/one', figures})
  return paths.find((path) => path.role === role)?.path.split('m').length ?? 1
}

describe('a drawing', () => {
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
})

describe('a cover', () => {
  it('a cover without a drawing has its topic’s', () => {
    const forms = topics.map((topic) => coverDrawing({topic, drawing: null, seed: 'blog/one'}).form)
    expect(forms).toEqual(['waveform', 'ledger', 'settling', 'redacted', 'chart'])
    const drawing = {form: 'toString' as never, figures: null}
    expect(coverDrawing({topic: 'crm', drawing, seed: 'a'}).form).toBe('ledger')
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
