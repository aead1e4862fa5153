import {describe, expect, it} from 'vitest'

import {coverColors} from '../../../components/ui/cover/cover'
import {amountsOf, type CountedFigures, drawingPaths} from '../../../components/ui/drawing/forms'
import {type DrawingForm} from '../../../lib/sanity/options'
import type {Topic} from '../../../lib/sanity/types'
import {ofType} from '../content/dataset.ts'

/** Number of strokes with which a role is drawn. */
function strokes(form: DrawingForm, figures: CountedFigures, role: string) {
  const paths = drawingPaths({form, seed: 'blog/one', amounts: amountsOf(figures)})
  return paths.find((path) => path.role === role)?.path.split('m').length ?? 1
}

describe('a drawing', () => {
  it('cells and hours are as many as the figures say', () => {
    const percentages = [{value: 43}, {value: 89}]
    expect(strokes('cells', percentages, 'plain') - 1).toBe(43)
    expect(strokes('cells', percentages, 'record') - 1).toBe(89)
    expect(strokes('week', [{value: 5, upTo: 8}], 'record') - 1).toBe(8)
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
