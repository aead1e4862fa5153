import {array, check, constantFrom, oneof, property, string, webUrl} from 'fast-check'
import {describe, expect, it} from 'vitest'

import {
  type Destination,
  allowedHref,
  resolveLink,
  sameOriginHref,
} from '../../../../lib/urls/links'

const english = {locale: 'en', hasCta: false} as const
const french = {locale: 'fr', hasCta: false} as const

const toPage = (page: Destination['page']): Destination => ({kind: 'page', url: null, page})
const toUrl = (url: string | null): Destination => ({kind: 'url', url, page: null})

describe('the href of a link', () => {
  it('a link to a page uses the language of that page', () => {
    const about = toPage({language: 'fr', path: 'a-propos', untranslated: null})
    expect(resolveLink(about, french)).toBe('/fr/a-propos')
    expect(resolveLink(about, english)).toBe('/fr/a-propos')
  })

  it('a link to a page in an unknown language has no href', () => {
    const page = toPage({language: 'tlh', path: 'about', untranslated: null})
    expect(resolveLink(page, french)).toBeNull()
    expect(resolveLink(page, english)).toBeNull()
  })

  it("a call to action links to this page's form or else the home page's", () => {
    const cta: Destination = {kind: 'cta', url: null, page: null}
    expect(resolveLink(cta, {locale: 'fr', hasCta: true})).toBe('#cta')
    expect(resolveLink(cta, french)).toBe('/fr?scrollTo=cta#cta')
  })
})

describe('a URL that a document names', () => {
  it.each([
    'https://example.com/?a=1#b',
    'mailto:hello@site.example',
    'tel:+3531234567',
    '/about?a=1#b',
    '#section',
    '/',
  ])('allows links to %s', (href) => {
    expect(allowedHref(href)).toBe(href)
  })

  it.each([
    null,
    'about',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https://exa mple.com',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'blob:https://example.com/1',
  ])('forbids links to %j', (href) => {
    expect(allowedHref(href)).toBeNull()
    expect(resolveLink(toUrl(href), english)).toBeNull()
  })
})

const origin = 'http://localhost:3000'

describe('a link within the site', () => {
  it.each([
    ['/search?q=crm#results', '/search?q=crm#results'],
    ['/fr/../about', '/about'],
    [`${origin}/about`, '/about'],
    ['/é', '/%C3%A9'],
  ])('%s is the href %s', (link, href) => {
    expect(sameOriginHref(link)).toBe(href)
  })

  it('never names another site, whatever is entered', () => {
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
