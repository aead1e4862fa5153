import {array, check, constantFrom, oneof, property, string, webUrl} from 'fast-check'
import {describe, expect, it} from 'vitest'

import {sameOriginHref} from '../../../../lib/urls/links'

const origin = 'http://localhost:3000'

describe('a link within the site', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/search?q=crm#results', '/search?q=crm#results'],
    ['/fr/../about', '/about'],
    [`${origin}/about`, '/about'],
    ['/é', '/%C3%A9'],
  ])('resolves %s within the site to %s', (link, href) => {
    expect(sameOriginHref(link)).toBe(href)
  })

  it('never resolves to another site, whatever the input', () => {
    const part = constantFrom('/', '\\', '.', '..', '%2e', '//', '\t', '\n', ':', '@', '?', '#')
    const word = constantFrom('evil.example', 'https:', 'javascript:', 'about', 'localhost:3000')
    const link = oneof(
      array(oneof(part, word), {maxLength: 8}).map((parts) => parts.join('')),
      webUrl({withQueryParameters: true, withFragments: true}),
      string({unit: 'binary'}),
    )
    const staysHere = property(link, (text) => {
      const href = sameOriginHref(text)
      return href === null || new URL(href, origin).origin === origin
    })
    expect(check(staysHere).counterexample).toBeNull()
  })
})
