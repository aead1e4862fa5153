import {describe, expect, it} from 'vitest'

import {type Destination, allowedHref, resolveLink} from '../../../../lib/urls/links'

const english = {locale: 'en', hasCta: false} as const
const french = {locale: 'fr', hasCta: false} as const

const toPage = (page: Destination['page']): Destination => ({kind: 'page', url: null, page})
const toUrl = (url: string | null): Destination => ({kind: 'url', url, page: null})

describe('where a link leads', () => {
  it('a link to a page uses the language of that page', () => {
    const about = toPage({language: 'fr', path: 'a-propos', untranslated: null})
    expect(resolveLink(about, french)).toBe('/fr/a-propos')
    expect(resolveLink(about, english)).toBe('/fr/a-propos')
  })

  it('a link to a page without a known language leads nowhere, as no such page is published', () => {
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

describe('an address that a document names', () => {
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
