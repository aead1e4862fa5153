import {describe, expect, it} from 'vitest'

import {locales} from '../../../../lib/i18n/locales'
import {homePath, pageHref, parentPath, parsePathname} from '../../../../lib/urls/paths'

describe('the address of a page', () => {
  it.each([
    ['en', 'about', '/about'],
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

describe('reading an address', () => {
  it.each([
    ['', 'en', '/'],
    ['/about', 'en', 'about'],
    ['//about//team', 'en', 'about/team'],
    ['/fr', 'fr', '/'],
    ['/fr/a-propos', 'fr', 'a-propos'],
    ['/en/about', 'en', 'about'],
    ['/about/fr', 'en', 'about/fr'],
  ])('parses %j as %s %s', (pathname, locale, path) => {
    expect(parsePathname(pathname)).toEqual({locale, path})
  })
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
