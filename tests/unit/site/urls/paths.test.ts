import {describe, expect, it} from 'vitest'

import {defaultLocale, isLocale, languages, locales} from '../../../../lib/i18n/locales'
import {
  choiceHref,
  ctaHref,
  feedHref,
  homePath,
  markdownHref,
  pageHref,
  parentPath,
  parsePathname,
  prefixedLocales,
  searchHref,
} from '../../../../lib/urls/paths'

describe('the address of a page', () => {
  it.each([
    ['en', homePath, '/'],
    ['fr', homePath, '/fr'],
    ['en', 'about', '/about'],
    ['fr', 'a-propos', '/fr/a-propos'],
    ['en', 'compare/spreadsheets', '/compare/spreadsheets'],
    ['fr', 'comparer/tableurs', '/fr/comparer/tableurs'],
  ] as const)('builds the URL of %s %s: %s', (locale, path, href) => {
    expect(pageHref(locale, path)).toBe(href)
  })

  it('a URL parses to its language and path', () => {
    for (const locale of locales) {
      for (const path of [homePath, 'about', 'a/b/c']) {
        expect(parsePathname(pageHref(locale, path))).toEqual({locale, path})
      }
    }
  })
})

describe('the address of the Markdown of a page', () => {
  it.each([
    ['en', homePath, '/index.md'],
    ['fr', homePath, '/fr/index.md'],
    ['en', 'about', '/about.md'],
    ['fr', 'blog/pourquoi', '/fr/blog/pourquoi.md'],
  ] as const)('builds the URL of %s %s: %s', (locale, path, href) => {
    expect(markdownHref(locale, path)).toBe(href)
  })
})

describe('the address of a feed', () => {
  it.each([
    ['en', 'rss', '/blog/feed.xml'],
    ['en', 'json', '/blog/feed.json'],
    ['fr', 'rss', '/fr/blog/feed.xml'],
    ['fr', 'json', '/fr/blog/feed.json'],
  ] as const)('builds the feed URL in %s as %s: %s', (locale, format, href) => {
    expect(feedHref(locale, format)).toBe(href)
  })
})

it('links to the field of the search page in each language', () => {
  expect([searchHref('en'), searchHref('fr')]).toEqual([
    '/search#search-field',
    '/fr/search#search-field',
  ])
})

describe('the address that chooses a language', () => {
  it.each([
    ['en', homePath, '/?language=en'],
    ['fr', homePath, '/fr?language=fr'],
    ['fr', 'a-propos', '/fr/a-propos?language=fr'],
  ] as const)('builds the URL that chooses %s at %s: %s', (locale, path, href) => {
    expect(choiceHref(locale, path)).toBe(href)
  })
})

describe('reading an address', () => {
  it.each([
    ['/', 'en', '/'],
    ['', 'en', '/'],
    ['/about', 'en', 'about'],
    ['/about/', 'en', 'about'],
    ['//about//team', 'en', 'about/team'],
    ['/fr', 'fr', '/'],
    ['/fr/', 'fr', '/'],
    ['/fr/a-propos', 'fr', 'a-propos'],
    ['/en/about', 'en', 'about'],
    ['/about/fr', 'en', 'about/fr'],
  ])('parses %j as %s %s', (pathname, locale, path) => {
    expect(parsePathname(pathname)).toEqual({locale, path})
  })

  it('does not mistake a path for a language prefix', () => {
    expect(parsePathname('/french')).toEqual({locale: 'en', path: 'french'})
    expect(parsePathname('/tlh/preise')).toEqual({locale: 'en', path: 'tlh/preise'})
    expect(parsePathname('/FR')).toEqual({locale: 'en', path: 'FR'})
  })
})

describe('the call to action', () => {
  it('the call to action is an anchor on the page or the home page', () => {
    expect(ctaHref('en', true)).toBe('#cta')
    expect(ctaHref('fr', true)).toBe('#cta')
    expect(ctaHref('en', false)).toBe('/?scrollTo=cta#cta')
    expect(ctaHref('fr', false)).toBe('/fr?scrollTo=cta#cta')
  })
})

describe('the languages', () => {
  it('every language has a name, and all but the first a prefix', () => {
    expect(new Set(locales.map((locale) => languages[locale].name)).size).toBe(locales.length)
    expect([defaultLocale, ...prefixedLocales]).toEqual([...locales])
  })

  it.each(['', 'EN', 'tlh', 'en-GB', null, undefined, 0, ['en']])(
    '%j is not a language',
    (value) => {
      expect(isLocale(value)).toBe(false)
    },
  )
})

describe('the page above', () => {
  it.each([
    ['comparison/hubspot', 'comparison'],
    ['a/b/c', 'a'],
    ['comparison', ''],
    [homePath, ''],
  ])('the parent of %s is “%s”', (path, above) => {
    expect(parentPath(path)).toBe(above)
  })
})
