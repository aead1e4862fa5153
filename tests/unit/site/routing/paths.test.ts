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
} from '../../../../lib/routing/paths'

describe('the address of a page', () => {
  it.each([
    ['en', homePath, '/'],
    ['fr', homePath, '/fr'],
    ['en', 'about', '/about'],
    ['fr', 'a-propos', '/fr/a-propos'],
    ['en', 'compare/spreadsheets', '/compare/spreadsheets'],
    ['fr', 'comparer/tableurs', '/fr/comparer/tableurs'],
  ] as const)('of %s %s is %s', (locale, path, href) => {
    expect(pageHref(locale, path)).toBe(href)
  })

  it('leads back to the language and path it was made from', () => {
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
  ] as const)('of %s %s is %s', (locale, path, href) => {
    expect(markdownHref(locale, path)).toBe(href)
  })
})

describe('the address of a feed', () => {
  it.each([
    ['en', 'rss', '/blog/feed.xml'],
    ['en', 'json', '/blog/feed.json'],
    ['fr', 'rss', '/fr/blog/feed.xml'],
    ['fr', 'json', '/fr/blog/feed.json'],
  ] as const)('in %s as %s is %s', (locale, format, href) => {
    expect(feedHref(locale, format)).toBe(href)
  })
})

describe('the address that chooses a language', () => {
  it.each([
    ['en', homePath, '/?language=en'],
    ['fr', homePath, '/fr?language=fr'],
    ['fr', 'a-propos', '/fr/a-propos?language=fr'],
  ] as const)('%s at %s is %s', (locale, path, href) => {
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
  ])('%j is %s %s', (pathname, locale, path) => {
    expect(parsePathname(pathname)).toEqual({locale, path})
  })

  it('takes a path that only begins like a language for a path', () => {
    expect(parsePathname('/french')).toEqual({locale: 'en', path: 'french'})
    expect(parsePathname('/tlh/preise')).toEqual({locale: 'en', path: 'tlh/preise'})
    expect(parsePathname('/FR')).toEqual({locale: 'en', path: 'FR'})
  })
})

describe('the call to action', () => {
  it('is an anchor on a page that has it, and else the home page in the same language', () => {
    expect(ctaHref('en', true)).toBe('#cta')
    expect(ctaHref('fr', true)).toBe('#cta')
    expect(ctaHref('en', false)).toBe('/?scrollTo=cta#cta')
    expect(ctaHref('fr', false)).toBe('/fr?scrollTo=cta#cta')
  })
})

describe('the languages', () => {
  it('all have a name, and all but the first have a prefix', () => {
    expect(new Set(locales.map((locale) => languages[locale].name)).size).toBe(locales.length)
    expect([defaultLocale, ...prefixedLocales]).toEqual([...locales])
  })

  it.each(['', 'EN', 'tlh', 'en-GB', null, undefined, 0, ['en']])('do not include %j', (value) => {
    expect(isLocale(value)).toBe(false)
  })
})

describe('the page above', () => {
  it.each([
    ['comparison/hubspot', 'comparison'],
    ['comparison', ''],
    [homePath, ''],
  ])('%s is “%s”', (path, above) => {
    expect(parentPath(path)).toBe(above)
  })
})
