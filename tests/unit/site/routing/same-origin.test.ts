import fc from 'fast-check'
import {describe, expect, it} from 'vitest'

import {sameOriginHref} from '../../../../lib/routing/same-origin'

const origin = 'http://localhost:3000'

describe('a link within the site', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/search?q=crm#results', '/search?q=crm#results'],
    ['/fr/../about', '/about'],
    [`${origin}/about`, '/about'],
    ['/é', '/%C3%A9'],
  ])('%s is %s', (link, href) => {
    expect(sameOriginHref(link)).toBe(href)
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/\t/evil.example',
    '/./\\evil.example',
    'javascript:alert(1)',
    'http://[',
    'http://localhost:3000@evil.example',
  ])('%s is none', (link) => {
    expect(sameOriginHref(link)).toBeNull()
  })

  it('leads to this site, whatever it is made of', () => {
    const part = fc.constantFrom('/', '\\', '.', '..', '%2e', '//', '\t', '\n', ':', '@', '?', '#')
    const word = fc.constantFrom('evil.example', 'https:', 'javascript:', 'about', 'localhost:3000')
    const link = fc.oneof(
      fc.array(fc.oneof(part, word), {maxLength: 8}).map((parts) => parts.join('')),
      fc.webUrl({withQueryParameters: true, withFragments: true}),
      fc.string({unit: 'binary'}),
    )
    fc.assert(
      fc.property(link, (text) => {
        const href = sameOriginHref(text)
        if (href !== null) expect(new URL(href, origin).origin).toBe(origin)
      }),
      {numRuns: 5000},
    )
  })
})
