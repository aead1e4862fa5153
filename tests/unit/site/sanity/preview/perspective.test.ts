import {describe, expect, it} from 'vitest'

import {previewedRelease, readPerspective} from '../../../../../lib/sanity/preview/session'

describe('the perspective of a preview', () => {
  it.each([
    ['drafts', ['drafts']],
    ['published', ['published']],
    ['rSpring', ['rSpring']],
    ['rSpring,rAutumn,drafts', ['rSpring', 'rAutumn', 'drafts']],
  ])('reads the perspective from the cookie: %s', (cookie, expected) => {
    expect(readPerspective(cookie)).toEqual(expected)
  })

  it.each([
    undefined,
    '',
    ',',
    'drafts,',
    'raw',
    'drafts,raw',
    'previewDrafts',
    'a b',
    '../drafts',
    '"drafts"',
    'x'.repeat(101),
  ])('defaults to drafts when the cookie is %j', (cookie) => {
    expect(readPerspective(cookie)).toEqual(['drafts'])
  })

  it('finds the first release of a perspective', () => {
    expect(previewedRelease(['rSpring', 'drafts'])).toBe('rSpring')
    expect(previewedRelease(['drafts'])).toBeNull()
    expect(previewedRelease(['published'])).toBeNull()
    expect(previewedRelease([])).toBeNull()
  })
})
