import * as fc from 'fast-check'
import {describe, expect, it} from 'vitest'

import {
  isValidPath,
  isExternal,
  isPagePath,
  isReservedHref,
  reservedHref,
  normalHref,
} from '../../../../lib/urls/hrefs'

describe('a URL path', () => {
  it.each([
    ['/about', '/about'],
    ['/', '/'],
    ['/en/about', '/about'],
    ['/fr/%C3%A0-propos', '/fr/à-propos'],
    ['/a%20b', '/a b'],
    ['/a//b', '/a/b'],
    [`/${'a'.repeat(1999)}`, `/${'a'.repeat(1999)}`],
  ])('normalizes the path %s to %s', (written, read) => {
    expect(normalHref(written)).toBe(read)
  })

  it.each([
    '',
    'about',
    '/a\\b',
    'https://evil.example',
    '/%',
    '/a?b',
    '/a#b',
    '/a b',
    `/${'a'.repeat(2000)}`,
  ])('rejects the path %j', (written) => {
    expect(normalHref(written)).toBeNull()
  })

  it('never accepts another site, whatever is entered', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '\t',
      '%09',
      '.',
      'evil.example',
      '@',
      ':',
    )
    const written = fc.array(piece, {maxLength: 8}).map((pieces) => `/${pieces.join('')}`)
    fc.assert(
      fc.property(written, (value) => {
        const path = normalHref(value)
        if (path === null) return
        expect(new URL(path, 'https://site.example').origin).toBe('https://site.example')
        expect(normalHref(encodeURI(path))).toBe(path)
      }),
    )
  })
})

it.each([
  ['/Sitemap.xml', '/sitemap.xml'],
  ['/robots.txt)', '/robots.txt'],
  ['/BLOG/feed.xml.', '/blog/feed.xml'],
  ['/Admin/login', '/admin/login'],
  ['/Studio', '/studio'],
  ['/studio', null],
  ['/api/%C3%A9', null],
  ['/API/%C3%A9', '/api/é'],
  ['/Somewhere', null],
])('%s redirects to %s', (pathname, to) => {
  expect(reservedHref(pathname)).toBe(to)
})

it.each([
  ['/admin', true],
  ['/admin/login', true],
  ['/studio', true],
  ['/api/anything', true],
  ['/administration', false],
  ['/fr/admin', false],
])('%s is the site’s own: %s', (href, isOwn) => {
  expect(isReservedHref(href)).toBe(isOwn)
})

const longest = Array.from({length: 1000}, () => 'a').join('/')

it.each([
  [`${longest}a`, true],
  [`${longest}/a`, false],
])('%s is the path of a page: %s', (path, isOne) => {
  expect(isPagePath(path)).toBe(isOne)
})

it.each([
  ['en', '/', true],
  ['fr', '/', true],
  ['fr', 'a-propos', true],
  ['fr', 'blog/pourquoi', true],
  ['en', 'blog/a/b', false],
  ['fr', 'not-found-page', false],
  ['fr', 'fr/about', true],
  ['fr', 'admin', true],
  ['en', 'sitemap', true],
  ['en', '', false],
  ['en', null, false],
  ['xx', 'about', false],
  [null, 'about', false],
])('in %s a document has the path %s: %s', (language, path, has) => {
  expect(isValidPath(language, path)).toBe(has)
})

describe('a link to another site', () => {
  it.each([
    ['https://example.com', true],
    ['http://example.com', true],
    ['/https:/about', false],
    ['#cta', false],
    ['mailto:hello@site.example', false],
    ['tel:+3531234567', false],
  ])('detects links to other sites: %s is %s', (href, external) => {
    expect(isExternal(href)).toBe(external)
  })
})
