import {describe, expect, it} from 'vitest'

import {coverColors} from '../../../components/ui/cover/cover-colors'
import {coverPaths, coverSize} from '../../../components/ui/cover/cover-paths'
import type {Topic} from '../../../lib/content/types'
import {ofType} from '../content/dataset.ts'

const topics: Topic[] = ['voice', 'crm', 'data', 'privacy', 'figures']

const drawn = (topic: Topic, seed: string) => JSON.stringify(coverPaths({topic, seed}))

describe('a cover', () => {
  it.each(topics)('of %s is the same for the same article, and another for another', (topic) => {
    const seeds = ['blog/one', 'blog/two', 'blog/three']
    expect(new Set([...seeds, ...seeds].map((seed) => drawn(topic, seed))).size).toBe(3)
  })

  it('differs by topic, and has voice strokes where the topic does', () => {
    const roles = topics.map((topic) => coverPaths({topic, seed: 'blog/one'}).map(({role}) => role))
    expect(roles).toEqual([
      ['voice'],
      ['rule', 'plain', 'voice', 'record'],
      ['voice', 'record'],
      ['voice', 'mask'],
      ['rule', 'plain', 'record'],
    ])
  })

  it('fills the box that it is drawn in', () => {
    const wide = {width: coverSize.width * 2, height: coverSize.height}
    const [rules] = coverPaths({topic: 'figures', seed: 'blog/one'}, wide)
    expect(rules?.path).toContain(`h${wide.width}`)
  })
})

it('has another ground than the cover beside it on the blog', () => {
  const grounds = ofType('article')
    .map(({document}) => document as {topic: Topic; publishedAt: string})
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    .map(({topic}) => coverColors[topic].ground)
  expect(grounds.length).toBeGreaterThan(2)
  expect(grounds.filter((ground, at) => ground === grounds[at + 1])).toEqual([])
})
