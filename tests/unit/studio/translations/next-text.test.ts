import {describe, expect, test} from 'vitest'

import {nextPath} from '../../../../studio/translations/next-text'

const all = ['title', 'sections[_key=="a"].title', 'body[_key=="b"]', 'body[_key=="c"]']

const open = new Set([all[1], all[3]].map(String))

describe('the next text that needs work', () => {
  test.each([
    ['', all[1]],
    ['title', all[1]],
    ['sections[_key=="a"].title', all[3]],
    ['body[_key=="b"].children[_key=="d"]', all[3]],
    ['body[_key=="c"]', all[1]],
    ['seo.image', all[1]],
  ])('after %s is %s', (current, next) => {
    expect(nextPath(all, open, current)).toBe(next)
  })

  test('comes to each one, in order, wherever it starts', () => {
    for (const start of ['', ...all]) {
      const first = nextPath(all, new Set(all), start) ?? ''
      const way = [first]
      while (way.length < all.length) way.push(nextPath(all, new Set(all), way.at(-1) ?? '') ?? '')
      expect(way.toSorted()).toEqual(all.toSorted())
    }
  })
})
