import {expect, it} from 'vitest'

import {Shapes} from '../../src/data/lake/tags.ts'

it('a shape that cannot be stored is not known, and can be stored later', () => {
  let isFull = true
  const stored: string[] = []
  const shapes = new Shapes([], (key) => {
    if (isFull) throw new Error('database or disk is full')
    stored.push(key)
  })
  expect(shapes.admit(['slug.current'])).toBe(false)
  isFull = false
  expect(shapes.admit(['slug.current'])).toBe(true)
  expect(stored).toEqual(['["slug.current"]'])
})
