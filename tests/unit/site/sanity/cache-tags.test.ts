import {expect, it} from 'vitest'

import {cacheTagOf, cacheTagsOf, everyPublishTag} from '../../../../lib/sanity/cache'

const tags = (count: number) => Array.from({length: count}, (_, index) => `s1:${index}`)

it('a result with more tags than the framework accepts is invalidated by every publish', () => {
  expect(cacheTagsOf(tags(128))).toEqual(tags(128).map(cacheTagOf))
  expect(cacheTagsOf(tags(129))).toEqual([everyPublishTag])
})
