import {expect, it} from 'vitest'

import {coverOf} from '../../../../lib/content/cover'

it('draws an article as long as it takes to read, up to the whole width', () => {
  expect(coverOf({path: 'blog/voice', readTime: 5})).toEqual({seed: 'blog/voice', length: 0.5})
  expect(coverOf({path: 'blog/voice', readTime: 15}).length).toBe(1)
})
