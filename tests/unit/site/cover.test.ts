import {describe, expect, it} from 'vitest'

import {coverColors} from '../../../components/ui/cover/cover-colors'
import {coverPaths, coverSize} from '../../../components/ui/cover/cover-paths'
import type {Topic} from '../../../lib/content/types'
import {ofType} from '../content/dataset.ts'

const topics: Topic[] = ['voice', 'crm', 'data', 'privacy', 'figures']

const drawn = (topic: Topic, seed: string) => JSON.stringify(coverPaths({topic, seed}))

describe('a cover', () => {
  it.each(topics)('a cover of the topic %s depends on the article alone', (topic) => {
    const seeds = ['blog/one', 'blog/two', 'blog/three']
    expect(new Set([...seeds, ...seeds].map((seed) => drawn(topic, seed))).size).toBe(3)
  })

  it('covers differ by topic', () => {
    const roles = topics.map((topic) => coverPaths({topic, seed: 'blog/one'}).map(({role}) => role))
    expect(roles).toEqual([
      ['voice'],
      ['rule', 'plain', 'voice', 'record'],
      ['voice', 'record'],
      ['voice', 'mask'],
      ['rule', 'plain', 'record'],
    ])
  })

  it('a cover fills its box', () => {
    const wide = {width: coverSize.width * 2, height: coverSize.height}
    const [rules] = coverPaths({topic: 'figures', seed: 'blog/one'}, wide)
    expect(rules?.path).toContain(`h${wide.width}`)
  })
})

it('adjacent covers in the blog have different backgrounds', () => {
  const grounds = ofType('article')
    .map(({document}) => document as {topic: Topic; publishedAt: string})
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    .map(({topic}) => coverColors[topic].ground)
  expect(grounds.length).toBeGreaterThan(2)
  expect(grounds.filter((ground, at) => ground === grounds[at + 1])).toEqual([])
})
