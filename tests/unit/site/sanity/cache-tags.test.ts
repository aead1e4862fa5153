import {expect, it} from 'vitest'

import {cacheTagOf, cacheTagsOf, everyPublishTag} from '../../../../lib/sanity/cache'

const tags = (count: number) => Array.from({length: count}, (_, index) => `s1:${index}`)

it('a result is tagged with each of its sync tags', () => {
  expect(cacheTagsOf([])).toEqual([])
  expect(cacheTagsOf(['s1:a', 's1:b'])).toEqual(['sanity:s1:a', 'sanity:s1:b'])
})

it('a result with more tags than the framework accepts is invalidated by every publish', () => {
  expect(cacheTagsOf(tags(128))).toEqual(tags(128).map(cacheTagOf))
  expect(cacheTagsOf(tags(129))).toEqual([everyPublishTag])
})
